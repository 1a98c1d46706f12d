"""Bad input of every kind: only our errors come out, each saying what was given, why it is wrong and what is right."""

import json
from collections.abc import Callable
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.core.played_games import committed_game
from tests.rules.pocket.table import AT_THE_START, table
from whitechapel import pocket
from whitechapel.core import (
    IllegalActionError,
    Seat,
    WhitechapelError,
    checked_options,
    observations,
    record_from_json,
    record_from_string,
    record_from_text,
    record_to_json,
    record_to_text,
    states,
    verify,
)

STATE = table(AT_THE_START.replace("lane:N", "-lane"), turn=3, tokens="alibi* toby rotation* rotation", rotated="bert",
              time="JD", revealed="lane", drawn="3", cards="gull")  # fmt: skip
POSITIONS = [pocket.position_to_text(position) for position in (STATE, pocket.observe(STATE, Seat.DETECTIVE))]
RECORDS = [record_to_text(committed_game()), record_to_text(committed_game().for_seat(Seat.DETECTIVE))]

texts = st.text(max_size=60)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts | st.sampled_from(["pocket", "jack", "gull", "N"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


def only_our_errors(read: Callable[[Any], object], given: Any) -> None:
    """What is read is fine; what is refused is refused by an error of ours that explains itself."""
    try:
        read(given)
    except WhitechapelError as error:
        explains_itself(error)


def explains_itself(error: WhitechapelError) -> None:
    assert error.given is not None or "None" in str(error)
    assert error.why
    assert "\n" not in str(error)
    assert error.right or isinstance(error, IllegalActionError) or error.why == "could not have happened here"


@st.composite
def mutated(draw: st.DrawFn, valid: list[str]) -> str:
    """A valid text with a few pieces changed, cut out, or copied elsewhere."""
    text = draw(st.sampled_from(valid))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        elsewhere = draw(st.integers(0, len(text)))
        new = draw(
            st.text(max_size=3) | st.sampled_from(["0", "1", "9", "?", "-", ",", ";", "=", "\n", " ", text[start:end]])
        )
        text = text[:start] + new + text[end:elsewhere] + text[max(end, elsewhere) :]
    return text


@st.composite
def altered(draw: st.DrawFn, whole: object) -> Any:
    """Valid JSON with one value somewhere in it replaced, dropped or added."""
    data = json.loads(json.dumps(whole))
    at = data
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return data
        key = draw(st.sampled_from(keys))
        if isinstance(at[key], dict | list) and draw(st.booleans()):
            at = at[key]
            continue
        if isinstance(at, dict) and draw(st.booleans()):
            at[draw(texts)] = draw(values)
        elif draw(st.booleans()):
            del at[key]
        else:
            at[key] = draw(values)
        return data


def read_position(text: str) -> None:
    state = pocket.position_from_text(text)
    assert pocket.position_from_text(pocket.position_to_text(state)) == state


def read_observation(text: str) -> None:
    observation = pocket.observation_from_text(text)
    assert pocket.observation_from_text(pocket.position_to_text(observation)) == observation


def read_record(text: str) -> None:
    record = record_from_string(text)
    assert record_from_text(record_to_text(record)) == record
    assert record_from_json(record_to_json(record)) == record
    if record.view is None:
        list(states(record))
        verify(record)
    else:
        list(observations(record))


@given(texts)
@example("rotation 4 1 ")
@example("\udcff")
def test_any_text_as_an_action(text: str) -> None:
    only_our_errors(pocket.action_from_text, text)


@given(texts)
def test_any_text_as_a_seat(text: str) -> None:
    only_our_errors(Seat.parse, text)


@given(st.dictionaries(texts, values, max_size=3))
def test_anything_as_options(options: dict[str, Any]) -> None:
    only_our_errors(lambda given: checked_options("pocket", pocket.OPTIONS, given), options)


@given(texts | mutated(POSITIONS))
def test_any_text_as_a_position(text: str) -> None:
    only_our_errors(read_position, text)
    only_our_errors(read_observation, text)


@given(values | altered(pocket.position_to_json(STATE)))
def test_any_json_as_a_position(data: Any) -> None:
    only_our_errors(pocket.position_from_json, data)
    only_our_errors(pocket.observation_from_json, data)


@given(texts | mutated(RECORDS))
def test_any_text_as_a_record(text: str) -> None:
    only_our_errors(record_from_text, text)
    only_our_errors(read_record, text)


@given(values | altered(record_to_json(committed_game())))
def test_any_json_as_a_record(data: Any) -> None:
    only_our_errors(record_from_json, data)
    only_our_errors(read_record, json.dumps(data))


@settings(max_examples=20)
@given(st.integers(1, 100_000), st.sampled_from(["[", '{"format":', '{"format":[', "{"]))
def test_json_nested_as_deep_as_it_likes(depth: int, opening: str) -> None:
    closing = "".join({"{": "}", "[": "]"}[letter] for letter in reversed(opening) if letter in "{[")
    only_our_errors(read_record, '{"format": ' + opening * depth + "1" + closing * depth + "}")
