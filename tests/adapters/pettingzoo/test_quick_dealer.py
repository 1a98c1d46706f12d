"""Dealing quickly is dealing fairly."""

from collections import Counter
from fractions import Fraction

from whitechapel.adapters.pettingzoo import quick_dealer
from whitechapel.adapters.pettingzoo.quick_dealer import QuickDealer
from whitechapel.core import ChanceOutcome

UNEVEN = (
    ChanceOutcome(5, Fraction(1, 2)),
    ChanceOutcome(6, Fraction(1, 3)),
    ChanceOutcome(7, Fraction(1, 6)),
)


def test_each_outcome_is_as_likely_as_it_says() -> None:
    dealer = QuickDealer()
    dealer.seed(1)
    dealt = Counter(dealer.deal(UNEVEN) for _ in range(6000))
    assert all(abs(dealt[action] - 6000 * share) < 150 for action, share in UNEVEN)


def test_a_seed_fixes_what_is_dealt() -> None:
    def dealt(seed: int) -> list[int]:
        dealer = QuickDealer()
        dealer.seed(seed)
        return [dealer.deal(UNEVEN) for _ in range(30)]

    assert dealt(1) == dealt(1)
    assert dealt(1) != dealt(2)


def test_lists_that_are_made_anew_every_time_do_not_pile_up() -> None:
    dealer = QuickDealer()
    for number in range(quick_dealer._MOST_REMEMBERED + 10):
        assert dealer.deal((ChanceOutcome(number, Fraction(1)),)) == number
    assert len(quick_dealer._REMEMBERED) <= quick_dealer._MOST_REMEMBERED
