"""Records as JSON: both ways, and every refusal."""

import copy
import json
from typing import Any

import pytest

from tests.core.played_games import borrowed_game, committed_game, seeded_game
from whitechapel.core import (
    VIEWERS,
    Match,
    RecordError,
    SeededDealer,
    load_game,
    record_from_json,
    record_from_string,
    record_to_json,
)
from whitechapel.core.record import STARTING_VERSION

WHOLE_GAMES = (committed_game(), borrowed_game())
WHOLE = record_to_json(committed_game())


def changed(**fields: Any) -> dict[str, Any]:
    return copy.deepcopy(WHOLE) | fields


def refusal(data: object) -> RecordError:
    with pytest.raises(RecordError) as refused:
        record_from_json(data)
    assert refused.value.why
    return refused.value


@pytest.mark.parametrize(
    "record",
    [seeded_game(), *(game for whole in WHOLE_GAMES for game in (whole, *(whole.for_seat(seat) for seat in VIEWERS)))],
)
def test_a_record_comes_back_from_json(record: Any) -> None:
    assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record
    assert record_from_string(json.dumps(record_to_json(record), indent=1)) == record


def test_a_record_with_options_comes_back_from_json() -> None:
    record = Match(load_game("classic"), SeededDealer(1)).record()
    assert record.options
    assert record_from_json(record_to_json(record)) == record


def test_what_a_seat_did_not_see_is_null() -> None:
    events = record_to_json(committed_game().for_seat(VIEWERS[-1]))["events"]
    assert events[9] == {"actor": "chance", "action": None}


def test_a_record_without_a_deal_has_no_keys_for_it() -> None:
    assert {"commitment", "deal"} & record_to_json(seeded_game()).keys() == set()


@pytest.mark.parametrize("data", [None, [], "record", 7])
def test_what_is_no_object_is_no_record(data: object) -> None:
    assert refusal(data).right == "an object"


@pytest.mark.parametrize("key", ["format", "game", "rules", "options", "view", "events"])
def test_a_record_lacks_none_of_its_keys(key: str) -> None:
    data = changed()
    del data[key]
    assert refusal(data).why == f"lacks '{key}' in the record"


def test_a_record_has_no_other_keys() -> None:
    error = refusal(changed(colour="red"))
    assert (error.given, error.why) == ("colour", "is not a key of the record")


@pytest.mark.parametrize(
    ("key", "value", "right"),
    [
        ("format", "1", "a whole number"),
        ("format", True, "a whole number"),
        ("game", 1, "text"),
        ("rules", 1.0, "a whole number"),
        ("options", [], "an object"),
        ("view", None, "text"),
        ("events", {}, "a list"),
        ("commitment", 5, "text"),
        ("deal", "secret", "an object"),
    ],
)
def test_a_value_of_another_type_is_refused_with_the_right_one(key: str, value: object, right: str) -> None:
    error = refusal(changed(**{key: value}))
    assert (error.given, error.why, error.right) == (value, f"is not a value for '{key}' in the record", right)


def test_another_format_is_refused() -> None:
    assert refusal(changed(format=2)).right == "format 1"


@pytest.mark.parametrize("rules", [0, -1, 10**9])
def test_the_version_of_the_rules_is_a_number_that_text_can_hold(rules: int) -> None:
    assert refusal(changed(rules=rules)).why == "can't be a version of rules"


def test_an_unknown_view_is_refused_with_those_there_are() -> None:
    assert refusal(changed(view="chance")).right == "one of complete, jack, detective, spectator"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    assert refusal(changed(game="chess")).right == "one of pocket, classic"


def test_an_unknown_option_is_refused() -> None:
    assert refusal(changed(options={"fog": True})).why == "is not a rule option of pocket"


def test_a_deal_in_a_seats_record_is_refused() -> None:
    assert refusal(changed(view="jack")).why == "is not for the jack's eyes"


def test_a_seal_without_a_deal_is_refused() -> None:
    data = changed(seal="0" * 64)
    del data["deal"]
    assert refusal(data).why == "seals no deal"


@pytest.mark.parametrize("result", [{"winner": "chance", "reason": "resignation"}, {"winner": "jack", "reason": "a b"}])
def test_a_result_that_can_not_be_is_refused(result: dict[str, str]) -> None:
    assert refusal(changed(format=STARTING_VERSION, result=result)).why == "can't be the result"


def test_a_start_is_a_position_in_one_line() -> None:
    assert refusal(changed(format=STARTING_VERSION, start="pocket\nclassic")).why == "can't be the start"


@pytest.mark.parametrize("text", ["", "00", "0" * 63, "G" * 64, "A" * 64, "00 " * 32, "0" * 66])
def test_a_commitment_is_64_small_hexadecimal_digits(text: str) -> None:
    error = refusal(changed(commitment=text))
    assert (error.why, error.right) == ("can't be the commitment", "64 hexadecimal digits")


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ({"secret": "00"}, "can't be the secret"),
        ({"salt": "zz" * 16}, "can't be the salt"),
        ({"words": ["fog", 5]}, "in the deal can't be words"),
        ({"words": ["fog\nlamp"]}, "can't be a seat's words"),
        ({"words": "fog"}, "is not a value for 'words' in the deal"),
        ({"seed": 5}, "is not a key of the deal"),
    ],
)
def test_a_deal_that_can_not_be_read_is_refused(deal: dict[str, object], why: str) -> None:
    assert refusal(changed(deal=WHOLE["deal"] | deal)).why == why


def test_a_deal_without_its_salt_is_refused() -> None:
    assert refusal(changed(deal={"secret": "00" * 32, "words": []})).why == "lacks 'salt' in the deal"


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ("jack toby 1", "can't be event 2"),
        ({"actor": "jack"}, "lacks 'action' in event 2"),
        ({"actor": "jack", "action": "toby 1", "time": 5}, "is not a key of event 2"),
        ({"actor": "watson", "action": "toby 1"}, "in event 2 is not a seat"),
        ({"actor": "jack", "action": "toby 3"}, "in event 2 is not an action of pocket"),
        ({"actor": "jack", "action": 5}, "is not a value for 'action' in event 2"),
        ({"actor": "jack", "action": "toby 1", "announced": "seen\njack toby 1"}, "in event 2 can't be announced"),
        ({"actor": "jack", "action": None, "announced": None}, "is not a value for 'announced' in event 2"),
    ],
)
def test_an_event_that_can_not_be_read_is_refused_by_its_number(event: object, why: str) -> None:
    events = [WHOLE["events"][0], event, *WHOLE["events"][2:]]
    error = refusal(changed(events=events))
    assert error.why == why
    assert error.right


@pytest.mark.parametrize("text", ["{", '{"format": }', "{" * 100_000, '{"a": ' + "9" * 5000 + "}"])
def test_text_that_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        record_from_string(text)
    assert refused.value.why.startswith(("is not JSON", "lacks"))
