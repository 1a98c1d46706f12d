"""Properties of Mr. Jack: round trips, values, what is refused, no dead ends; and input that can't be read."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.classic.positions import any_states, random_steps
from whitechapel import classic
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.classic.state import State
from whitechapel.classic.table import must_face
from whitechapel.core import VIEWERS, IllegalActionError, NotationError, OptionError, Seat, WhitechapelError
from whitechapel.core.messages import Message
from whitechapel.testing.contract import check_game

SOME = list(any_states(400, seed=11))
reachable = st.sampled_from(SOME)


def test_the_contract_holds() -> None:
    assert check_game(classic, games=3, seed=5).games == 3


@given(st.integers(0, classic.ACTION_COUNT - 1))
def test_an_action_is_its_text(action: int) -> None:
    assert classic.action_from_text(classic.action_to_text(action)) == action


@given(reachable)
def test_a_position_is_its_text_and_its_json(state: State) -> None:
    assert classic.position_from_text(classic.position_to_text(state)) == state
    assert classic.position_from_json(json.loads(json.dumps(classic.position_to_json(state)))) == state
    assert eval(repr(state), {"State": State}) == state  # noqa: S307 - our own repr


@given(reachable, st.sampled_from(VIEWERS))
def test_an_observation_is_its_text_and_its_json(state: State, seat: Seat) -> None:
    seen = classic.observe(state, seat)
    assert classic.observation_from_text(classic.position_to_text(seen)) == seen
    assert classic.observation_from_json(classic.position_to_json(seen)) == seen


@given(reachable, st.sampled_from(VIEWERS), st.sampled_from(VIEWERS))
def test_an_observation_read_as_another_seats_is_refused(state: State, seat: Seat, other: Seat) -> None:
    data = classic.position_to_json(classic.observe(state, seat))
    if seat is not other and classic.outcome(state) is None:
        with pytest.raises(NotationError):
            classic.observation_from_json(data | {"seat": str(other)})
    with pytest.raises(NotationError):
        classic.observation_from_json({key: value for key, value in data.items() if key != "seat"})


@given(reachable)
def test_only_what_is_listed_is_allowed_and_the_rest_is_refused_with_a_reason(state: State) -> None:
    listed = {outcome.action for outcome in classic.chance_outcomes(state)} | set(classic.legal_actions(state))
    assert bool(listed) == (classic.outcome(state) is None), "no dead ends"
    for action in range(0, classic.ACTION_COUNT, 7):
        if action in listed:
            assert classic.apply(state, action) == classic.apply_trusted(state, action)
        else:
            with pytest.raises(IllegalActionError) as raised:
                classic.apply(state, action)
            assert raised.value.why


def test_every_reason_for_refusing_comes_up() -> None:
    reasons = {classic.why_not(state, action).text for state in SOME for action in range(0, classic.ACTION_COUNT, 3)}
    assert len(reasons) >= 30


def test_a_refusal_carries_the_message_for_its_player() -> None:
    with pytest.raises(IllegalActionError) as raised:
        classic.apply(_chosen("smith"), classic.action_from_text("play bert"))
    assert raised.value.reason == Message("why-in-play", {"name": Message("name-smith")})


@pytest.mark.parametrize("text", ["game=chess", "game=chess;round=1"])
def test_the_position_of_another_game_is_refused_by_its_name(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        classic.position_from_text(text)
    assert str(refused.value) == "'chess' is not the game of this position; expected game=classic"


def _chosen(name: str) -> State:
    """A position in which a character was just chosen."""
    return next(state for state in SOME if state.in_play == name and not must_face(state.table))


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_play_is_its_text(seed: int) -> None:
    before: State | None = None
    steps: tuple[int, ...] = ()
    for state, action, after in random_steps(Random(seed), edition="first_2006" if seed % 2 else "revised_2016"):
        if state.actor is Seat.CHANCE:
            continue
        if state.in_play is None:
            before, steps = state, ()
        steps = (*steps, action)
        if before is not None and (after.in_play is None or after.drawer is not None):
            text = classic.play_to_text(before, steps)
            replayed = before
            for again in classic.play_from_text(before, text):
                replayed = classic.apply(replayed, again)
            assert replayed == after
            assert classic.play_to_text(before, classic.play_from_text(before, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "banana", "smith", "smith:g8", "smith:g8-f7 lamp=f5>h4", "smith:g8-f7 lamp=f5>h4 later",
        "smith:a1-f7 lamp=f5>h4 after",
        "smith:g8-f7", "smith:g8-zz lamp=f5>h4 after", "holmes:g5-b7 stay", "nobody:g5-b7", "gull:swap=nobody",
        "smith:g8-f7 lamp=f5>h4 after accuse=bert", "goodley:m10-l7 whistle=nobody>a1 before",
    ],
)  # fmt: skip
def test_a_whole_play_that_cannot_be_read_or_played_is_refused(text: str) -> None:
    state = classic.apply(classic.initial(), classic.action_from_text("identity gull"))
    state = classic.apply(state, classic.action_from_text("shuffle goodley gull holmes smith"))
    with pytest.raises(WhitechapelError) as raised:
        classic.play_from_text(state, text)
    assert raised.value.why


@given(st.text(max_size=60))
@settings(max_examples=200)
def test_any_text_is_read_or_refused_by_our_errors(text: str) -> None:
    for read in (classic.action_from_text, classic.position_from_text, classic.observation_from_text):
        with pytest.raises(NotationError):
            read(text)
    with pytest.raises(WhitechapelError):
        classic.play_from_text(SOME[5], text)


@given(reachable, st.data())
@settings(max_examples=300)
def test_a_position_with_something_else_in_it_is_read_or_refused_by_our_errors(state: State, data: Any) -> None:
    told = classic.position_to_json(state)
    key = data.draw(st.sampled_from(sorted(told)))
    junk = st.none() | st.booleans() | st.integers(-1, 9) | st.text(max_size=4) | st.sampled_from(CHARACTERS)
    value = data.draw(junk | st.lists(junk, max_size=4) | st.dictionaries(st.text(max_size=3), junk, max_size=2))
    with suppress(NotationError):
        read = classic.position_from_json(told | {key: value})
        assert classic.position_from_json(classic.position_to_json(read)) == read


@given(reachable, st.data())
@settings(max_examples=200)
def test_a_position_text_with_something_else_in_it_is_read_or_refused(state: State, data: Any) -> None:
    parts = classic.position_to_text(state).split(";")
    number = data.draw(st.integers(0, len(parts) - 1))
    name = parts[number].partition("=")[0]
    parts[number] = f"{name}={data.draw(st.text('abcdefgh0123456789,:+-?=', max_size=8))}"
    with suppress(NotationError):
        read = classic.position_from_text(";".join(parts))
        assert classic.position_from_text(classic.position_to_text(read)) == read


@pytest.mark.parametrize("data", [None, 3, [], {}, "x", {"game": "pocket"}])
def test_json_that_is_no_position_is_refused(data: object) -> None:
    for read in (classic.position_from_json, classic.observation_from_json):
        with pytest.raises(NotationError):
            read(data)


def test_options_and_numbers_that_do_not_exist_are_refused() -> None:
    with pytest.raises(OptionError):
        classic.initial(edition="third")
    with pytest.raises(OptionError):
        classic.initial(lamps=3)
    for number in (-1, classic.ACTION_COUNT):
        with pytest.raises(NotationError):
            classic.action_to_text(number)
    with pytest.raises(NotationError):
        classic.observe(classic.initial(), Seat.CHANCE)
