"""Reduced variants: the sentences of docs/reduced-variants.md, one test each."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from tests.rules.pocket.table import THROWS, chances, played
from tests.rules.pocket.test_set_up import LAID
from whitechapel import pocket
from whitechapel.core import OptionValue, Seat, checked_options
from whitechapel.pocket.pieces import CHARACTERS
from whitechapel.testing.random_play import random_game

JACK, DETECTIVE = Seat.JACK, Seat.DETECTIVE
VARIANTS = [
    checked_options("pocket", pocket.OPTIONS, {"turns": turns, "characters": characters})
    for turns, characters in product((8, 6, 4, 1), (9, 3))
]
SHORT = [6, 4, 1]


@pytest.mark.parametrize("turns", SHORT)
def test_fewer_turns_are_the_last_ones_of_the_eight(turns: int) -> None:
    assert pocket.initial(turns=turns).turn == 9 - turns


@pytest.mark.parametrize(("turns", "taken"), [(6, "JD"), (4, "JDJD"), (1, "JDJDJDJ")])
def test_time_tokens_of_turns_that_are_not_played_lie_with_both_sides_by_turns(turns: int, taken: str) -> None:
    tokens = pocket.initial(turns=turns).time_tokens
    assert tokens == tuple({"J": JACK, "D": DETECTIVE}[letter] for letter in taken) + (None,) * turns


@pytest.mark.parametrize("turns", SHORT)
def test_a_short_game_has_the_same_set_up_and_begins_with_a_throw(turns: int) -> None:
    state = played(pocket.initial(turns=turns), *LAID, "identity gull")
    full = played(pocket.initial(), *LAID, "identity gull")
    assert (state.tiles, state.detectives, state.jack) == (full.tiles, full.detectives, full.jack)
    assert chances(state) == [f"throw {' '.join(faces)}" for faces in sorted(THROWS, key=order_of_throws)]


def order_of_throws(faces: tuple[str, ...]) -> int:
    return pocket.action_from_text(f"throw {' '.join(faces)}")


@pytest.mark.parametrize(("turns", "first"), [(6, DETECTIVE), (4, DETECTIVE), (1, JACK)])
def test_who_begins_follows_from_the_number_of_the_turn(turns: int, first: Seat) -> None:
    state = played(pocket.initial(turns=turns), *LAID, "identity gull", "throw holmes toby exchange rotation")
    assert state.actor is first


def test_the_last_turn_alone_ends_the_game_at_its_appeal() -> None:
    state = played(
        pocket.initial(turns=1), *LAID, "identity gull", "throw holmes toby rotation joker",
        "holmes 1", "toby 1", "rotation 4 1", "joker nobody",
    )  # fmt: skip
    assert pocket.outcome(state) == (JACK, "eight-turns")


def test_jacks_share_of_the_time_tokens_counts_towards_six_hourglasses() -> None:
    state = played(
        pocket.initial(turns=1), *LAID, "identity gull", "throw alibi toby rotation joker",
        "alibi", "card madame", "toby 1", "rotation 4 1", "joker nobody",
    )  # fmt: skip
    assert state.hourglasses >= 6
    assert pocket.outcome(state) == (JACK, "six-hourglasses")


def test_only_bert_goodley_and_gull_may_be_jack_in_a_game_of_three_characters() -> None:
    state = played(pocket.initial(characters=3), *LAID)
    assert chances(state) == ["identity bert", "identity goodley", "identity gull"]
    assert {outcome.probability for outcome in pocket.chance_outcomes(state)} == {Fraction(1, 3)}
    assert {world.jack for world, _ in pocket.worlds(pocket.observe(played(state, "identity gull"), DETECTIVE))} == {
        "bert", "goodley", "gull",
    }  # fmt: skip


def test_the_six_others_are_turned_to_their_empty_side_once_all_tiles_lie() -> None:
    before = played(pocket.initial(characters=3), *LAID[:8])
    assert len(before.suspects) == 8
    after = played(before, LAID[8])
    assert after.suspects == CHARACTERS[:3]
    assert [tile.character for tile in after.tiles if tile is not None] == list(range(9))


def test_the_alibi_cards_of_the_six_others_stay_in_the_pile() -> None:
    state = played(
        pocket.initial(characters=3), *LAID, "identity gull", "throw alibi toby rotation rotation", "alibi"
    )  # fmt: skip
    assert chances(state) == [f"card {name}" for name in CHARACTERS if name != "gull"]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_state_of_any_turn_tells_the_options_it_is_played_under(options: dict[str, OptionValue]) -> None:
    rng = Random(5)
    for _ in range(20):
        for transition in random_game(pocket, rng, options, drawn_out=True):
            assert pocket.options_of(transition.before) == options
            assert pocket.options_of(transition.after) == options


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_position_of_a_reduced_game_reads_back_from_its_text(options: dict[str, OptionValue]) -> None:
    for transition in random_game(pocket, Random(6), options, drawn_out=True):
        text = pocket.position_to_text(transition.after)
        assert ("characters=3" in text) == ("characters" in options)
        assert pocket.position_from_text(text) == transition.after
