"""What ``whitechapel admin`` deletes beside a running server: that notices, and everybody who is there hears of it."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed

from tests.server.clients import AI, ME, OPEN, Chair, Script, bearer, problem
from tests.server.engines import database_of
from tests.server.live import LiveServer, running
from whitechapel.core import Seat
from whitechapel.server import protocol, upkeep
from whitechapel.server.admin import tasks
from whitechapel.server.outbox import SERVICE_RESTART
from whitechapel.server.refusals import Refusal
from whitechapel.server.requests import SERVER
from whitechapel.server.store import Forgotten, UnavailableError


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that looks for deletions when it is told to, and whose AI never gets to act."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(upkeep, "_NOTICED", 3600.0)
        with (
            database_of(request.param, tmp_path_factory.mktemp("deletions")) as url,
            running(url, pace=1000.0) as live,
        ):
            yield live


def delete(server: LiveServer, match: str) -> None:
    assert asyncio.run(tasks.delete_match(server.settings.database_url, match))


def forget(server: LiveServer, token: str) -> Forgotten:
    return asyncio.run(tasks.delete_person(server.settings.database_url, token))


def sent_away(chair: Chair) -> bool:
    """Whether a client is told to connect again, after whatever else it is told."""
    while True:
        try:
            chair.receive()
        except ConnectionClosed as closed:
            return closed.rcvd is not None and closed.rcvd.code == SERVICE_RESTART


def looking(script: Script, match: str, token: str | None = None) -> tuple[int, str]:
    answer = script.get(f"/api/v1/matches/{match}", token)
    return answer.status_code, "" if answer.status_code == 200 else problem(answer).code


def test_a_deleted_match_is_gone_from_memory_and_its_players_are_sent_away(server: LiveServer, script: Script) -> None:
    created, other = script.create("pocket"), script.create("pocket")
    with Chair(script.address, created.match, created.tokens.jack) as jack, Chair(script.address, other.match) as apart:
        delete(server, created.match)
        server.inside(server.service.live.recheck)
        assert sent_away(jack)
        apart.send(protocol.Ping())
        assert isinstance(apart.receive(), protocol.Pong)
    assert looking(script, created.match, created.tokens.jack) == (404, "unknown-match")
    assert script.get(f"/api/v1/matches/{created.match}/record").status_code == 404
    assert looking(script, other.match) == (200, "")


def test_a_stream_of_a_deleted_match_ends(server: LiveServer, script: Script) -> None:
    created = script.create("pocket")
    path = f"/api/v1/matches/{created.match}/events"
    with script.http.stream("GET", path, headers=bearer(created.tokens.jack)) as stream:
        lines = stream.iter_lines()
        assert '"table"' in next(lines)
        delete(server, created.match)
        server.inside(server.service.live.recheck)
        assert [line for line in lines if line] == []


def test_whoever_finds_a_deletion_by_acting_is_answered_and_the_other_is_sent_away(
    server: LiveServer, script: Script
) -> None:
    created = script.create("pocket")
    with (
        Chair(script.address, created.match, created.tokens.detective) as detective,
        Chair(script.address, created.match, created.tokens.jack) as jack,
    ):
        delete(server, created.match)
        request = protocol.Act(client="c", after=detective.number, action=detective.turn.legal[0])
        answer = detective.ask(request)
        assert isinstance(answer, protocol.Problem)
        assert answer.code == "unknown-match"
        assert sent_away(detective)
        assert sent_away(jack)
    assert looking(script, created.match) == (404, "unknown-match")


def test_the_ai_thinks_no_more_about_a_deleted_match(
    server: LiveServer, script: Script, caplog: pytest.LogCaptureFixture
) -> None:
    created = script.create("pocket", ME, AI)
    assert created.match in server.service.turns._under_way
    delete(server, created.match)
    with caplog.at_level(logging.INFO):
        server.inside(server.service.live.recheck)
    assert created.match not in server.service.turns._under_way
    told = [(record.levelname, record.getMessage()) for record in caplog.records if "live_matches" in record.name]
    assert told == [("INFO", "a match was deleted or somebody in it was forgotten: it is no longer in memory")]


def test_a_step_of_the_ai_in_a_deleted_match_ends_quietly(
    server: LiveServer, script: Script, caplog: pytest.LogCaptureFixture
) -> None:
    created = script.create("pocket", ME, AI)
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        delete(server, created.match)

        async def step() -> str:
            live = await server.service.live.find(created.match)
            legal = live.hosted.match.history.legal_actions[0]
            action = live.hosted.match.game.action_to_text(legal)
            try:
                await live.ask(Seat.DETECTIVE, protocol.Act(client=SERVER, after=live.hosted.number, action=action))
            except Refusal as refusal:
                return refusal.code
            return ""

        assert server.inside(step) == "unknown-match"
        assert sent_away(jack)
    assert created.match not in server.service.turns._under_way
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_the_token_of_whoever_was_forgotten_works_no_more(server: LiveServer, script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    joined = script.join(created.match, created.invitations.detective, "my dear words")
    with (
        Chair(script.address, created.match, joined.token) as forgotten,
        Chair(script.address, created.match, created.tokens.jack) as jack,
    ):
        assert forget(server, joined.token) == Forgotten(deleted=0, kept=1)
        server.inside(server.service.live.recheck)
        assert sent_away(forgotten)
        assert sent_away(jack)
    assert looking(script, created.match, joined.token) == (401, "wrong-token")
    rematch = script.post(f"/api/v1/matches/{created.match}/rematch", {}, joined.token)
    assert (rematch.status_code, problem(rematch).code) == (401, "wrong-token")
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        assert (jack.turn.phase, jack.events[-1].kind) == ("over", "resigned")


def test_the_rematch_that_a_forgotten_token_could_claim_is_closed_to_it(server: LiveServer, script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    joined = script.join(created.match, created.invitations.detective)
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        jack.ask(protocol.Resign(client="c", after=jack.number))
    new = script.post(f"/api/v1/matches/{created.match}/rematch", {}, created.tokens.jack).json()["match"]
    forget(server, joined.token)
    server.inside(server.service.live.recheck)
    claimed = script.post(f"/api/v1/matches/{new}/join", {"invitation": joined.token, "words": ""})
    assert problem(claimed).code == "no-seat"


def test_people_who_take_their_seats_are_no_reason_to_send_anybody_away(server: LiveServer, script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        script.join(created.match, created.invitations.detective)
        before = server.inside(lambda: server.service.live.find(created.match))
        server.inside(server.service.live.recheck)
        assert server.inside(lambda: server.service.live.find(created.match)) is before
        jack.until(jack.number + 1)
        jack.send(protocol.Ping())
        jack.receive()


def test_a_server_looks_by_itself_and_goes_on_after_troubles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "_NOTICED", 0.0)
    looked: list[str] = []

    class Live:
        """What is looked at, as far as this goes."""

        async def recheck(self) -> None:
            looked.append("")
            if len(looked) < 3:
                raise UnavailableError if len(looked) == 1 else LookupError
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(upkeep.notice_deletions(Live()))  # type: ignore[arg-type]  # what it needs of it
    assert len(looked) == 3


def test_a_server_that_runs_notices_a_deletion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "_NOTICED", 0.01)
    live = LiveServer.in_folder(tmp_path)
    try:
        with Script(live.address) as script:
            created = script.create("pocket")
            with Chair(script.address, created.match, created.tokens.jack) as jack:
                delete(live, created.match)
                assert sent_away(jack)
            assert looking(script, created.match) == (404, "unknown-match")
    finally:
        live.stop()


def test_a_rematch_with_somebody_who_was_forgotten_is_a_match_like_any(server: LiveServer, script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    joined = script.join(created.match, created.invitations.detective)
    forget(server, joined.token)
    server.inside(server.service.live.recheck)
    new = script.post(f"/api/v1/matches/{created.match}/rematch", {}, created.tokens.jack).json()["match"]

    def marks(connection: Connection) -> list[bool]:
        found = connection.execute(text("SELECT forgotten FROM seats WHERE match_id = :id"), {"id": new})
        return [bool(row.forgotten) for row in found]

    assert server.inside(lambda: server.service.database.run(marks)) == [False, False]
