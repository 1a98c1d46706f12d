"""Small sheets over a screen: the keys, and whether the game is really given up."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from whitechapel.terminal.naming import key_line, key_table
from whitechapel.terminal.panel import LIGHT
from whitechapel.words import Words

_KEYS = (
    "key-arrows",
    "key-enter",
    "key-escape",
    "key-letters",
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
