"""Dealing quickly is dealing fairly, and a stream of matches follows from its seed."""

from collections import Counter
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from whitechapel.adapters.pettingzoo import match_stream
from whitechapel.adapters.pettingzoo.match_stream import MatchStream, QuickDealer
from whitechapel.core import ChanceOutcome, NotationError, OptionError

UNEVEN = (
    ChanceOutcome(5, Fraction(1, 2)),
    ChanceOutcome(6, Fraction(1, 3)),
    ChanceOutcome(7, Fraction(1, 6)),
)


def some_dealer(seed: int, events: int) -> QuickDealer:
    rng = Random(seed)
    return QuickDealer(tuple(rng.random() for _ in range(events)))


def test_each_outcome_is_as_likely_as_it_says() -> None:
    dealer = some_dealer(1, 6000)
    dealt = Counter(dealer.deal(number, UNEVEN) for number in range(6000))
    assert all(abs(dealt[action] - 6000 * share) < 150 for action, share in UNEVEN)


def test_an_event_is_dealt_the_same_however_often_it_comes() -> None:
    dealer = some_dealer(2, 30)
    forwards = [dealer.deal(number, UNEVEN) for number in range(30)]
    assert [dealer.deal(number, UNEVEN) for number in reversed(range(30))] == forwards[::-1]
    assert len(set(forwards)) == 3


def test_lists_that_are_made_anew_every_time_do_not_pile_up() -> None:
    dealer = some_dealer(3, 1)
    for number in range(match_stream._MOST_REMEMBERED + 10):
        assert dealer.deal(0, (ChanceOutcome(number, Fraction(1)),)) == number
    assert len(match_stream._REMEMBERED) <= match_stream._MOST_REMEMBERED


def first_events(seed: int, matches: int) -> list[object]:
    stream = MatchStream("pocket", {})
    stream.seed(np.int64(seed))
    found: list[object] = []
    for _ in range(matches):
        stream.begin()
        found.append(stream.match.events)
    return found


def test_a_seed_fixes_one_match_after_another() -> None:
    assert first_events(1, 3) == first_events(1, 3)
    assert len(set(first_events(1, 3) + first_events(2, 3))) == 6


def test_a_game_or_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(NotationError, match="not a game"):
        MatchStream("chess", {})
    with pytest.raises(OptionError, match="rule option"):
        MatchStream("pocket", {"colour": "red"})
