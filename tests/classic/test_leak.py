"""Nothing a seat gets depends on what it may not know: observations, legal steps, errors, texts, records."""

from dataclasses import replace
from random import Random

import pytest

from tests.classic.positions import any_states, random_steps
from whitechapel import classic
from whitechapel.classic import layout
from whitechapel.classic.state import State, hand_of, identity_of
from whitechapel.compiled import compiled
from whitechapel.core import (
    PLAYERS,
    VIEWERS,
    Event,
    GameRecord,
    IllegalActionError,
    Seat,
    record_to_json,
    record_to_text,
    states,
)

POSITIONS = 10_000 if compiled("classic") else 1_000


def given_to(state: State, seat: Seat) -> tuple[object, ...]:
    """Everything a seat is given in a position."""
    seen = classic.observe(state, seat)
    legal = classic.legal_actions(state) if classic.actor(state) is seat else ()
    return (
        seen,
        repr(seen),
        classic.position_to_text(seen),
        classic.position_to_json(seen),
        classic.render(seen),
        legal,
        error_for(state, seat),
    )


def error_for(state: State, seat: Seat) -> str:
    """What a seat to act is told when it tries something that nobody may do now."""
    if classic.actor(state) is not seat:
        return ""
    with pytest.raises(IllegalActionError) as raised:
        classic.apply(state, layout.IDENTITY)
    wrong = layout.LEAVE if seat is Seat.DETECTIVE else layout.ACCUSE
    with pytest.raises(IllegalActionError) as other:
        classic.apply(state, wrong)
    return f"{raised.value} {other.value}"


def test_all_worlds_of_an_observation_give_its_seat_the_same() -> None:
    rng = Random(1)
    for number, state in enumerate(any_states(POSITIONS, seed=1)):
        for seat in VIEWERS if number % 10 == 0 else PLAYERS:
            seen = classic.observe(state, seat)
            worlds = classic.worlds(seen)
            assert state in worlds
            assert all(classic.observe(world, seat) == seen for world, _ in worlds)
            if number % 10 == 0:
                assert given_to(worlds.sample(rng), seat) == given_to(state, seat)
            elif classic.actor(state) is seat:
                assert classic.legal_actions(worlds.sample(rng)) == classic.legal_actions(state)


def test_the_detectives_legal_steps_are_the_same_in_every_world() -> None:
    for state in any_states(POSITIONS // 10, seed=2):
        if classic.actor(state) is Seat.DETECTIVE:
            legal = classic.legal_actions(state)
            worlds = classic.worlds(classic.observe(state, Seat.DETECTIVE))
            assert all(classic.legal_actions(world) == legal for world, _ in worlds)


def test_a_planted_leak_would_be_found() -> None:
    """Jack's legal steps do depend on his identity: given to the Detective they would tell it."""
    for state in any_states(5_000, seed=3):
        if classic.actor(state) is Seat.JACK and any(
            layout.LEAVE <= action < layout.STAY for action in classic.legal_actions(state)
        ):
            worlds = classic.worlds(classic.observe(state, Seat.DETECTIVE))
            if len({world.jack for world, _ in worlds}) > 1:
                assert len({classic.legal_actions(world) for world, _ in worlds}) > 1
                return
    raise AssertionError("no position found in which Jack could leave")


def cards(state: State, seat: Seat) -> list[int]:
    return [card for card in range(8) if hand_of(state.secret, seat) >> card & 1]


def dealt_otherwise(record: GameRecord, truth: State, world: State) -> GameRecord:
    """The record of the same game, had the hidden cards been those of another world."""
    hands = {seat: dict(zip(cards(truth, seat), cards(world, seat), strict=True)) for seat in PLAYERS}
    events: list[Event] = []
    drawers = [state.drawer for state in states(record)]
    for number, event in enumerate(record.events):
        action = event.action
        assert action is not None
        if layout.IDENTITY <= action < layout.SHUFFLE:
            action = layout.IDENTITY + identity_of(world.secret)
        elif action >= layout.CARD:
            drawer = drawers[number - 1]
            assert drawer is not None
            action = layout.CARD + hands[drawer].get(action - layout.CARD, action - layout.CARD)
        events.append(replace(event, action=action))
    return replace(record, events=tuple(events))


@pytest.mark.parametrize("seed", range(12))
def test_a_seats_record_is_the_same_in_every_world(seed: int) -> None:
    rng = Random(seed)
    steps = list(random_steps(rng))
    cut = rng.randrange(2, len(steps))
    events = tuple(
        Event(Seat(classic.actor(before) or 0), action, classic.announcement(before, after))
        for before, action, after in steps[:cut]
    )
    truth = steps[cut - 1][2]
    options = tuple(classic.options_of(truth).items())
    record = GameRecord("classic", options, events, classic.RULES_VERSION)
    for seat in VIEWERS:
        mine = record.for_seat(seat)
        for _ in range(5):
            world = classic.worlds(classic.observe(truth, seat)).sample(rng)
            other = dealt_otherwise(record, truth, world)
            assert list(states(other))[-1] == world
            assert record_to_text(other.for_seat(seat)) == record_to_text(mine)
            assert record_to_json(other.for_seat(seat)) == record_to_json(mine)
