"""The home screen: choose a game, a side, a strength and a language, or go on with a game that was left."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from whitechapel.terminal.saving import HERE, SavedGame
from whitechapel.terminal.screens.board_screen import SAID
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.words import LANGUAGES, Words, capital

SIDES = ("detective", "jack", "any", "both")


class Wish(NamedTuple):
    """What a player wishes to play: the game, the side, and how strong the other side is."""

    game: str = "pocket"
    side: str = "detective"
    level: int = 4


class Row(Static, can_focus=True):
    """A line with a choice of values: left and right change it, Enter takes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("enter,space", "take", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

    class Taken(Message):
        """Enter was pressed on a line."""

        def __init__(self, row: "Row") -> None:
            super().__init__()
            self.row = row

    def __init__(self, id: str, values: Sequence[str] = (), value: str = "") -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.values = tuple(values)
        self.value = value

    def action_change(self, by: int) -> None:
        """The next value, or the one before."""
        if self.values:
            self.value = self.values[(self.values.index(self.value) + by) % len(self.values)]
            self.post_message(self.Changed())

    def action_take(self) -> None:
        """A line with values goes to its next one; a line without is done."""
        if self.values:
            self.action_change(1)
        else:
            self.post_message(self.Taken(self))

    def on_click(self) -> None:
        """The mouse does what Enter does."""
        self.focus()
        self.action_take()


class HomeScreen(Screen[None]):
    """Where every game begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("q,escape", "app.quit", show=False),
        Binding("question_mark", "app.keys", show=False),
    ]

    class Play(Message):
        """Begin a new game."""

        def __init__(self, wish: Wish) -> None:
            super().__init__()
            self.wish = wish

    class GoOn(Message):
        """Go on with a game that was left."""

        def __init__(self, place: Path) -> None:
            super().__init__()
            self.place = place

    class Speak(Message):
        """Use another language, with the same wish."""

        def __init__(self, language: str, wish: Wish) -> None:
            super().__init__()
            self.language = language
            self.wish = wish

    def __init__(
        self, wish: Wish, left: Mapping[Path, SavedGame], words: Words, glyphs: Glyphs, first: str = "start"
    ) -> None:
        super().__init__()
        self._first = first
        self._wish = wish
        self._left = dict(list(left.items())[:3])
        self._words = words
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """The title, a line for each choice, a line for each game that was left."""
        with Vertical(id="home"):
            yield Static(id="title")
            yield Row("start")
            yield Row("game", ("pocket", "classic"), self._wish.game)
            yield Row("side", SIDES, self._wish.side)
            yield Row("level", [str(level) for level in range(1, 9)], str(self._wish.level))
            yield Row("language", tuple(LANGUAGES), self._words.language)
            for number in range(len(self._left)):
                yield Row(f"left{number}")
            yield Row("quit")
            yield Static(id="notice")

    def on_mount(self) -> None:
        """Put the cursor on the first line to use."""
        self.query_one(f"#{self._first}").focus()
        self._paint()

    def on_screen_resume(self) -> None:
        """Draw again what was covered."""
        self._paint()

    def on_row_changed(self) -> None:
        """Show the new values; another language is spoken at once."""
        if self.query_one("#language", Row).value != self._words.language:
            self.post_message(self.Speak(self.query_one("#language", Row).value, self.wish))
        self._paint()

    def on_row_taken(self, event: Row.Taken) -> None:
        """Begin, go on or leave."""
        if event.row.id == "start":
            self.post_message(self.Play(self.wish))
        elif event.row.id == "quit":
            self.app.exit()
        else:
            self.post_message(self.GoOn(list(self._left)[int((event.row.id or "").removeprefix("left"))]))

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        game, side, level = (self.query_one(f"#{name}", Row).value for name in ("game", "side", "level"))
        return Wish(game, side, int(level))

    def _paint(self) -> None:
        words, wish = self._words, self.wish
        about = words.say(f"game-{wish.game}-about")
        self.query_one("#title", Static).update(
            Text.assemble((words.say("title"), SAID), "\n", (words.say("tagline"), "italic"))
        )
        sides = {
            "detective": capital(words.seat("detective", wish.game)),
            "jack": words.seat("jack", wish.game),
            "any": words.say("play-any"),
            "both": words.say("play-hotseat"),
        }
        texts = {
            "start": words.say("new-game"),
            "game": self._chosen(words.say("terminal-game"), words.say(f"game-{wish.game}")),
            "side": self._chosen(words.say("terminal-side"), sides[wish.side]),
            "level": self._chosen(words.say("level"), words.say("level-name", level=wish.level)),
            "language": self._chosen(words.say("language"), LANGUAGES[words.language]),
            "quit": words.say("terminal-quit"),
        }
        texts |= {f"left{number}": self._going_on(saved) for number, saved in enumerate(self._left.values())}
        for name, text in texts.items():
            self.query_one(f"#{name}", Row).update(text)
        self.query_one("#notice", Static).update(Text(f"{about}\n\n{words.say('notice')}", "dim"))

    def _chosen(self, name: str, value: str) -> str:
        left, right = self._glyphs.target
        return f"{name:<24}{left} {value} {right}"

    def _going_on(self, saved: SavedGame) -> str:
        words, game = self._words, saved.record.game
        here = [seat for seat, sitter in saved.sitters.items() if sitter == HERE]
        side = words.seat(here[0], game) if len(here) == 1 else words.say("play-hotseat")
        return words.say("terminal-continue", game=words.say(f"game-{game}"), side=side)
