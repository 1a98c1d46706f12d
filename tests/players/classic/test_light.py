"""Light play keeps to the rules, takes a win that is there, and is judged by who would win."""

from collections.abc import Iterator

import pytest

from tests.players.classic.games import begins_a_play, cards_of, plays_begin, view_of
from whitechapel import classic
from whitechapel.classic.bits import size, stirred
from whitechapel.classic.kernel import apply_action
from whitechapel.classic.layout import ESCAPE, RIGHT_ACCUSATION, ROUND_8_OVER, WRONG_ACCUSATION
from whitechapel.classic.pieces import GOODLEY, HOLMES
from whitechapel.classic.plays import sample_play
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, ending_of, round_of, side_of, witness_of
from whitechapel.core import Seat
from whitechapel.players.base import OWN_BUDGET
from whitechapel.players.classic.endings import accusable, streets_to_leave
from whitechapel.players.classic.evaluation import bound_to_leave, win_probability
from whitechapel.players.classic.greedy import Greedy, greedy_plan
from whitechapel.players.classic.light import believed, final_ending, light_play, played, score
from whitechapel.players.classic.plans import NOBODY, Plan, steps_of

TRIES = 3
GAMES = range(30)


def light_game(seed: int) -> Iterator[State]:
    """The states of a game of light play from the set-up to its end, between plays."""
    state, rng = classic.initial(), seed + 1
    yield state
    while not ending_of(state.table):
        *words, rng = light_play(*state, TRIES, rng)
        state = State(*words)
        yield state


def could_leave(state: State) -> bool:
    """Whether Jack is to play, unseen, with his own card, and reaches an open exit."""
    jack = state.secret & 15
    if state.actor is not Seat.JACK or witness_of(state.table) or jack not in cards_of(state):
        return False
    return bool(streets_to_leave(state.people, state.streets, jack))


@pytest.mark.parametrize("seed", GAMES)
def test_a_game_of_light_play_ends_as_games_end(seed: int) -> None:
    *before, last = light_game(seed)
    assert ending_of(last.table) in {ESCAPE, RIGHT_ACCUSATION, WRONG_ACCUSATION, ROUND_8_OVER}
    assert [round_of(state.table) for state in before] == sorted(round_of(state.table) for state in before)
    for state in before:
        assert state.jack is None or state.jack in state.suspects


@pytest.mark.parametrize("seed", GAMES)
def test_a_jack_of_light_play_leaves_as_soon_as_he_can(seed: int) -> None:
    *before, last = light_game(seed)
    assert [state for state in before if could_leave(state)] == (
        [before[-1]] if ending_of(last.table) == ESCAPE else []
    )


@pytest.mark.parametrize("seed", GAMES)
def test_the_detective_of_light_play_accuses_nobody_he_could_know_to_be_innocent(seed: int) -> None:
    *_, before, last = light_game(seed)
    if ending_of(last.table) == WRONG_ACCUSATION:
        assert round_of(before.table) == 8
        assert size(cards_left(before.table)) == 2
    if size(believed(before.table, before.secret)) == 1:
        assert ending_of(last.table) != WRONG_ACCUSATION


@pytest.mark.parametrize("seed", range(4))
def test_with_nothing_left_to_lose_the_detective_accuses_any_suspect_he_reaches(seed: int) -> None:
    for people, streets, table, secret in plays_begin(seed):
        suspects = believed(table, secret)
        if not side_of(table) or size(cards_left(table)) != 2 or size(suspects) == 1:
            continue
        reached = accusable(people, streets, cards_left(table), suspects)
        likely = {RIGHT_ACCUSATION} if reached >> (secret & 15) & 1 else set()
        likely |= {WRONG_ACCUSATION} if reached & ~(1 << (secret & 15)) else set()
        in_round_8 = table & ~15 | 8
        assert {final_ending(people, streets, in_round_8, secret, stirred(rng)) for rng in range(60)} == (likely or {0})
        assert final_ending(people, streets, table & ~15 | 6, secret, 1) == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_play_leads_where_its_steps_lead(seed: int) -> None:
    rng = 5
    for state in plays_begin(seed):
        for character in cards_of(state):
            people, streets, _, rng = sample_play(state.people, state.streets, character, 0, rng)
            *words, rng = played(people, streets, state.table, state.secret, character, rng)
            here, action = steps_of(state, Plan(character, people, streets))[-1]
            after = State(*apply_action(*here, action))
            drawn = [State(*classic.apply(after, card)) for card, _ in classic.chance_outcomes(after)]
            assert State(*words) in (drawn if character == HOLMES else [after])


@pytest.mark.parametrize("seed", range(3))
def test_no_play_scores_better_than_greedys(seed: int) -> None:
    rng = 9
    for state in plays_begin(seed)[::2]:
        plan = greedy_plan(Greedy(1).decision(view_of(state).observation, OWN_BUDGET))
        if plan.leaves or plan.accused != NOBODY:
            continue
        side = side_of(state.table)
        best = score(plan.people, plan.streets, state.table, state.secret, side)
        for character in set(cards_of(state)) - {GOODLEY}:
            people, streets, _, rng = sample_play(state.people, state.streets, character, 0, rng)
            assert score(people, streets, state.table, state.secret, side) <= best


@pytest.mark.parametrize("seed", range(4))
def test_a_round_that_jack_begins_by_leaving_is_lost_and_no_other_is_decided(seed: int) -> None:
    for state in light_game(seed):
        if state.jack is None or ending_of(state.table) or not begins_a_play(state):
            continue
        value = win_probability(*state)
        if bound_to_leave(*state):
            assert value == 0.0
        else:
            assert 0.0 < value < 1.0
