"""`whitechapel replay`: what a seat saw, in words and for machines."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import played
from tests.cli.running import refused, run
from whitechapel.core import VIEWERS, GameRecord, Seat, load_game, observations, record_to_json, record_to_text, states
from whitechapel.words import Words


def test_everything_is_shown_with_jacks_secret(record: GameRecord, record_file: Path) -> None:
    ran = run("replay", record_file)
    assert (ran.code, ran.err) == (0, "")
    assert f"{len(record.events):>4}  " in ran.out
    assert "Jack is " in ran.out.split("to act")[0]
    assert "face down" not in ran.out


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_seat_sees_its_own_observations(seat: Seat, record: GameRecord, record_file: Path) -> None:
    ran = run("replay", record_file, "--seat", str(seat), "--json")
    shown = json.loads(ran.out)
    rules = load_game(record.game)
    assert shown["view"] == str(seat)
    assert [event["position"] for event in shown["events"]] == [
        rules.position_to_json(seen) for seen in observations(record, seat)
    ]
    assert [event["action"] for event in shown["events"]] == [
        event["action"] for event in record_to_json(record.for_seat(seat))["events"]
    ]


def test_machines_get_every_state_of_a_complete_record(record: GameRecord, record_file: Path) -> None:
    shown = json.loads(run("replay", record_file, "--json").out)
    rules = load_game(record.game)
    assert [event["position"] for event in shown["events"]] == list(map(rules.position_to_json, states(record)))


def test_a_spectator_is_not_told_the_identity_before_the_end(record: GameRecord, record_file: Path) -> None:
    texts = [load_game(record.game).action_to_text(event.action) for event in record.events if event.action is not None]
    (identity,) = (text.partition(" ")[2] for text in texts if text.startswith("identity "))
    told = f"jack is {Words().name(identity)}".casefold()
    assert told in run("replay", record_file).out.casefold()
    ran = run("replay", record_file, "--seat", "spectator")
    assert "Jack draws his identity." in ran.out
    before, last, _ = ran.out.casefold().rpartition(f"\n{len(record.events):>4}  ")
    assert last
    assert told not in before


def test_a_seats_own_record_replays_in_both_forms(record: GameRecord, tmp_path: Path) -> None:
    own = record.for_seat(Seat.DETECTIVE)
    text, data = tmp_path / "own.txt", tmp_path / "own.json"
    text.write_text(record_to_text(own), encoding="utf-8")
    data.write_text(json.dumps(record_to_json(own)), encoding="utf-8")
    assert run("replay", text) == run("replay", data)
    assert run("replay", text, "--seat", "detective") == run("replay", text)
    assert "can't be seen as the jack" in refused("replay", text, "--seat", "jack")


def test_a_borrowed_beginning_is_replayed_and_named(borrowing_file: Path) -> None:
    assert "Borrowed from match the-other-match: its first events, 15 in all." in run("replay", borrowing_file).out
    shown = json.loads(run("replay", borrowing_file, "--seat", "detective", "--json").out)
    assert shown["borrowed"] == {"match": "the-other-match", "events": 15}


def test_a_hint_is_given_in_a_game_with_a_borrowed_beginning(borrowing_file: Path) -> None:
    ran = run("hint", borrowing_file, "--after", "15", "--level", "1")
    assert (ran.code, ran.err) == (0, "")


def test_a_game_without_any_event_replays(tmp_path: Path) -> None:
    place = tmp_path / "empty.txt"
    place.write_text(record_to_text(replace(played("pocket"), events=())), encoding="utf-8")
    assert run("replay", place).code == 0


def test_a_record_that_breaks_the_rules_is_refused_before_anything_is_shown(record: GameRecord, tmp_path: Path) -> None:
    place = tmp_path / "broken.txt"
    place.write_text(record_to_text(replace(record, events=record.events[1:])), encoding="utf-8")
    assert "event " in refused("replay", place)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "does not begin a record"),
        (b"\xff\xfe", "UTF-8"),
        (b"{", "is not JSON"),
        (b"[" * 100_000, "does not begin a record"),
        (b'{"a":' * 100_000, "is not JSON"),
        (b"whitechapel record 2\n", "record"),
        (b"whitechapel record 1\ngame chess\nrules 1\nview complete\n\n", "is not a game"),
    ],
)
def test_what_is_no_record_is_refused(content: bytes, expected: str, tmp_path: Path) -> None:
    place = tmp_path / "what"
    place.write_bytes(content)
    assert expected in refused("replay", place)


def test_files_that_can_not_be_read_are_named(tmp_path: Path) -> None:
    assert "No such file" in refused("replay", tmp_path / "missing")
    assert "is a folder" in refused("replay", tmp_path)
    assert "name of a file" in refused("replay", "a\0b")


def test_only_a_seat_can_be_named(record_file: Path) -> None:
    assert "neither a seat nor a spectator" in refused("replay", record_file, "--seat", "moriarty")
    assert "neither a seat nor a spectator" in refused("replay", record_file, "--seat", "chance")
