"""The search of Pocket: every iteration counts once, what is decided is seen, and a full pool is no obstacle."""

from itertools import islice

import pytest

from tests.players.pocket.by_the_rules import ended
from tests.players.pocket.positions import view_of
from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.players.base import Limit
from whitechapel.players.pocket.ismcts import Ismcts
from whitechapel.pocket import State
from whitechapel.testing.random_play import random_positions

FEW = 40


def to_act(seed: int, count: int, *, late: bool = False) -> list[State]:
    """So many states of random games, reduced ones too, in which a player is to act; late: Jack's last action."""
    states = (state for state in random_positions(pocket, 40_000, seed=seed) if state.actor in {0, 1})
    if late:
        states = (state for state in states if (state.turn, state.played) == (8, 3))
    return list(islice(states, count))


@pytest.mark.parametrize("turns_ahead", [0, 1, 8])
def test_every_iteration_is_a_visit_and_no_action_wins_more_often_than_it_was_tried(turns_ahead: int) -> None:
    searcher = Ismcts(FEW, seed=1, turns_ahead=turns_ahead)
    for state in to_act(turns_ahead, 120)[::4]:
        visited = searcher.visit(view_of(state).observation, Limit())
        assert {one.action for one in visited} == set(pocket.legal_actions(state))
        assert sum(one.visits for one in visited) == FEW
        assert all(0.0 <= one.detective_wins <= one.visits + 1e-4 for one in visited)


def test_jacks_last_action_wins_as_often_as_the_rules_say() -> None:
    for state in to_act(3, 8, late=True):
        for action, visits, wins in Ismcts(300, seed=2).visit(view_of(state).observation, Limit()):
            after = ended(pocket.apply_trusted(state, action))
            if after in {0.0, 1.0}:
                assert wins == visits * after


def test_a_pool_that_is_full_is_searched_as_it_is() -> None:
    state = to_act(5, 1)[0]
    visited = Ismcts(1, seed=3).visit(view_of(state).observation, Limit(nodes=600))
    assert sum(one.visits for one in visited) == 600


def test_the_same_seed_finds_the_same() -> None:
    for state in to_act(6, 40)[::10]:
        seen = view_of(state).observation
        assert Ismcts(FEW, seed=4).visit(seen, Limit()) == Ismcts(FEW, seed=4).visit(seen, Limit())


def test_every_action_is_tried_once_before_any_is_tried_again() -> None:
    for state in to_act(4, 60)[::6]:
        actions = len(pocket.legal_actions(state))
        visited = Ismcts(actions, seed=6).visit(view_of(state).observation, Limit())
        assert [one.visits for one in visited] == [1] * actions


def test_thinking_ahead_to_no_turn_takes_the_chase_at_its_fitted_value() -> None:
    chased = [state for state in to_act(7, 4000) if state.chase and state.turn < 8 and state.actor is Seat.DETECTIVE]
    assert chased
    for state in chased[:3]:
        visited = Ismcts(FEW, seed=5, turns_ahead=0).visit(view_of(state).observation, Limit())
        assert 0.0 < sum(one.detective_wins for one in visited) / FEW <= 1.0
