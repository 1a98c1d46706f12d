"""Match after match from one seed, dealt as fast as learners want them."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from operator import index
from random import Random
from typing import NamedTuple, SupportsIndex

from whitechapel.core import Action, ChanceOutcome, Match, OptionValue, describe
from whitechapel.core.dealer import denominator
from whitechapel.core.light_history import LightHistory

_MOST_REMEMBERED = 4096


class _Shares(NamedTuple):
    """A list of outcomes: what may happen and, summed up, the share of each in their common denominator.

    The bounds are left out where all shares are equal, as they nearly always are.
    """

    outcomes: Sequence[ChanceOutcome]
    actions: tuple[Action, ...]
    whole: int
    bounds: tuple[int, ...] | None


_REMEMBERED: dict[int, _Shares] = {}


class QuickDealer(NamedTuple):
    """Chance from numbers that were drawn beforehand, one an event.

    Games hand out the same lists of outcomes again and again. Their shares are remembered by the list's identity,
    because comparing lists of fractions would cost more than adding them up; a remembered list is kept, so that no
    other one can take its identity.

    Attributes:
        drawn: a number from 0 up to 1 for every chance event that a match may have.
    """

    drawn: tuple[float, ...]

    def deal(self, number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
        """Pick one outcome, as likely as it says to one part in 2**50."""
        _, actions, whole, bounds = _REMEMBERED.get(id(outcomes)) or _remember(outcomes)
        share = int(self.drawn[number] * whole)
        return actions[share if bounds is None else bisect_right(bounds, share)]


def _remember(outcomes: Sequence[ChanceOutcome]) -> _Shares:
    if len(_REMEMBERED) >= _MOST_REMEMBERED:
        _REMEMBERED.clear()
    whole = denominator(outcomes)
    bounds = tuple(accumulate(whole // share.denominator * share.numerator for _, share in outcomes))
    actions = tuple(outcome.action for outcome in outcomes)
    even = bounds == tuple(range(1, len(outcomes) + 1))
    found = _REMEMBERED[id(outcomes)] = _Shares(outcomes, actions, bounds[-1], None if even else bounds)
    return found


class MatchStream:
    """Plays one match after another; all that is dealt follows from the seed, once there is one.

    Attributes:
        match: the match in progress.
    """

    match: Match

    def __init__(self, game_name: str, options: Mapping[str, OptionValue]) -> None:
        self._name = game_name
        self._rng = Random()
        self._most_chances = describe(game_name).most_chances
        empty = Match.by_hand(game_name, **options)
        self._start, self._options = empty.history, empty.options
        self._log_is_read = False

    def seed(self, seed: SupportsIndex) -> None:
        """From the next match on everything follows from this seed."""
        self._rng.seed(index(seed))

    def draw(self) -> int:
        """The next 64 random bits of the stream."""
        return self._rng.getrandbits(64)

    def begin(self) -> None:
        """Begin the next match."""
        draw = self._rng.random
        dealer = QuickDealer(tuple([draw() for _ in range(self._most_chances)]))
        start = self._start if self._log_is_read else LightHistory(self._start)
        self.match = Match.on(start, dealer, self._options)
        self.match.deal()

    def answer(self) -> None:
        """Let whoever is no learner play; here all are."""
