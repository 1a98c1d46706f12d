"""Properties of every game, by Hypothesis: round trips, projections, worlds, values, refusals."""

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whitechapel.core import (
    PLAYERS,
    VIEWERS,
    AnyGame,
    Deal,
    Event,
    GameRecord,
    IllegalActionError,
    Match,
    NotationError,
    RecordError,
    Seat,
    game_names,
    load_game,
    observations,
    record_from_json,
    record_from_string,
    record_from_text,
    record_to_json,
    record_to_text,
    states,
    verify,
)
from whitechapel.testing import strategies as kit

SOME = settings(max_examples=40)
every_game = pytest.mark.parametrize("rules", [load_game(name) for name in game_names()], ids=list(game_names()))


@every_game
def test_an_action_is_an_int_and_a_text_that_name_each_other(rules: AnyGame) -> None:
    texts = {rules.action_to_text(action): action for action in range(rules.ACTION_COUNT)}
    assert len(texts) == rules.ACTION_COUNT
    assert all(rules.action_from_text(text) == action for text, action in texts.items())


@every_game
@SOME
@given(data=st.data())
def test_a_position_is_a_text_and_an_object_that_say_the_same(rules: AnyGame, data: st.DataObject) -> None:
    state = data.draw(kit.states(rules))
    assert rules.position_from_text(rules.position_to_text(state)) == state
    assert rules.position_from_json(json.loads(json.dumps(rules.position_to_json(state)))) == state


@every_game
@SOME
@given(data=st.data())
def test_a_record_replays_to_itself_and_reads_back_from_text_and_json(rules: AnyGame, data: st.DataObject) -> None:
    record = data.draw(kit.records(rules))
    course = [rules.initial(**dict(record.options)), *states(record)]
    said = [rules.announcement(*pair) for pair in pairwise(course)]
    actors = [rules.actor(state) for state in course[:-1]]
    events = [
        Event(actor, event.action, words)
        for actor, event, words in zip(actors, record.events, said, strict=True)
        if actor is not None
    ]
    assert replace(record, events=tuple(events)) == record
    assert record_from_text(record_to_text(record)) == record
    assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record


@every_game
@SOME
@given(data=st.data())
def test_a_seats_record_is_a_projection_of_the_complete_one(rules: AnyGame, data: st.DataObject) -> None:
    record = data.draw(kit.records(rules))
    for seat in VIEWERS:
        projected = record.for_seat(seat)
        pairs = list(zip(projected.events, record.events, strict=True))
        assert all(seen == whole or seen == replace(whole, action=None) for seen, whole in pairs)
        assert list(observations(projected)) == list(observations(record, seat))
        assert record_from_string(record_to_text(projected)) == projected


@every_game
@SOME
@given(data=st.data())
def test_a_seats_record_reads_back_and_is_no_complete_record(rules: AnyGame, data: st.DataObject) -> None:
    record: GameRecord = data.draw(kit.records(rules, complete=False))
    assert record_from_string(json.dumps(record_to_json(record))) == record
    with pytest.raises(RecordError):
        record.for_seat(Seat.SPECTATOR)


@every_game
@SOME
@given(data=st.data())
def test_worlds_hold_the_truth_and_only_what_looks_the_same(rules: AnyGame, data: st.DataObject) -> None:
    state = data.draw(kit.states(rules))
    for seat in VIEWERS:
        observation = rules.observe(state, seat)
        worlds = rules.worlds(observation)
        assert state in worlds
        assert all(rules.observe(world, seat) == observation for world, _ in worlds)


@every_game
@SOME
@given(data=st.data())
def test_an_observation_is_the_same_in_any_of_its_worlds(rules: AnyGame, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(VIEWERS))
    observation = data.draw(kit.observations(rules, seat))
    world = data.draw(st.sampled_from([world for world, _ in rules.worlds(observation)]))
    assert rules.observe(world, seat) == observation
    assert rules.position_to_text(rules.observe(world, seat)) == rules.position_to_text(observation)


@every_game
@SOME
@given(data=st.data())
def test_apply_never_changes_the_state_it_is_given(rules: AnyGame, data: st.DataObject) -> None:
    state = data.draw(kit.positions_to_act(rules))
    before = repr(state)
    for action in rules.legal_actions(state):
        assert rules.apply(state, action) == rules.apply_trusted(state, action)
    assert repr(state) == before


@every_game
@settings(max_examples=10)
@given(data=st.data())
def test_apply_refuses_every_action_that_is_not_listed(rules: AnyGame, data: st.DataObject) -> None:
    state = data.draw(kit.positions_to_act(rules))
    assert rules.actor(state) in PLAYERS
    for action in set(range(rules.ACTION_COUNT)) - set(rules.legal_actions(state)):
        with pytest.raises(IllegalActionError):
            rules.apply(state, action)


@every_game
@SOME
@given(text=st.text(max_size=40))
def test_any_other_text_is_no_action_and_no_position(rules: AnyGame, text: str) -> None:
    for read in (rules.action_from_text, rules.position_from_text):
        with pytest.raises(NotationError):
            read(text)


@settings(max_examples=15)
@given(kit.games(), kit.deals(), st.randoms(use_true_random=False))
def test_a_game_from_a_committed_deal_is_verified(rules: AnyGame, deal: Deal, rng: Any) -> None:
    match = Match(rules, deal)
    while (actor := match.actor) is not None:
        match.play(actor, rng.choice(match.legal_actions))
    verify(match.record())
