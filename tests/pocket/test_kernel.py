"""The packed game against the listed one, and the random games."""

from random import Random

import pytest

from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.pocket import State, kernel, playout
from whitechapel.pocket.layout import ACTION_DUE, GAME_OVER, THROW
from whitechapel.pocket.pieces import EVERYBODY, HOURGLASSES
from whitechapel.testing.random_play import random_positions

STATES = list(random_positions(pocket, 1500, seed=11))
TO_ACT = [state for state in STATES if state.phase == ACTION_DUE]


def test_counting_and_numbering_actions_gives_just_the_legal_ones() -> None:
    for state in TO_ACT:
        count = kernel.count_actions(state.table)
        numbered = [kernel.nth_action(state.district, state.table, number) for number in range(count)]
        assert sorted(numbered) == list(pocket.legal_actions(state))


def test_an_action_is_legal_when_it_is_listed() -> None:
    for state in TO_ACT[::5]:
        legal = pocket.legal_actions(state)
        assert [kernel.is_legal(state.district, state.table, action) for action in range(THROW)] == [
            action in legal for action in range(THROW)
        ]


def test_a_random_number_picks_every_action_for_an_equal_share() -> None:
    state = TO_ACT[0]
    count = kernel.count_actions(state.table)
    picked = [kernel.random_action(state.district, state.table, (2**32 * n + 2**31) // count) for n in range(count)]
    assert sorted(picked) == list(pocket.legal_actions(state))
    assert kernel.random_action(state.district, state.table, 2**32 - 1) == picked[-1]


def test_the_checked_and_the_trusted_way_lead_to_the_same_state() -> None:
    rng = Random(3)
    for state in TO_ACT:
        action = rng.choice(pocket.legal_actions(state))
        assert pocket.apply(state, action) == pocket.apply_trusted(state, action)


def test_an_action_before_its_appeal_leaves_suspects_and_time_tokens_alone() -> None:
    for state in TO_ACT[::3]:
        for action in pocket.legal_actions(state)[::7]:
            district, table = kernel.acted(state.district, state.table, action)
            after = State(district, table, state.secret)
            assert after.suspects == state.suspects
            assert after.turn == state.turn
            assert after.played == state.played + 1


def test_the_taker_of_a_card_is_who_played_the_alibi() -> None:
    for state in TO_ACT:
        if 0 in pocket.legal_actions(state):
            assert pocket.apply(state, 0).drawer is state.actor


def test_hourglasses_are_time_tokens_and_drawn_cards() -> None:
    for state in STATES:
        if state.jack is not None:
            cards = sum(HOURGLASSES[number] for number in range(9) if state.secret >> 4 + number & 1)
            assert state.hourglasses == cards + sum(taker is Seat.JACK for taker in state.time_tokens)


def test_pile_identity_drawn_and_revealed_cards_are_the_nine() -> None:
    for state in STATES:
        if state.jack is not None:
            pile = kernel.pile_of(state.table, state.secret)
            groups = [pile, 1 << (state.secret & 15), state.secret >> 4, state.table >> 48 & EVERYBODY]
            assert sum(groups) == EVERYBODY
            assert groups[0] | groups[1] | groups[2] | groups[3] == EVERYBODY


# Random games.


def test_the_random_numbers_are_those_of_a_xorshift_of_64_bits() -> None:
    assert playout.next_random(1) == 0x40822041
    number = 1
    for _ in range(1000):
        number = playout.next_random(number)
        assert 0 < number < 2**64


@pytest.mark.parametrize("n", [1, 2, 9, 16])
def test_a_number_below_n_comes_from_the_upper_half(n: int) -> None:
    assert playout.below(0, n) == 0
    assert playout.below(2**64 - 1, n) == n - 1
    assert playout.below(2**63, n) == n // 2


def test_set_bits_are_counted_and_found_in_order() -> None:
    assert [playout.nth_bit(0b1011010, n) for n in range(4)] == [1, 3, 4, 6]
    assert playout.cards_in(0b1011010) == 4
    assert playout.cards_in(0) == 0


def test_a_random_set_up_is_one_that_chance_may_deal() -> None:
    rng = 99
    for _ in range(200):
        district, table, secret, rng = playout.dealt(rng)
        state = State(district, table, secret)
        assert state.seen_cells == ()
        assert pocket.position_from_text(pocket.position_to_text(state)) == state


def test_a_random_game_ends_as_the_rules_end_it() -> None:
    rng = 7
    for _ in range(200):
        district, table, secret, rng = playout.dealt(rng)
        district, table, secret, rng, actions = playout.played_out(district, table, secret, rng)
        over = State(district, table, secret)
        assert over.phase == GAME_OVER
        assert actions == 4 * over.turn
        assert pocket.position_from_text(pocket.position_to_text(over)) == over


def test_many_random_games_are_the_sum_of_single_ones() -> None:
    rng, actions, wins, chases, turns = 5, 0, 0, 0, 0
    for _ in range(100):
        district, table, secret, rng = playout.dealt(rng)
        district, table, secret, rng, played = playout.played_out(district, table, secret, rng)
        over = State(district, table, secret)
        outcome = pocket.outcome(over)
        actions, turns, chases = actions + played, turns + over.turn, chases + (over.chase > 0)
        wins += outcome is not None and outcome.winner is Seat.DETECTIVE
    assert playout.random_games(100, 5) == (actions, wins, chases, turns)
    assert min(wins, chases) > 0


def test_one_seed_plays_the_same_games() -> None:
    assert playout.random_games(50, 3) == playout.random_games(50, 3)
    assert playout.random_games(50, 3) != playout.random_games(50, 4)
