"""Where chance comes from: seeds, committed deals, and numbers without bias."""

import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.core import deal_vectors
from whitechapel import pocket
from whitechapel.core import ChanceOutcome, Deal, Match, NotationError, SeededDealer
from whitechapel.core.dealer import checked_words, denominator, pick

VECTORS = json.loads(deal_vectors.FILE.read_text(encoding="utf-8"))["deals"]
UNEVEN = (ChanceOutcome(7, Fraction(1, 2)), ChanceOutcome(8, Fraction(1, 3)), ChanceOutcome(9, Fraction(1, 6)))


def deal_of(vector: dict[str, Any]) -> Deal:
    return Deal(bytes.fromhex(vector["secret"]), bytes.fromhex(vector["salt"]), tuple(vector["words"]))


def test_the_known_answers_are_those_of_the_independent_program() -> None:
    assert deal_vectors.FILE.read_text(encoding="utf-8") == deal_vectors.as_text()


def test_the_independent_hmac_gives_the_answer_of_rfc_4231() -> None:
    answer = deal_vectors.hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex()
    assert answer == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


@pytest.mark.parametrize("vector", VECTORS)
def test_a_deals_commitment_is_the_known_one(vector: dict[str, Any]) -> None:
    assert deal_of(vector).commitment == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS)
def test_a_deals_numbers_are_the_known_ones(vector: dict[str, Any]) -> None:
    deal = deal_of(vector)
    for draw in vector["draws"]:
        assert deal.number(int(draw["event"]), int(draw["below"])) == int(draw["number"])


@pytest.mark.parametrize("vector", VECTORS)
def test_a_deal_begins_pocket_as_known(vector: dict[str, Any]) -> None:
    record = Match(pocket, deal_of(vector)).record()
    assert [pocket.action_to_text(event.action or 0) for event in record.events] == vector["pocket"]


def test_the_known_answers_hold_draws_that_were_thrown_away() -> None:
    secret, _, words = deal_vectors.DEALS[1]
    thrown_away = [len(deal_vectors.attempts(secret, words, event, 2**255 + 1)) - 1 for event in range(20)]
    assert 0 in thrown_away
    assert max(thrown_away) > 1


def test_a_commitment_depends_on_secret_and_salt_but_not_on_the_words_that_come_later() -> None:
    deal = Deal(bytes(32), bytes(16))
    assert deal._replace(words=("fog",)).commitment == deal.commitment
    assert deal._replace(salt=bytes(15) + b"\1").commitment != deal.commitment
    assert deal._replace(secret=bytes(31) + b"\1").commitment != deal.commitment


def test_every_seats_words_change_the_numbers() -> None:
    def numbers(*words: str) -> list[int]:
        return [Deal(bytes(32), bytes(16), words).number(event, 10**9) for event in range(4)]

    different = [numbers(), numbers("fog"), numbers("fog", "lamp"), numbers("lamp", "fog")]
    assert len(set(map(tuple, different))) == 4


def test_fresh_deals_are_long_enough_and_different() -> None:
    one, other = Deal.fresh(), Deal.fresh()
    assert (len(one.secret), len(one.salt), one.words) == (32, 16, ())
    assert one.secret != other.secret
    assert one.salt != other.salt


def test_a_deals_repr_rebuilds_it() -> None:
    deal = Deal(bytes(range(32)), bytes(16), ("fog",))
    assert eval(repr(deal)) == deal  # noqa: S307 - the promise under test


def test_a_deal_deals_the_same_whenever_it_is_asked() -> None:
    deal = Deal(bytes(range(32)), bytes(16))
    assert [deal.deal(number, UNEVEN) for number in range(30)] == [deal.deal(number, UNEVEN) for number in range(30)]


def test_a_deal_deals_each_outcome_as_often_as_it_says() -> None:
    deal = Deal(bytes(range(32)), bytes(16))
    dealt = Counter(deal.deal(number, UNEVEN) for number in range(6000))
    assert abs(dealt[7] - 3000) < 160
    assert abs(dealt[8] - 2000) < 150
    assert abs(dealt[9] - 1000) < 120


def test_one_seed_deals_one_game() -> None:
    def dealt(seed: int | str) -> list[int]:
        dealer = SeededDealer(seed)
        return [dealer.deal(number, UNEVEN) for number in range(40)]

    assert dealt(5) == dealt(5)
    assert dealt("fog") == dealt("fog")
    assert dealt(5) != dealt(6)


def test_without_a_seed_chance_still_decides() -> None:
    assert SeededDealer().deal(0, UNEVEN) in (7, 8, 9)


def test_a_seeded_dealer_deals_each_outcome_as_often_as_it_says() -> None:
    dealer = SeededDealer(1)
    dealt = Counter(dealer.deal(number, UNEVEN) for number in range(6000))
    assert abs(dealt[7] - 3000) < 160
    assert abs(dealt[9] - 1000) < 120


def test_the_common_denominator_of_a_half_a_third_and_a_sixth_is_six() -> None:
    assert denominator(UNEVEN) == 6
    assert [pick(number, UNEVEN) for number in range(6)] == [7, 7, 7, 8, 8, 9]


def test_a_number_outside_the_outcomes_picks_nothing() -> None:
    with pytest.raises(NotationError, match="falls outside the outcomes"):
        pick(6, UNEVEN)


@pytest.mark.parametrize("words", ["", "fog", "Où est Jack ?", "x" * 200])
def test_one_line_of_at_most_200_printable_characters_can_be_a_seats_words(words: str) -> None:
    assert checked_words(words) == words


@pytest.mark.parametrize("words", ["x" * 201, "two\nlines", "a\ttab", "\x00", "\ud800"])
def test_anything_else_is_refused_as_words(words: str) -> None:
    with pytest.raises(NotationError, match="can't be a seat's words"):
        checked_words(words)
