"""States and observations are tuples, and no two kinds of them are ever equal or taken for one another."""

from whitechapel.core.errors import NotationError


class Position:
    """The root of a game's states and observations: equal only to one of its own kind that holds the same."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)  # type: ignore[arg-type]  # positions are tuples

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return tuple.__hash__(self)  # type: ignore[arg-type]  # the same


def not_a_state(given: object) -> NotationError:
    """The error for anything that was given where a whole state is needed."""
    return NotationError(
        _kind_of(given), "is not a state: it does not hold everything that is hidden", "a State, which matches keep"
    )


def not_an_observation(given: object) -> NotationError:
    """The error for anything that was given where an observation is needed."""
    return NotationError(_kind_of(given), "is not an observation: it is more than one seat knows", "what `observe` gives")


def _kind_of(given: object) -> str:
    """Its type alone: an error must not show what a state hides."""
    return type(given).__name__
