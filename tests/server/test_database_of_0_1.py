"""A database as version 0.1 left it: its matches are listed, played on, looked at and verified."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Chair, Script
from tests.server.live import LiveServer
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol

DATA = Path(__file__).parent.parent / "data" / "server-0.1"
MATCHES = json.loads((DATA / "tokens.json").read_text())


@pytest.fixture
def database(tmp_path: Path) -> Path:
    place = tmp_path / "matches.db"
    with sqlite3.connect(place) as connection:
        connection.executescript((DATA / "matches.sql").read_text())
    connection.close()
    return place


@pytest.fixture
def old(database: Path) -> Iterator[Script]:
    live = LiveServer.in_folder(database.parent)
    with Script(live.address) as script:
        yield script
    live.stop()


def asked(database: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(database) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def test_its_matches_are_listed_as_they_stand_and_that_is_written_down(old: Script, database: Path) -> None:
    tokens = [token for match in MATCHES.values() for token in match["tokens"].values()]
    for _ in range(2):
        listed = old.post("/api/v1/my-matches", {"tokens": tokens}).json()["matches"]
        phases = {line["match"]: line["phase"] for line in listed}
        assert {name: phases[match["match"]] for name, match in MATCHES.items()} == {
            "resigned": "over",
            "finished": "over",
            "unfinished": "playing",
            "ai": "playing",
            "waiting": "waiting",
        }
    (resigned,) = [line for line in listed if line["match"] == MATCHES["resigned"]["match"] and line["seat"] == "jack"]
    assert resigned["result"] == {"winner": "detective", "reason": "resignation"}
    assert asked(database, "SELECT count(*) FROM matches WHERE number IS NULL") == [(0,)]


@pytest.mark.parametrize("name", ["resigned", "finished"])
def test_its_records_are_verified(old: Script, name: str) -> None:
    verify(record_from_json(old.record(MATCHES[name]["match"])))


def test_a_match_between_people_goes_on(old: Script) -> None:
    match, tokens = MATCHES["unfinished"]["match"], MATCHES["unfinished"]["tokens"]
    with Chair(old.address, match, tokens["jack"]) as jack:
        assert [event.kind for event in jack.events].count("action") == 1
        jack.act(jack.turn.legal[0])


def test_an_ai_that_was_to_act_acts_when_the_server_starts(old: Script, database: Path) -> None:
    match, tokens = MATCHES["ai"]["match"], MATCHES["ai"]["tokens"]
    with Chair(old.address, match, tokens["detective"]) as me:
        me.until_my_turn()
        assert any(event.actor == "jack" for event in me.events)
    seeds = asked(database, "SELECT seed FROM seats WHERE kind = 'ai'")
    assert len(seeds) == 1
    assert seeds[0][0] != 0


def test_actions_are_no_longer_called_moves(old: Script, database: Path) -> None:
    with Chair(old.address, MATCHES["resigned"]["match"]) as spectator:
        kinds = [event.kind for event in spectator.events]
    assert kinds[-4:] == ["action", "taken-back", "action", "resigned"]
    assert asked(database, "SELECT count(*) FROM actions WHERE kind = 'move'") == [(0,)]


def test_a_match_that_waits_for_a_player_still_waits(old: Script) -> None:
    match, tokens = MATCHES["waiting"]["match"], MATCHES["waiting"]["tokens"]
    with Chair(old.address, match, tokens["jack"]) as jack:
        assert jack.turn.phase == "waiting"
        early = jack.ask(protocol.TakeBack(client="x", after=jack.number))
        assert isinstance(early, protocol.Problem)
        assert early.code == "not-started"
