"""States and observations are tuples, and no two kinds of them are ever equal or taken for one another."""

from collections.abc import Callable
from typing import ClassVar, cast

from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyObservation
from whitechapel.core.registry import load_game
from whitechapel.core.types import Seat

_same = cast("Callable[[object, object], bool]", tuple.__eq__)  # positions are tuples
_hash = cast("Callable[[object], int]", tuple.__hash__)

new_tuple = tuple.__new__
"""Makes a position from its fields, ``new_tuple(State, (1, 2, 3))``: much quicker than calling its class."""


class Position:
    """The root of a game's states and observations: equal only to one of its own kind that holds the same.

    Printed or shown in a notebook, an observation is drawn as its seat knows it, a state as everybody does: its
    picture tells no secret. Its `repr` does, and makes it again.
    """

    __slots__ = ()

    GAME: ClassVar[str]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _same(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return _hash(self)

    def __str__(self) -> str:
        return load_game(self.GAME).render(self._shown())

    def _repr_svg_(self) -> str:
        return load_game(self.GAME).draw(self._shown())

    def _shown(self) -> AnyObservation:
        return self if hasattr(self, "seat") else load_game(self.GAME).observe(self, Seat.SPECTATOR)


def not_a_state(given: object, game: str = "") -> NotationError:
    """The error for anything that was given where a whole state is needed, perhaps one of this game."""
    if game and isinstance(given, Position) and game != given.GAME:
        return NotationError(_kind_of(given), f"is of {given.GAME}", f"a State of {game}")
    return NotationError(
        _kind_of(given), "is not a state: it does not hold everything that is hidden", "a State, which matches keep"
    )


def not_an_observation(given: object) -> NotationError:
    """The error for anything that was given where an observation is needed."""
    return NotationError(
        _kind_of(given), "is not an observation: it is more than one seat knows", "what `observe` gives"
    )


def _kind_of(given: object) -> str:
    """Its type alone: an error must not show what a state hides."""
    return type(given).__name__
