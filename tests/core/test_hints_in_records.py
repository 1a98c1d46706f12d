"""Records say which hints were taken; those without stay as they were."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from whitechapel.core import Deal, GameRecord, Match, RecordError, Seat, record_from_json, record_to_json, verify
from whitechapel.core.events import HintTaken
from whitechapel.core.recorded import with_hints

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def _played() -> Match:
    match = Match("pocket", Deal(bytes(range(32)), bytes(range(16))))
    while match.actor is not None:
        match.push(match.legal_actions[0])
    return match


def _first(match: Match, seat: Seat) -> int:
    return next(number for number, event in enumerate(match.events, 1) if event.actor is seat)


def _hinted() -> GameRecord:
    match = _played()
    jack, detective = _first(match, Seat.JACK), _first(match, Seat.DETECTIVE)
    return with_hints(match.record(), {jack: Seat.JACK, detective: Seat.DETECTIVE})


def test_hints_stand_in_the_order_of_their_events_and_are_under_the_seal() -> None:
    record = _hinted()
    assert [hint.event for hint in record.hints] == sorted(hint.event for hint in record.hints)
    assert record.format == 4
    verify(record)


def test_both_forms_give_them_back() -> None:
    record = _hinted()
    assert GameRecord.from_text(record.to_text()) == record
    data = record_to_json(record)
    assert record_from_json(json.loads(json.dumps(data))) == record
    assert list(Draft202012Validator(SCHEMA).iter_errors(data)) == []
    assert f"hint {record.hints[0].event} {record.hints[0].seat}\n" in record.to_text()


def test_a_seats_view_has_them_too() -> None:
    record = _hinted()
    assert record.for_seat(Seat.SPECTATOR).hints == record.hints


def test_a_record_without_hints_is_written_as_ever() -> None:
    record = _played().record()
    assert with_hints(record, {}) == record
    assert record.format == 1
    assert "hint" not in record.to_text()
    assert "hints" not in record_to_json(record)


def test_a_hint_may_be_for_the_event_that_would_have_come_next() -> None:
    match = Match("pocket", seed=1)
    record = with_hints(match.record(), {match.number + 1: Seat.DETECTIVE, match.number + 2: Seat.JACK})
    assert record.hints == (HintTaken(match.number + 1, Seat.DETECTIVE),)
    assert GameRecord.from_text(record.to_text()) == record


@pytest.mark.parametrize(
    "hints",
    [
        [],
        [{"event": 0, "seat": "jack"}],
        [{"event": 1, "seat": "jack"}],
        [{"event": 10_000, "seat": "jack"}],
        [{"event": 12, "seat": "chance"}],
        [{"event": True, "seat": "jack"}],
        [{"event": 12}],
        ["12 jack"],
    ],
)
def test_what_can_not_be_hints_is_refused(hints: Any) -> None:
    data = dict(record_to_json(_played().record())) | {"hints": hints, "format": 4}
    with pytest.raises(RecordError):
        record_from_json(data)


def test_the_same_event_twice_or_another_format_is_refused() -> None:
    data = dict(record_to_json(_hinted()))
    hints = data["hints"]
    assert isinstance(hints, list)
    for changed in ({"hints": [hints[0], *hints]}, {"hints": hints[::-1]}, {"format": 3}):
        with pytest.raises(RecordError):
            record_from_json(data | changed)
