"""Actions as numbers: ints, and whatever else counts as one (NumPy's integers do)."""

from operator import index
from typing import SupportsIndex

from whitechapel.core.errors import NotationError


def read_number(given: SupportsIndex, game: str, count: int) -> int:
    """The action with this number, as a plain int; raises `NotationError` unless the game has such a one."""
    if type(given) is int and 0 <= given < count:
        return given
    try:
        action = index(given)
    except TypeError:
        action = -1
    if not 0 <= action < count or isinstance(given, bool):
        raise NotationError(given, f"is not an action of {game}", f"an int from 0 to {count - 1}")
    return action
