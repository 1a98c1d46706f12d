"""The end: who won and why, who Jack was, and what to do next."""

from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from whitechapel.table import RefusedError, Table
from whitechapel.table.replay import Replay
from whitechapel.terminal.naming import key_table
from whitechapel.terminal.panel import LIGHT
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words, capital


class Onward(NamedTuple):
    """Where a player goes from a match that is over: to another match, or home."""

    table: Table | None = None


def ending_lines(table: Table, words: Words) -> list[str]:
    """How a match ended, for those at this screen; nothing while it goes on."""
    outcome = table.turn.outcome
    if outcome is None:
        return []
    first, *rest = map(words.sentence, table.turn.ending)
    if len(table.seats) == 1:
        first = capital(words.say("you-win" if outcome.winner in table.seats else "you-lose"))
    return [first, *rest]


def ways_on(table: Table, words: Words) -> dict[str, str]:
    """The keys that lead on from the end, each with what it does; those who looked on have no rematch."""
    ways = {"R": "rematch"} if table.seats else {}
    return {key: words.say(way) for key, way in (ways | {"W": "replay", "N": "new-game"}).items()}


class EndingScreen(ModalScreen[Onward]):
    """How the match ended. It is dismissed with where to go on, or with nothing by who stays at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("r", "again", show=False),
        Binding("w", "replay", show=False),
        Binding("n,q", "home", show=False),
    ]

    def __init__(self, table: Table, words: Words, glyphs: Glyphs) -> None:
        super().__init__(classes="ascii" if words.plain_signs else None)
        self._table = table
        self._words = words
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """The outcome, what was hidden, the keys that lead on, and what happened since."""
        words = self._words
        first, *rest = ending_lines(self._table, words)
        ways = key_table(words, ways_on(self._table, words), words.say("close"))
        with Vertical(classes="sheet"):
            yield Static(Text(first, LIGHT), classes="title")
            yield Static(Text("\n".join(rest)))
            yield Static(Text(ways), classes="below")
            yield Static(id="news", classes="below")

    def on_mount(self) -> None:
        """Tell what has happened already."""
        self.follow()

    def follow(self) -> None:
        """Tell that a rematch is offered, once it is."""
        offered = self._table.turn.rematch_offered
        self._tell(self._words.sentence("log-rematch") if offered else "")

    def _tell(self, news: str) -> None:
        for sheet in self.query("#news").results(Static):  # none before it is composed
            sheet.update(Text(news, LIGHT))
            sheet.display = bool(news)

    @work(exclusive=True)
    async def action_again(self) -> None:
        """Play again with the sides swapped."""
        if not self._table.seats:
            return
        try:
            self.dismiss(Onward(await self._table.rematch()))
        except RefusedError:
            self._tell_refused()

    @work(exclusive=True)
    async def action_replay(self) -> None:
        """Replay the match; whoever leaves the replay comes back here."""
        try:
            record = await self._table.record()
        except RefusedError as refused:
            if refused.reason is None:
                self._tell_refused()
            else:
                self._tell(self._words.say(refused.reason))
        else:
            self.app.push_screen(ReplayScreen(Replay(record), self._words, self._glyphs))

    def _tell_refused(self) -> None:
        self._tell(self._words.say("problem-other" if self._table.connection.is_open else "problem-offline"))

    def action_home(self) -> None:
        """Leave the table."""
        self.dismiss(Onward())
