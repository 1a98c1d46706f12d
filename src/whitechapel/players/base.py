"""What a player is to everybody who asks one for an action.

A player is fair by construction: all it ever gets is its seat's view. It is made once for a seat and a match and asked
for all of that seat's decisions, so it may keep what it likes between them.
"""

from math import inf
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from whitechapel.core.types import Action
from whitechapel.core.view import AnyView
from whitechapel.players.clock import monotonic


class Limit(NamedTuple):
    """How long to think about one decision.

    With neither `seconds` nor `nodes` a player uses the budget it was made with.

    Attributes:
        seconds: think for so many seconds of wall-clock time, at most.
        nodes: stop after so many nodes (iterations, for a player that counts in those): reproducible.
        cap: whatever the budget is, stop after so many seconds of wall-clock time.
    """

    seconds: float | None = None
    nodes: int | None = None
    cap: float | None = None

    def deadline(self) -> float:
        """When to stop, by the clock of `players.clock`, for who begins to think now."""
        return monotonic() + min(inf if time is None else time for time in (self.seconds, self.cap))


OWN_BUDGET = Limit()


class Candidate(NamedTuple):
    """An action a player weighed, and how likely the seat to act wins by it, as the player judges."""

    action: Action
    win_probability: float


class Explanation(NamedTuple):
    """What a player saw while it thought.

    Attributes:
        candidates: the actions it weighed, best first.
        seen: how many suspects it expects to be seen at the next appeal.
        hidden: how many it expects not to be seen.
        win_probability: how likely the seat to act wins, as the player judges.
    """

    candidates: tuple[Candidate, ...]
    seen: float
    hidden: float
    win_probability: float


class Player(Protocol):
    """Chooses the actions of one seat in one match.

    One that never looks at a view's log may have an attribute ``reads_log`` that is False: then those who play millions
    of games with it leave the log out.
    """

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:
        """One of the view's legal actions. The same seed, views and node budget give the same choices."""
        ...


@runtime_checkable
class Explainer(Protocol):
    """A player that can also say what it saw: for hints and analysis."""

    def explain(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Explanation:
        """What the player makes of the position for the seat to act."""
        ...


def stream(seed: int, observation: tuple[object, ...]) -> Random:
    """The random numbers of one decision: they follow from the player's seed and what it was shown."""
    return Random(f"{seed} {tuple(observation)}")
