"""Every finished match's record is verified; a changed byte of it never is."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import Chair, Script, play_out
from whitechapel.cli import main
from whitechapel.core import WhitechapelError, record_from_string, verify
from whitechapel.server import protocol


def finished_record(script: Script, game: str) -> str:
    created = script.create(game, {"kind": "me", "words": "lamp"}, {"kind": "me", "words": "fog"})
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, created.tokens.detective) as detective,
    ):
        play_out({"jack": jack, "detective": detective}, Random(12))
    return script.get(f"/api/v1/matches/{created.match}/record").text


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_any_changed_byte_of_a_record_is_found(script: Script, game: str) -> None:
    record = finished_record(script, game)
    verify(record_from_string(record))
    rng = Random(2)
    events = range(record.index('"events"'), record.index("]", record.index('"events"')))
    others = [place for place in range(len(record)) if place not in events]
    places = rng.sample(events, 120) + rng.sample(others, 120)
    for place in places:
        changed = record[:place] + chr(ord(record[place]) ^ rng.choice((1, 2, 4))) + record[place + 1 :]
        with pytest.raises(WhitechapelError):
            verify(record_from_string(changed))


def test_the_command_verify_accepts_a_match_and_names_what_does_not_follow(
    script: Script, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(finished_record(script, "pocket"))
    place = tmp_path / "match.json"
    place.write_text(json.dumps(data))
    assert main(["verify", str(place)]) == 0
    data["deal"]["words"] = ["lamp", "log"]
    place.write_text(json.dumps(data))
    assert main(["verify", str(place)]) == 1
    assert "does not follow from the deal" in capsys.readouterr().out


def test_a_resigned_match_is_verified_too(script: Script) -> None:
    created = script.create("pocket")
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        jack.ask(protocol.Resign(client="x", after=jack.number))
    verify(record_from_string(script.get(f"/api/v1/matches/{created.match}/record").text))


def test_before_the_end_a_record_is_only_what_the_seat_saw(script: Script) -> None:
    created = script.create("pocket")
    for token, view in ((created.tokens.jack, "jack"), (created.tokens.detective, "detective"), (None, "spectator")):
        record = script.record(created.match, token)
        assert record["view"] == view
        assert "deal" not in record
        assert any(event["action"] is None for event in record["events"]) == (view != "jack")
