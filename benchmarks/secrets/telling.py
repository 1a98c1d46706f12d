"""Guesses the world from one number a decision, and says how often that is right beside chance.

The classifier knows all but the world: for each position and step it has learned from half of the matches of each
world how the number is distributed there (normally, with a mean a world), and says of the other half which world is the
likeliest. Then the halves change places. The worlds of a position are equally likely.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from benchmarks.secrets.watching import Seen

_RESAMPLED = 2000
_LEAST = 1e-4
"""Seconds of spread that are assumed at least."""


class Guessed(NamedTuple):
    """How often the world was guessed.

    Attributes:
        decisions: how many decisions there were to guess at.
        right: the share of right guesses.
        low: the lower end of the 95 % interval of that share, positions drawn again.
        high: the upper end.
        chance: the share that blind guesses get.
    """

    decisions: int
    right: float
    low: float
    high: float
    chance: float

    @property
    def by_chance(self) -> bool:
        """Whether so many right guesses are no more than chance."""
        return self.low <= self.chance

    def __str__(self) -> str:
        return f"{self.right:6.1%} (95 %: {self.low:.1%} to {self.high:.1%}), by chance {self.chance:.1%}"


def guessed(seen: Sequence[Seen], number: Callable[[Seen], float], seed: int = 0) -> Guessed:
    """How often the world is guessed from a number of each decision."""
    groups: dict[tuple[int, int], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for one in seen:
        groups[one.place, one.step][one.world].append(number(one))
    rng = np.random.default_rng(seed)
    places: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for (place, _), worlds in groups.items():
        sampled = [rng.permutation(np.asarray(values)) for values in worlds.values() if len(values) >= 4]
        if len(sampled) > 1:
            places[place] += _guesses(sampled, rng)
    sums = np.array([[len(got), sum(right for right, _ in got), sum(by for _, by in got)] for got in places.values()])
    total = sums.sum(axis=0)
    drawn = sums[rng.integers(len(sums), size=(_RESAMPLED, len(sums)))].sum(axis=1)
    low, high = np.quantile(drawn[:, 1] / drawn[:, 0], [0.025, 0.975])
    return Guessed(int(total[0]), total[1] / total[0], float(low), float(high), total[2] / total[0])


def _guesses(worlds: "list[np.ndarray]", rng: np.random.Generator) -> list[tuple[float, float]]:
    """For each decision, whether it was guessed (1 or 0) and the probability that a blind guess is right."""
    results = []
    size = min(len(values) for values in worlds) // 2
    for learned, asked in ((slice(0, size), slice(size, 2 * size)), (slice(size, 2 * size), slice(0, size))):
        means = np.array([values[learned].mean() for values in worlds])
        within = np.concatenate([values[learned] - values[learned].mean() for values in worlds])
        spread = max(_LEAST, math.sqrt(float((within**2).sum()) / max(1, len(within) - len(worlds))))
        for world, values in enumerate(worlds):
            for value in values[asked]:
                score = -(((value - means) / spread) ** 2) + 1e-9 * rng.random(len(worlds))
                results.append((float(int(score.argmax()) == world), 1 / len(worlds)))
    return results


def told_by_size(seen: Sequence[Seen]) -> int:
    """How many messages had another length than one in another world that told of the same after the same."""
    sizes: dict[tuple[int, str], set[int]] = defaultdict(set)
    for one in seen:
        sizes[one.place, one.before].add(one.size)
    return sum(len(found) - 1 for found in sizes.values())
