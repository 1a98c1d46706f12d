"""What a player is to everybody who asks one for an action.

A player is fair by construction: all it ever gets is what its seat knows. It keeps nothing from one decision to
the next, so its choice follows from its seed, the observation and the limit alone.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from whitechapel.core.types import Action


class Limit(NamedTuple):
    """How long to think about one decision; with neither set, a player uses the budget it was made with.

    Attributes:
        seconds: stop thinking after so many seconds of wall-clock time.
        nodes: stop after so many nodes (iterations, for a player that counts in those): reproducible.
    """

    seconds: float | None = None
    nodes: int | None = None


OWN_BUDGET = Limit()


class Candidate(NamedTuple):
    """An action a player weighed, and the chance of winning the seat to move has by it, as the player judges."""

    action: Action
    value: float


class Explanation(NamedTuple):
    """What a player saw while it thought.

    Attributes:
        candidates: the actions it weighed, best first.
        seen: how many suspects it expects to be seen at the next appeal.
        hidden: how many it expects not to be seen.
        win_chance: the chance of winning the seat to move has, as the player judges.
    """

    candidates: tuple[Candidate, ...]
    seen: float
    hidden: float
    win_chance: float


class Player(Protocol):
    """Chooses actions for either seat, from what that seat knows."""

    def choose(self, observation: Any, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /) -> Action:
        """One of `legal_actions`. The same seed, observation and node budget give the same choice."""
        ...


@runtime_checkable
class Explainer(Protocol):
    """A player that can also say what it saw: for hints and analysis."""

    def explain(self, observation: Any, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /) -> Explanation:
        """What the player makes of the position for the seat to move."""
        ...


def stream(seed: int, observation: tuple[object, ...]) -> Random:
    """The random numbers of one decision: they follow from the player's seed and what it was shown."""
    return Random(f"{seed} {tuple(observation)}")
