"""The end: who won and why, who Jack was, and what to do next."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from whitechapel.terminal.match.table import Match
from whitechapel.terminal.screens.board_screen import SAID
from whitechapel.terminal.telling import ending
from whitechapel.terminal.words import Words, capital

HOME, AGAIN, REPLAY = "home", "again", "replay"
"""What a player may wish next."""


class EndingScreen(ModalScreen[str]):
    """How the match ended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("r", f"wish('{AGAIN}')", show=False),
        Binding("w", f"wish('{REPLAY}')", show=False),
        Binding("n,q", f"dismiss('{HOME}')", show=False),
    ]

    def __init__(self, match: Match, words: Words) -> None:
        super().__init__(classes="ascii" if words.plain_signs else None)
        self._match = match
        self._words = words

    def compose(self) -> ComposeResult:
        """The outcome, what was hidden, and the keys that lead on."""
        words, outcome, revealed = self._words, self._match.outcome, self._match.revealed
        if outcome is None or revealed is None:
            return
        first, *rest = ending(outcome, revealed, self._match.game.NAME, words)
        if len(self._match.here) == 1:
            first = words.say("you-win" if outcome.winner in self._match.here else "you-lose")
        ways = {"R": "rematch", "W": "replay"} if self._match.kept_here else {}
        ways |= {"N": "new-game", "Esc": "close"}
        with Vertical(classes="sheet"):
            yield Static(Text(capital(first), SAID), classes="title")
            yield Static(Text("\n".join(rest)))
            yield Static(Text("\n".join(f"{key}  {words.say(way)}" for key, way in ways.items())), classes="below")

    def action_wish(self, wish: str) -> None:
        """Play again or replay, where the game is kept here."""
        if self._match.kept_here:
            self.dismiss(wish)
