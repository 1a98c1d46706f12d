"""Laws that hold in every reachable position, found by Hypothesis."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.pocket.reachable import courses
from whitechapel import pocket
from whitechapel.core import (
    VIEWERS,
    GameRecord,
    IllegalActionError,
    NotationError,
    Seat,
    WhitechapelError,
    observations,
    record_from_json,
    record_from_text,
    record_to_json,
    record_to_text,
    states,
)
from whitechapel.pocket import State
from whitechapel.pocket.layout import TILES_DUE
from whitechapel.testing.strategies import records

few = settings(max_examples=25)
some = settings(max_examples=60)


@given(st.integers(0, pocket.ACTION_COUNT - 1))
def test_an_action_comes_back_from_its_text(action: int) -> None:
    assert pocket.action_from_text(pocket.action_to_text(action)) == action


@some
@given(courses())
def test_a_position_comes_back_from_its_text_and_its_json(course: list[State]) -> None:
    for state in course:
        assert pocket.position_from_text(pocket.position_to_text(state)) == state
        assert pocket.position_from_json(json.loads(json.dumps(pocket.position_to_json(state)))) == state


@few
@given(courses())
def test_an_observation_comes_back_from_its_text_and_its_json(course: list[State]) -> None:
    for state in course:
        for seat in VIEWERS:
            observation = pocket.observe(state, seat)
            again = pocket.observation_from_text(pocket.position_to_text(observation))
            assert (type(again), again) == (type(observation), observation)
            assert pocket.observation_from_json(pocket.position_to_json(observation)) == observation


@some
@given(records(pocket))
def test_a_record_replays_and_comes_back_from_its_text_and_its_json(record: GameRecord) -> None:
    assert record_from_text(record_to_text(record)) == record
    assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record
    before = pocket.initial(**dict(record.options))
    for event, after in zip(record.events, states(record), strict=True):
        assert event.actor is pocket.actor(before)
        assert event.announced == pocket.announcement(before, after)
        before = after


@few
@given(records(pocket))
def test_a_seats_record_is_a_projection_of_the_complete_one(record: GameRecord) -> None:
    for seat in VIEWERS:
        view = record.for_seat(seat)
        for whole, seen in zip(record.events, view.events, strict=True):
            assert seen in (whole, type(whole)(whole.actor, None, whole.announced))
        assert record_from_text(record_to_text(view)) == view
        assert list(observations(view)) == [pocket.observe(state, seat) for state in states(record)]


@some
@given(courses())
def test_worlds_hold_the_truth_and_only_states_that_look_like_it(course: list[State]) -> None:
    for state in course:
        for seat in VIEWERS:
            observation = pocket.observe(state, seat)
            worlds = pocket.worlds(observation)
            assert state in worlds
            assert all(pocket.observe(world, seat) == observation for world, _ in worlds)
            assert len({world for world, _ in worlds}) == len(worlds)
            assert worlds.total == sum(weight for _, weight in worlds)


@few
@given(courses(), st.integers(0, 2**32))
def test_a_sampled_world_can_be_played_on(course: list[State], seed: int) -> None:
    rng = Random(seed)
    for state in course:
        world = pocket.worlds(pocket.observe(state, Seat.DETECTIVE)).sample(rng)
        assert pocket.actor(world) is pocket.actor(state)
        assert pocket.legal_actions(world) == pocket.legal_actions(state)
        if state.phase != TILES_DUE and state.jack is not None:
            assert pocket.position_from_text(pocket.position_to_text(world)) == world


@few
@given(courses())
def test_apply_never_changes_the_state_it_is_given(course: list[State]) -> None:
    for state in course:
        before = tuple(state)
        for action in [*pocket.legal_actions(state)[:5], *(o.action for o in pocket.chance_outcomes(state)[:5])]:
            after = pocket.apply(state, action)
            assert after != state
            assert tuple(state) == before


WRONG: tuple[object, ...] = (-1, -(10**20), 144, 2**64, True, False, 0.0, 74.0, "alibi", "0", None, (), [])


def refused(state: State, action: object) -> bool:
    try:
        pocket.apply(state, action)  # type: ignore[arg-type] # what a stranger may send
    except (IllegalActionError, NotationError) as error:
        return bool(error.why)
    return False


@few
@given(courses())
def test_checked_apply_refuses_everything_that_is_not_listed(course: list[State]) -> None:
    for state in course[::8]:
        listed = {*pocket.legal_actions(state), *(outcome.action for outcome in pocket.chance_outcomes(state))}
        assert all(refused(state, action) == (action not in listed) for action in range(pocket.ACTION_COUNT))
        assert all(refused(state, action) for action in WRONG)


@few
@given(courses())
def test_chances_probabilities_sum_to_one_and_somebody_acts_until_the_end(course: list[State]) -> None:
    for state in course:
        outcomes, legal = pocket.chance_outcomes(state), pocket.legal_actions(state)
        assert bool(outcomes) == (pocket.actor(state) is Seat.CHANCE)
        assert bool(legal) == (pocket.actor(state) in (Seat.JACK, Seat.DETECTIVE))
        assert (pocket.actor(state) is None) == (pocket.outcome(state) is not None)
        if outcomes:
            assert sum(outcome.probability for outcome in outcomes) == 1


def test_wrong_actions_are_refused_by_our_errors_alone() -> None:
    assert issubclass(IllegalActionError, WhitechapelError)
    assert all(refused(pocket.initial(), action) for action in WRONG)
