"""What a board is to the screens: an object, named in its game's descriptor, that draws and names places."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from whitechapel.table.positions import Position
from whitechapel.terminal.board.marks import Marks
from whitechapel.terminal.canvas import Canvas
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.panel import Line, Scene
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words


def _no_places() -> Mapping[str, tuple[int, int]]:
    return {}


def _means_nothing(_chooser: Chooser, _place: str) -> str | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """How a game is drawn.

    Attributes:
        width: the columns of the board.
        height: the rows of the board.
        needs: the columns and rows of the smallest window its table fits into.
        draw: the board as a position, or a preview of one, shows it.
        panel: what stands beside the board.
        secret_lines: what only one seat knows, in words, to its owner.
        known_lines: what somebody knows beyond the table, in words, to somebody else.
        log_below: whether the log stands below the board alone, where there is room; else it is as wide as the screen.
        forms: how each kind of action is typed, by its verb: the notation, which is the same in all languages.
        centres: the middle of every place, in columns and rows.
        meant_by: the action that a click on a place asks for, where it may be asked why that can't be.
        keys: what each key always stands for, whether it can be picked now or not.
    """

    width: int
    height: int
    needs: tuple[int, int]
    draw: Callable[[Position, Glyphs, Marks], Canvas]
    panel: Callable[[Scene], list[Line]]
    secret_lines: Callable[[Position, Words], list[str]]
    known_lines: Callable[[Position, Words], list[str]]
    log_below: bool = False
    forms: Mapping[str, str]
    centres: Callable[[], Mapping[str, tuple[int, int]]] = _no_places
    meant_by: Callable[[Chooser, str], str | None] = _means_nothing
    keys: Mapping[str, str] = field(default_factory=dict)
