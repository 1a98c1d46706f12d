"""Measuring on a shared machine: CPU time, short rounds in turn, medians, and ratios within a round."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

ROUNDS = 5


class Measure(NamedTuple):
    """One kind of work.

    Attributes:
        figures: what it yields, each a name of something per second.
        batch: does a little of the work and returns how many of each figure that was.
    """

    figures: tuple[str, ...]
    batch: Callable[[], tuple[int, ...]]


class Goal(NamedTuple):
    """A ratio of two figures to print, and how great it should be at least, where that was promised."""

    name: str
    figure: str
    against: str
    times: float | None = None

    def verdict(self, ratio: float) -> str:
        """What to say about the ratio that came out."""
        if self.times is None:
            return ""
        return f"goal {self.times:,g} x: {'reached' if ratio >= self.times else 'MISSED'}"


class Subject(NamedTuple):
    """What is measured of a game, and what should come out."""

    measures: tuple[Measure, ...]
    goals: tuple[Goal, ...]


class Rates:
    """The figures of every round."""

    def __init__(self, rounds: Sequence[Mapping[str, float]]) -> None:
        self._rounds = rounds

    def figures(self) -> dict[str, float]:
        """Each figure: the median of its rounds."""
        return {name: median(found[name] for found in self._rounds) for name in self._rounds[0]}

    def ratio(self, goal: Goal) -> float:
        """How many times one figure is another: the median of the ratios within a round."""
        return median(found[goal.figure] / found[goal.against] for found in self._rounds)


def measured(measures: Sequence[Measure], seconds: float, rounds: int = ROUNDS) -> Rates:
    """Run everything in turn, round by round, for about so many seconds of CPU time in all."""
    share = seconds / rounds / len(measures)
    return Rates([_round(measures, share) for _ in range(rounds)])


def _round(measures: Sequence[Measure], share: float) -> dict[str, float]:
    found: dict[str, float] = {}
    for measure in measures:
        totals = [0] * len(measure.figures)
        start = process_time()
        taken = 0.0
        while taken < share or taken == 0:
            totals = [total + count for total, count in zip(totals, measure.batch(), strict=True)]
            taken = process_time() - start
        found |= {name: total / taken for name, total in zip(measure.figures, totals, strict=True)}
    return found
