"""The home screen: choose a game, a side, a strength and a language, or go on with a game that was left."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from whitechapel.core.registry import describe, game_names
from whitechapel.core.types import Seat
from whitechapel.table.game import HERE, LocalGame
from whitechapel.terminal.naming import about, level_about, level_named, title_of
from whitechapel.terminal.panel import LIGHT
from whitechapel.terminal.screens.row import Row
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import LANGUAGES, Words, capital

SIDES = ("detective", "jack", "any", "both")


class NewGame(NamedTuple):
    """What is to be played: the game, the side, and how strong the other side is."""

    game: str = game_names()[0]
    side: str = "detective"
    level: int = 4


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

        def __init__(self, new: NewGame) -> None:
            super().__init__()
            self.new = new

    class GoOn(Message):
        """Go on with a game that was left."""

        def __init__(self, place: Path) -> None:
            super().__init__()
            self.place = place

    class Learn(Message):
        """See the lessons of a game."""

        def __init__(self, game: str) -> None:
            super().__init__()
            self.game = game

    class Speak(Message):
        """Use another language, for the same game."""

        def __init__(self, language: str, new: NewGame) -> None:
            super().__init__()
            self.language = language
            self.new = new

    def __init__(
        self, new: NewGame, left: Mapping[Path, LocalGame], words: Words, glyphs: Glyphs, first: str = "start"
    ) -> None:
        super().__init__()
        self._first = first
        self._new = new
        self._left = dict(list(left.items())[:3])
        self._words = words
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """The title, a line for each choice, a line for each game that was left."""
        with Vertical(id="home"):
            yield Static(id="title")
            yield Row("start")
            yield Row("learn")
            yield Row("game", game_names(), self._new.game)
            yield Row("side", SIDES, self._new.side)
            yield Row("level", _levels(self._new.game), str(self._new.level))
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
        self.query_one("#level", Row).offer(_levels(self.query_one("#game", Row).value))
        if self.query_one("#language", Row).value != self._words.language:
            self.post_message(self.Speak(self.query_one("#language", Row).value, self.new))
        self._paint()

    def on_row_taken(self, event: Row.Taken) -> None:
        """Begin, go on or leave."""
        if event.row.id == "start":
            self.post_message(self.Play(self.new))
        elif event.row.id == "learn":
            self.post_message(self.Learn(self.new.game))
        elif event.row.id == "quit":
            self.app.exit()
        else:
            self.post_message(self.GoOn(list(self._left)[int((event.row.id or "").removeprefix("left"))]))

    @property
    def new(self) -> NewGame:
        """What is chosen now."""
        game, side, level = (self.query_one(f"#{name}", Row).value for name in ("game", "side", "level"))
        return NewGame(game, side, int(level))

    def _paint(self) -> None:
        words, new = self._words, self.new
        self.query_one("#title", Static).update(
            Text.assemble((words.say("title"), LIGHT), "\n", (words.say("tagline"), "italic"))
        )
        sides = {
            "detective": capital(words.seat(Seat.DETECTIVE, new.game)),
            "jack": words.seat(Seat.JACK, new.game),
            "any": words.say("play-any"),
            "both": words.say("play-hotseat"),
        }
        texts = {
            "start": words.say("new-game"),
            "learn": words.say("learn"),
            "game": self._chosen(words.say("terminal-game"), title_of(new.game, words)),
            "side": self._chosen(words.say("terminal-side"), sides[new.side]),
            "level": self._chosen(words.say("level"), level_named(new.level, len(_levels(new.game)), words)),
            "language": self._chosen(words.say("language"), LANGUAGES[words.language]),
            "quit": words.say("terminal-quit"),
        }
        texts |= {f"left{number}": self._going_on(saved) for number, saved in enumerate(self._left.values())}
        for name, text in texts.items():
            self.query_one(f"#{name}", Row).update(text)
        told = "\n".join(filter(None, (about(new.game, words), level_about(new.level, words))))
        self.query_one("#notice", Static).update(Text(f"{told}\n\n{words.say('notice')}", "dim"))

    def _chosen(self, name: str, value: str) -> str:
        left, right = self._glyphs.target
        return f"{name:<24}{left} {value} {right}"

    def _going_on(self, saved: LocalGame) -> str:
        words, game = self._words, saved.match.game.NAME
        here = [seat for seat, player in saved.seats.items() if player == HERE]
        side = words.seat(here[0], game) if len(here) == 1 else words.say("play-hotseat")
        return words.say("terminal-continue", game=title_of(game, words), side=side)


def _levels(game: str) -> list[str]:
    return [str(level) for level in range(1, len(describe(game).levels) + 1)]
