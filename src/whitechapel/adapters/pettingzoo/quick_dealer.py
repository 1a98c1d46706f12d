"""Chance for learners, who have millions of cards dealt."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from whitechapel.core import Action, ChanceOutcome
from whitechapel.core.dealer import denominator

_MOST_REMEMBERED = 4096


class _Shares(NamedTuple):
    """A list of outcomes and, summed up, the share of each in their common denominator."""

    outcomes: Sequence[ChanceOutcome]
    bounds: tuple[int, ...]


_REMEMBERED: dict[int, _Shares] = {}


class QuickDealer:
    """Chance from the operating system, or from a seed once there is one.

    Games hand out the same lists of outcomes again and again. Their shares are remembered by the list's identity,
    because comparing lists of fractions would cost more than adding them up; a remembered list is kept, so that no
    other one can take its identity. All dealers share what they remember.
    """

    def __init__(self) -> None:
        self._rng = Random()

    def seed(self, seed: int) -> None:
        """From now on everything follows from this seed."""
        self._rng.seed(seed)

    def deal(self, outcomes: Sequence[ChanceOutcome]) -> Action:
        """Pick one outcome at random, as likely as it says to one part in 2**50."""
        found = _REMEMBERED.get(id(outcomes)) or _remember(outcomes)
        drawn = int(self._rng.random() * found.bounds[-1])
        return outcomes[bisect_right(found.bounds, drawn)].action


def _remember(outcomes: Sequence[ChanceOutcome]) -> _Shares:
    if len(_REMEMBERED) >= _MOST_REMEMBERED:
        _REMEMBERED.clear()
    whole = denominator(outcomes)
    shares = (whole // share.denominator * share.numerator for _, share in outcomes)
    found = _REMEMBERED[id(outcomes)] = _Shares(outcomes, tuple(accumulate(shares)))
    return found
