"""Small sheets over a screen: the keys, the turns, pencil marks, and whether the game is really given up."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from whitechapel.terminal.naming import key_line, key_table
from whitechapel.terminal.panel import LIGHT
from whitechapel.terminal.pencil import Pencil
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

_KEYS = (
    "key-arrows",
    "key-enter",
    "key-escape",
    "key-letters",
    "terminal-key-hint",
    "terminal-key-coach",
    "terminal-key-turns",
    "terminal-key-marks",
    "terminal-key-peek",
    "key-split",
    "key-log",
    "terminal-key-takeback",
    "terminal-key-give-up",
    "terminal-key-leave",
    "key-help",
)


class KeysSheet(ModalScreen[None]):
    """Every key and what it does."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,enter,q", "dismiss", show=False)]

    def __init__(self, words: Words) -> None:
        super().__init__(classes="ascii" if words.plain_signs else None)
        self._words = words

    def compose(self) -> ComposeResult:
        """A line for each key."""
        lines = [self._words.say(line) for line in _KEYS]
        with Vertical(classes="sheet"):
            yield Static(Text(self._words.say("keys-title"), LIGHT), classes="title")
            yield Static(Text("\n".join(lines)))
            escape = self._words.say("terminal-escape"), self._words.say("close")
            yield Static(Text(key_line(self._words, escape), "dim"), classes="below")


class TurnsSheet(ModalScreen[None]):
    """The table of turns."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,o,enter,q", "dismiss", show=False)]

    def __init__(self, lines: Sequence[str], words: Words) -> None:
        super().__init__(classes="ascii" if words.plain_signs else None)
        self._lines = lines
        self._words = words

    def compose(self) -> ComposeResult:
        """A line for each turn."""
        words = self._words
        with VerticalScroll(classes="sheet"):
            yield Static(Text(words.say("terminal-turns-title"), LIGHT), classes="title")
            yield Static(Text("\n".join(self._lines)))
            yield Static(
                Text(key_line(words, (words.say("terminal-escape"), words.say("close"))), "dim"), classes="below"
            )


class MarksSheet(ModalScreen[None]):
    """Pencil marks on suspects, each turned on by its number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,m,enter,q", "dismiss", show=False)]

    def __init__(self, suspects: Sequence[str], pencil: Pencil, words: Words, glyphs: Glyphs) -> None:
        super().__init__(classes="ascii" if words.plain_signs else None)
        self._suspects = suspects
        self._pencil = pencil
        self._words = words
        self._signs = {"": " ", "innocent": glyphs.innocent, "likely": glyphs.likely}

    def compose(self) -> ComposeResult:
        """A line for each suspect."""
        words = self._words
        how = words.say("terminal-marks-how", innocent=self._signs["innocent"], likely=self._signs["likely"])
        with Vertical(classes="sheet"):
            yield Static(Text(words.say("terminal-marks-title"), LIGHT), classes="title")
            yield Static(id="marks")
            yield Static(Text(how), classes="below")
            yield Static(
                Text(key_line(words, (words.say("terminal-escape"), words.say("close"))), "dim"), classes="below"
            )

    def on_mount(self) -> None:
        """Show the marks there are."""
        self._paint()

    def on_key(self, event: events.Key) -> None:
        """A number gives its suspect the next mark."""
        if event.key.isdecimal() and 1 <= int(event.key) <= len(self._suspects):
            self._pencil.turn(self._suspects[int(event.key) - 1])
            self._paint()

    def _paint(self) -> None:
        marks, name = self._pencil.marks, self._words.name
        lines = [f"{at}  {self._signs[marks.get(one, '')]} {name(one)}" for at, one in enumerate(self._suspects, 1)]
        self.query_one("#marks", Static).update(Text("\n".join(lines)))


class GiveUpSheet(ModalScreen[bool]):
    """Whether the game is really given up; dismissed with the answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", show=False),
        Binding("escape,n,q", "dismiss(False)", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__(classes="ascii" if words.plain_signs else None)
        self._words = words

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        words = self._words
        with Vertical(classes="sheet"):
            yield Static(Text(words.say("resign-sure"), LIGHT), classes="title")
            yield Static(Text(key_table(words, {"Y": words.say("resign")}, words.say("cancel"))))
