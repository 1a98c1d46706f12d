"""A table in lines of plain text: the board drawn in ASCII, and everything beside it in words."""

from whitechapel.terminal.board import classic, pocket
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.moments import Position
from whitechapel.terminal.panel import Scene, panel
from whitechapel.terminal.theme import ASCII
from whitechapel.terminal.words import Words

_BOARDS = {"pocket": pocket, "classic": classic}


def described(position: Position, words: Words) -> list[str]:
    """The board and what stands beside it."""
    canvas = _BOARDS[position["game"]].draw(position, ASCII)
    beside = panel(Scene(position, None, Chooser(), words, ASCII))
    return [*canvas.lines(), "", *(line.text.plain.rstrip() for line in beside)]
