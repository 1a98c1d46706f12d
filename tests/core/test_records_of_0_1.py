"""Records that version 0.1 wrote: they load, replay, verify and are written again byte for byte."""

import json
from pathlib import Path

import pytest

from whitechapel.core import GameRecord, Match, Seat, load_game, observations, record_to_json, verify

FOLDER = Path(__file__).parents[1] / "data" / "records-0.1"
COMPLETE = sorted(file.stem for file in FOLDER.glob("*.json"))
OF_SEATS = sorted(file.stem for file in FOLDER.glob("*.position"))


def read(name: str) -> GameRecord:
    return GameRecord.read(FOLDER / f"{name}.txt")


@pytest.mark.parametrize("name", COMPLETE)
def test_a_complete_record_is_read_in_both_forms_and_written_as_it_was(name: str) -> None:
    text, data = (FOLDER / f"{name}.txt").read_text(), (FOLDER / f"{name}.json").read_text()
    record = read(name)
    assert GameRecord.read(FOLDER / f"{name}.json") == record
    assert record.to_text() == text
    assert record_to_json(record) == json.loads(data)


@pytest.mark.parametrize("name", COMPLETE)
def test_a_complete_record_replays_as_a_match(name: str) -> None:
    record = read(name)
    match = Match.from_record(record)
    assert match.events == record.events
    assert (match.outcome is None) == name.endswith("begun")


@pytest.mark.parametrize("name", [name for name in COMPLETE if "seeded" not in name and "begun" not in name])
def test_a_committed_record_verifies(name: str) -> None:
    verify(read(name))


@pytest.mark.parametrize("name", OF_SEATS)
def test_a_seats_record_replays_to_what_the_seat_knew(name: str) -> None:
    record = read(name)
    *_, last = observations(record)
    game = load_game(record.game)
    assert game.position_to_text(last) == (FOLDER / f"{name}.position").read_text().strip()


@pytest.mark.parametrize("name", OF_SEATS)
def test_a_seats_record_is_what_the_complete_one_shows_it(name: str) -> None:
    complete, _, seat = name.rpartition("-")
    assert read(complete).for_seat(Seat.parse(seat)) == read(name)
