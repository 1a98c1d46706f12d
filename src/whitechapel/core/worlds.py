"""The hidden worlds consistent with what a seat knows: counted, listed with exact weights, sampled."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate
from random import Random
from typing import Generic, TypeVar

StateT = TypeVar("StateT")


class Worlds(Generic[StateT]):
    """States that one observation can't tell apart, each with its weight.

    The weight counts the equally likely ways chance could have brought the state about, so
    ``weight / total`` is its probability before anybody's habits are considered.
    """

    def __init__(self, weighted: Iterable[tuple[StateT, int]]) -> None:
        self._weighted = tuple(weighted)
        self._bounds = tuple(accumulate(weight for _, weight in self._weighted))

    def __len__(self) -> int:
        return len(self._weighted)

    def __iter__(self) -> Iterator[tuple[StateT, int]]:
        return iter(self._weighted)

    def __contains__(self, state: object) -> bool:
        return any(world == state for world, _ in self._weighted)

    def __repr__(self) -> str:
        return f"Worlds({self._weighted!r})"

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return self._bounds[-1] if self._bounds else 0

    def sample(self, rng: Random) -> StateT:
        """One world, each as likely as its weight says."""
        return self._weighted[bisect_right(self._bounds, rng.randrange(self.total))][0]
