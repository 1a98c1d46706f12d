"""Playing on from a position of a finished match, against an AI."""

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from tests.server.clients import Chair, Script, play_out, problem
from tests.server.live import LiveServer
from whitechapel.cli import main
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol
from whitechapel.server.store.opening import open_database
from whitechapel.server.store.schema import MIGRATIONS

GAMES = ("pocket", "classic")


def finished(script: Script, game: str, seed: int = 12) -> str:
    """A match that two random players have played to its end."""
    created = script.create(game)
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, created.tokens.detective) as detective,
    ):
        play_out({"jack": jack, "detective": detective}, Random(seed))
    return created.match


def given_up(script: Script) -> str:
    """A match of Pocket that Jack gave up at once."""
    created = script.create("pocket")
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        jack.ask(protocol.Resign(client="x", after=jack.number))
    return created.match


def play_on(script: Script, match: str, number: int, seat: str, **more: object) -> protocol.Joined:
    response = script.post(f"/api/v1/matches/{match}/play-on", {"number": number, "seat": seat, "level": 1, **more})
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=protocol.Joined)


def refused(script: Script, match: str, number: int) -> tuple[int, str]:
    response = script.post(f"/api/v1/matches/{match}/play-on", {"number": number, "seat": "jack"})
    return response.status_code, problem(response).code


