"""A table in lines of plain text: the board drawn in ASCII, and everything beside it in words."""

from whitechapel.table.positions import Position
from whitechapel.terminal.board import board_of
from whitechapel.terminal.board.marks import NOTHING
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.panel import Scene
from whitechapel.terminal.theme import ASCII
from whitechapel.words import Words


def described(game: str, position: Position, words: Words) -> list[str]:
    """The board and what stands beside it."""
    board = board_of(game)
    beside = board.panel(Scene(position, None, Chooser(), words, ASCII))
    drawn = [*board.draw(position, ASCII, NOTHING).lines(), "", *(line.text.plain.rstrip() for line in beside)]
    while drawn and not drawn[-1]:
        drawn.pop()
    return drawn
