from random import Random

from tests.players.classic.games import positions
from whitechapel import classic
from whitechapel.classic.kernel import apply_action
from whitechapel.classic.plays import sample_play
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, in_play
from whitechapel.players.classic.plans import Plan, before_play, completions, steps_of
from whitechapel.players.uniform import Uniform


def test_every_drawn_play_has_steps_that_lead_to_it() -> None:
    chance = 7
    for seed in range(3):
        for state in positions(Uniform(1), Uniform(2), seed):
            if in_play(state.table) < 8:
                continue
            for character in range(8):
                if cards_left(state.table) >> character & 1:
                    people, streets, _, chance = sample_play(state.people, state.streets, character, 0, chance)
                    steps = steps_of(state, Plan(character, people, streets))
                    assert steps
                    assert _after(state, steps).people == people


def test_a_play_in_progress_is_completed_to_what_was_planned() -> None:
    rng = Random(3)
    for state in positions(Uniform(1), Uniform(2), 5):
        if in_play(state.table) < 8:
            for plan in completions(state, 3, rng):
                assert steps_of(state, plan)


def test_the_table_before_a_play_is_found_again() -> None:
    for state in positions(Uniform(1), Uniform(2), 4):
        for action in classic.legal_actions(state):
            if in_play(state.table) == 8:
                assert before_play(classic.apply(state, action).table) == state.table


def _after(state: State, steps: tuple[tuple[State, int], ...]) -> State:
    for expected, action in steps:
        assert state == expected
        assert action in classic.legal_actions(state)
        state = State(*apply_action(*state, action))
    return state