@pytest.mark.parametrize("seat", ["jack", "detective"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_to_its_end_and_its_record_is_verified(
    script: Script, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, seat: str
) -> None:
    old = finished(script, game)
    whole = script.record(old)
    number = len(whole["events"]) // 2
    joined = play_on(script, old, number, seat, adds_words=True)
    script.add_words(joined.match, joined.token, "fog")
    rng = Random(3)
    with Chair(script.address, joined.match, joined.token) as chair:
        assert (chair.table.you, chair.table.borrowed) == (seat, protocol.Beginning(match=old, events=number))
        assert chair.table.commitment != whole["commitment"]
        chair.until_my_turn()
        while chair.turn.phase != "over":
            chair.act(rng.choice(chair.turn.legal))
            chair.until_my_turn()
    data = script.record(joined.match)
    assert data["events"][:number] == whole["events"][:number]
    assert data["borrowed"] == {"match": old, "events": number}
    assert data["deal"]["words"] == (["fog", ""] if seat == "jack" else ["", "fog"])
    verify(record_from_json(data))
    place = tmp_path / "match.json"
    place.write_text(json.dumps(data))
    assert main(["verify", str(place)]) == 0
    assert f"borrowed from match {old}" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_any_position_but_the_last_can_be_played_on_from(script: Script, game: str) -> None:
    old = finished(script, game)
    last = len(script.record(old)["events"])
    for number in {1, 2, last // 3, last // 2, last - 1}:  # a wild accusation may end a random game early
        joined = play_on(script, old, number, "detective")
        assert script.record(joined.match, joined.token)["borrowed"] == {"match": old, "events": number}
    assert refused(script, old, last) == (409, "over")


def test_nothing_is_borrowed_from_before_the_first_event(script: Script) -> None:
    joined = play_on(script, finished(script, "pocket"), 0, "jack")
    with Chair(script.address, joined.match, joined.token) as chair:
        assert chair.table.borrowed is None
    assert "borrowed" not in script.record(joined.match, joined.token)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("token", ["jack", "detective", None])
def test_a_match_that_is_not_over_lends_nothing(script: Script, game: str, token: str | None) -> None:
    created = script.create(game)
    for number in (0, 1, 11, 999):
        answer = script.post(
            f"/api/v1/matches/{created.match}/play-on",
            {"number": number, "seat": "jack"},
            getattr(created.tokens, token) if token else None,
        )
        assert (answer.status_code, problem(answer).code) == (409, "not-over")


def test_positions_and_matches_that_are_not_there_are_refused(script: Script) -> None:
    old = given_up(script)
    assert refused(script, old, 500) == (409, "stale")
    assert refused(script, "nothing-here", 3) == (404, "unknown-match")
    for wrong in ({"seat": "jack"}, {"number": 3, "seat": "chance"}, {"number": -1, "seat": "jack"}):
        assert script.post(f"/api/v1/matches/{old}/play-on", wrong).status_code == 400


def test_a_game_that_was_given_up_goes_on_from_there(script: Script) -> None:
    old = given_up(script)
    joined = play_on(script, old, len(script.record(old)["events"]) + 1, "detective")
    with Chair(script.address, joined.match, joined.token) as chair:
        assert (chair.turn.phase, chair.turn.to_act) == ("playing", "detective")


def test_what_was_taken_back_is_not_borrowed(script: Script) -> None:
    created = script.create("pocket")
    with Chair(script.address, created.match, created.tokens.detective) as chair:
        dealt = chair.number
        chair.act(next(action for action in chair.turn.legal if not action.startswith("alibi")))
        chair.ask(protocol.TakeBack(client="t", after=chair.number))
        chair.ask(protocol.Resign(client="r", after=chair.number))
        latest = chair.number
    after_taking_back = play_on(script, created.match, latest, "detective")
    before = play_on(script, created.match, dealt + 1, "detective")
    assert script.record(after_taking_back.match, after_taking_back.token)["borrowed"]["events"] == dealt
    assert script.record(before.match, before.token)["borrowed"]["events"] == dealt + 1


@pytest.mark.parametrize("lens", ["detective", "spectator"])
def test_what_a_seat_did_not_see_of_the_beginning_is_withheld_again(script: Script, lens: str) -> None:
    joined = play_on(script, finished(script, "pocket"), 12, "detective")
    token = joined.token if lens == "detective" else None
    data = script.record(joined.match, token)
    assert data["view"] == lens
    assert data["events"][9] == {"actor": "chance", "action": None}
    assert '"identity ' not in script.get(f"/api/v1/matches/{joined.match}", token).text
    assert script.get(f"/api/v1/matches/{joined.match}/replay", token, lens="complete").status_code == 403


def test_nothing_of_the_beginning_is_taken_back(script: Script) -> None:
    created = script.create("pocket")
    with Chair(script.address, created.match, created.tokens.detective) as chair:
        chair.act(next(action for action in chair.turn.legal if not action.startswith("alibi")))
        assert chair.turn.takeback == "free"
        number = chair.number
        chair.ask(protocol.Resign(client="r", after=chair.number))
    joined = play_on(script, created.match, number, "detective")
    with Chair(script.address, joined.match, joined.token) as again:
        again.until_my_turn()
        refusal = again.ask(protocol.TakeBack(client="t", after=again.number))
        assert isinstance(refusal, protocol.Problem)
        assert (again.turn.takeback, refusal.code) == ("no", "no-takeback")


def test_the_chances_say_how_many_were_dealt_elsewhere(script: Script) -> None:
    old = given_up(script)
    joined = play_on(script, old, 5, "detective")
    with Chair(script.address, joined.match, joined.token) as chair:
        chair.ask(protocol.Resign(client="x", after=chair.number))
    chances = script.get(f"/api/v1/matches/{joined.match}/chances").json()
    assert (chances["borrowed"], len(chances["chances"])) == (5, 11)
    assert script.get(f"/api/v1/matches/{old}/chances").json()["borrowed"] == 0


def test_a_restart_keeps_where_the_beginning_came_from(server: LiveServer, script: Script) -> None:
    old = finished(script, "pocket")
    joined = play_on(script, old, 14, "jack")
    other = LiveServer(server.settings)
    other.start()
    try:
        with Chair(other.address, joined.match, joined.token) as chair:
            assert chair.table.borrowed == protocol.Beginning(match=old, events=14)
    finally:
        other.stop()


def test_a_database_from_before_there_were_borrowed_beginnings_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    old = create_engine(url)
    with old.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        kept = "INSERT INTO matches VALUES ('m', 'pocket', '{}', 1, x'00', x'00', 0, NULL, 0, '2026-11-01')"
        connection.execute(text(kept))
    old.dispose()

    def found(connection: Connection) -> list[tuple[object, ...]]:
        return [tuple(row) for row in connection.execute(text("SELECT borrowed_from, borrowed_events FROM matches"))]

    async def borrowed() -> list[tuple[object, ...]]:
        database = await open_database(url)
        rows = await database.run(found)
        await database.close()
        return rows

    assert asyncio.run(borrowed()) == [(None, 0)]
