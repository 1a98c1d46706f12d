"""When a step of the AI will be shown: decided before it is thought of, by what everybody may know.

That is the pace, the level, and how many steps are due to be shown; never how long anything was thought about, since
that depends on secrets. So the time of a step tells nothing.
"""

from dataclasses import dataclass
from math import ceil, inf

from whitechapel.players.levels import measured
from whitechapel.server.opponents.thoughts import LEAST

USUAL = 0.8
"""Seconds that a thought gets where nobody else waits: the highest levels need less than that for nearly all."""
_QUICK = 0.003
"""A level that needs so many seconds of CPU on average, or fewer, thinks quickly."""
_SPARE = 0.1
"""Seconds between the end of a thought and the step that is shown: a busy machine may be late."""


@dataclass(frozen=True, eq=False, slots=True)
class Promise:
    """When a step is shown.

    Attributes:
        address: whose thought it is.
        quick: whether its level thinks quickly.
        asked: when it became the AI's turn.
        due: when the thought has to be ready.
        shown: when the step is shown; right away without a pace.
        hurried: whether the AI has less time than it usually needs, because so many play.
    """

    address: str
    quick: bool
    asked: float
    due: float
    shown: float
    hurried: bool = False


class Promises:
    """The steps that are due to be shown.

    Args:
        pace: seconds of a beat; steps are shown on full beats. 0 for no pauses.
        places: how many thoughts can be thought at a time.
    """

    def __init__(self, pace: float, places: int) -> None:
        self._pace = pace
        self._places = places
        self._open: set[Promise] = set()

    def __len__(self) -> int:
        return len(self._open)

    def make(self, game: str, level: int, address: str, now: float) -> Promise:
        """Promise a step of a level, for somebody who comes from an address."""
        need, quick = needed(game, level), is_quick(game, level)
        alike = [promise.address for promise in self._open if promise.quick is quick] + [address]
        if self._pace > 0:
            places = 1 if quick else self._places
            rush = len(alike) * (_QUICK if quick else LEAST) / places
            shown = now + ceil((max(LEAST if quick else USUAL, rush) + _SPARE) / self._pace - 1e-9) * self._pace
            share = USUAL * places / len(set(alike)) / alike.count(address)
            made = Promise(address, quick, now, shown - _SPARE, shown, share < need)
        else:
            made = Promise(address, quick, now, inf, now)
        self._open.add(made)
        return made

    def forget(self, promise: Promise) -> None:
        """A step was shown, or is no longer wanted."""
        self._open.discard(promise)

    def wait(self, promise: Promise, now: float) -> float:
        """Seconds until the step is shown; one that is late, which a hiccup of the machine makes, on the next beat."""
        return wait_for_beat(now - promise.shown, self._pace) if now > promise.shown else promise.shown - now


def needed(game: str, level: int) -> float:
    """Seconds of CPU that a level needs for a step, as far as it was measured."""
    strength = measured(game).get(level)
    return USUAL if strength is None else strength.cpu_ms / 1000


def is_quick(game: str, level: int) -> bool:
    """Whether a level thinks so quickly that nobody waits for it."""
    return needed(game, level) <= _QUICK


def wait_for_beat(took: float, pace: float) -> float:
    """How long to wait to the next full beat."""
    return ceil(took / pace) * pace - took if pace > 0 else 0.0
