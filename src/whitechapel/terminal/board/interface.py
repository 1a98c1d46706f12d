"""What a board is to the screens: a module, named in its game's descriptor, with these names."""

from collections.abc import Mapping
from typing import Protocol

from whitechapel.core.messages import Message
from whitechapel.table.positions import Position
from whitechapel.terminal.board.marks import NOTHING, Marks
from whitechapel.terminal.canvas import Canvas
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.panel import Line, Scene
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words


class Board(Protocol):
    """How a game is drawn."""

    @property
    def WIDTH(self) -> int:  # noqa: N802 - a module's constant
        """The columns of the board."""
        ...

    @property
    def HEIGHT(self) -> int:  # noqa: N802
        """The rows of the board."""
        ...

    @property
    def NEEDS(self) -> tuple[int, int]:  # noqa: N802
        """The columns and rows of the smallest window its table fits into."""
        ...

    @property
    def LOG_BELOW(self) -> bool:  # noqa: N802
        """Whether the log stands below the board alone, where there is room; else it is as wide as the screen."""
        ...

    @property
    def FORMS(self) -> Mapping[str, str]:  # noqa: N802
        """How each kind of action is typed, by its verb: the notation, which is the same in all languages."""
        ...

    def draw(self, position: Position, glyphs: Glyphs, marks: Marks = NOTHING) -> Canvas:
        """The board as a position, or a preview of one, shows it."""
        ...

    def centres(self) -> Mapping[str, tuple[int, int]]:
        """The middle of every place, in columns and rows."""
        ...

    def panel(self, scene: Scene) -> list[Line]:
        """What stands beside the board."""
        ...

    def secret_lines(self, known: Position, words: Words) -> list[str]:
        """What only one seat knows, in words, to its owner."""
        ...

    def known_lines(self, known: Position, words: Words) -> list[str]:
        """What somebody knows beyond the table, in words, to somebody else."""
        ...

    def meant_by(self, chooser: Chooser, place: str) -> str | None:
        """The action that a click on a place asks for, where it may be asked why that can't be."""
        ...

    def why_no_key(self, key: str, position: Position) -> Message | None:
        """Why a key that stands for something picks nothing now."""
        ...
