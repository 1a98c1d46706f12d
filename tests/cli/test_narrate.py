"""`whitechapel narrate`: a recorded game as prose, in four languages."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import played
from tests.cli.running import refused, run
from whitechapel.core import VIEWERS, GameRecord, Match, Seat
from whitechapel.core.narration import narrated
from whitechapel.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beat_but_what_learners_are_told_is_in_its_language(
    language: str, record: GameRecord, record_file: Path
) -> None:
    ran = run("narrate", record_file, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    words = Words(language)
    spoken = " ".join(ran.out.split())
    told = (beat for _, beats in narrated(record) for beat in beats if beat.kind != "change")
    sentences = [words.sentence(beat.message) for beat in told if beat.message]
    at = 0
    for sentence in sentences:
        found = spoken.find(" ".join(sentence.split()), at)
        assert found >= at, sentence
        at = found + 1
    assert words.say("game-over") in ran.out
    unit = "turn" if record.game == "pocket" else "round"
    assert words.say(unit, turn=1, turns=8) in ran.out.splitlines()


def test_everybody_is_told_what_he_saw(record: GameRecord, record_file: Path) -> None:
    hidden = "Jack draws his identity."
    assert hidden not in run("narrate", record_file).out
    assert hidden not in run("narrate", record_file, "--seat", "jack").out
    for seat in ("detective", "spectator"):
        before = " ".join(run("narrate", record_file, "--seat", seat).out.partition("The game is over")[0].split())
        assert hidden in before
        assert "Jack is " not in re.sub(r"Witnesses: (Mr\. )?Jack is", "", before)
    assert record.view is None


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_seats_own_record_tells_the_same_in_both_forms(record: GameRecord, tmp_path: Path, seat: Seat) -> None:
    whole, text, data = tmp_path / "whole.json", tmp_path / "own.txt", tmp_path / "own.json"
    record.write(whole)
    record.for_seat(seat).write(text)
    record.for_seat(seat).write(data)
    told = run("narrate", whole, "--seat", str(seat))
    assert told.code == 0
    assert run("narrate", text) == run("narrate", data) == told


def test_a_turn_is_a_paragraph(tmp_path: Path) -> None:
    played("pocket", actions=6).write(tmp_path / "game.txt")
    paragraphs = run("narrate", tmp_path / "game.txt").out.strip().split("\n\n")
    assert [paragraph.splitlines()[0] for paragraph in paragraphs] == ["Mr. Jack Pocket", "Turn 1 of 8", "Turn 2 of 8"]


def test_a_game_that_was_given_up_ends_with_that(tmp_path: Path) -> None:
    match = Match("classic", seed=1)
    match.resign(Seat.DETECTIVE)
    match.record().write(tmp_path / "game.json")
    last = run("narrate", tmp_path / "game.json").out.strip().split("\n\n")[-1]
    assert last.startswith("The game is over\nJack wins. The Detective gave up. Jack was")


def test_machines_get_the_beats(record: GameRecord, record_file: Path) -> None:
    data = json.loads(run("narrate", record_file, "--seat", "detective", "--json").out)
    assert (data["game"], data["view"], len(data["events"])) == (record.game, "detective", len(record.events))
    story = list(narrated(record, Seat.DETECTIVE))
    assert [[beat["kind"] for beat in event["beats"]] for event in data["events"]] == [
        [beat.kind for beat in beats] for _, beats in story
    ]
    assert data["events"][-1]["beats"][-1]["message"]["id"]
    assert [event["action"] is None for event in data["events"]] == [event.action is None for event, _ in story]


def test_another_seats_record_is_refused(record: GameRecord, tmp_path: Path) -> None:
    record.for_seat(Seat.JACK).write(tmp_path / "own.txt")
    refused("narrate", tmp_path / "own.txt", "--seat", "detective")


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("hello", encoding="utf-8")
    refused("narrate", tmp_path / "game.txt")
    refused("narrate", tmp_path / "nowhere.txt")
