"""The boards of the games, drawn with characters. They are told what may be picked, and know no rules."""

from functools import cache
from typing import cast

from whitechapel.core.descriptor import loaded
from whitechapel.core.registry import describe, load_game
from whitechapel.terminal.board.interface import Board
from whitechapel.terminal.board.rendered import rendered_board

__all__ = ["Board", "board_of"]


@cache
def board_of(game: str) -> Board:
    """The board of a game: the one its descriptor names, else its rendered text."""
    reference = describe(game).board
    return cast(Board, loaded(reference)) if reference else rendered_board(load_game(game))
