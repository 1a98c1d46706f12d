"""Reading an action however it is given: a number, anything that counts as one, or its text."""

from typing import SupportsIndex, TypeAlias

from whitechapel.core.game import AnyGame
from whitechapel.core.numbers import read_number
from whitechapel.core.types import Action

AnyAction: TypeAlias = SupportsIndex | str
"""An action as callers give it: ``3``, ``numpy.int64(3)`` or ``"holmes 1"``."""


def read_action(game: AnyGame, given: AnyAction) -> Action:
    """The action that was given; raises `NotationError` on anything that is none of the game's."""
    if isinstance(given, str):
        return game.action_from_text(given)
    return read_number(given, game.NAME, game.ACTION_COUNT)
