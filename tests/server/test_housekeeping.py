"""What is done with the matches as a whole: expired ones go, people are forgotten, every log is checked."""

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, text, update

from tests.server.clients import AI, ME, OPEN, Chair, Script
from tests.server.engines import database_of
from tests.server.live import LiveServer, running
from whitechapel.server import protocol
from whitechapel.server.store import Database, Fault, Forgotten, Housekeeping, checked
from whitechapel.server.store.models import Base, now

_MATCHES = Base.metadata.tables["matches"]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with database_of(request.param, tmp_path_factory.mktemp("housekeeping")) as url, running(url) as live:
        yield live


@pytest.fixture
def keeping(server: LiveServer) -> Housekeeping:
    return Housekeeping(server.service.database)


def stored(server: LiveServer, query: str, **given: object) -> list[tuple[object, ...]]:
    def work(connection: Connection) -> list[tuple[object, ...]]:
        found = connection.execute(text(query), given)
        return [tuple(row) for row in found] if found.returns_rows else []

    return server.inside(lambda: server.service.database.run(work))


def grow_old(server: LiveServer, match: str, days: float) -> None:
    def work(connection: Connection) -> None:
        touched = now() - timedelta(days=days)
        connection.execute(update(_MATCHES).where(_MATCHES.c.id == match).values(touched=touched))

    server.inside(lambda: server.service.database.run(work))


def everything_of(server: LiveServer, match: str) -> int:
    count = 0
    for table, column in (("matches", "id"), ("seats", "match_id"), ("actions", "match_id")):
        count += len(stored(server, f"SELECT 1 FROM {table} WHERE {column} = :id", id=match))  # noqa: S608 - our names
    return count


def test_a_match_is_deleted_with_its_seats_and_its_log(
    server: LiveServer, script: Script, keeping: Housekeeping
) -> None:
    match, other = script.create("pocket").match, script.create("pocket").match
    assert server.inside(lambda: keeping.delete(match))
    assert everything_of(server, match) == 0
    assert everything_of(server, other) > 0
    assert not server.inside(lambda: keeping.delete(match))


def test_only_what_has_expired_is_deleted_and_what_is_in_use_stays(
    server: LiveServer, script: Script, keeping: Housekeeping
) -> None:
    fresh, old, used = (script.create("pocket").match for _ in range(3))
    grow_old(server, old, 40)
    grow_old(server, used, 40)
    before = now() - timedelta(days=30)
    with Chair(script.address, used):
        spared = lambda match: not server.service.live.let_go(match)  # noqa: E731 - short
        count = server.inside(lambda: keeping.expire(before, dry_run=True, spared=spared))
        assert (count, everything_of(server, old) > 0) == (1, True)
        assert server.inside(lambda: keeping.expire(before, spared=spared)) == 1
    assert [everything_of(server, match) > 0 for match in (fresh, old, used)] == [True, False, True]
    assert script.get(f"/api/v1/matches/{old}").status_code == 404
    assert server.inside(lambda: keeping.delete(used))


def test_a_match_in_which_nobody_acted_expires_sooner(
    server: LiveServer, script: Script, keeping: Housekeeping
) -> None:
    waiting, played, resigned = (
        script.create("pocket", ME, OPEN).match,
        script.create("pocket"),
        script.create("pocket"),
    )
    with Chair(script.address, played.match, played.tokens.detective) as chair:
        chair.act(chair.turn.legal[0])
    with Chair(script.address, resigned.match, resigned.tokens.jack) as chair:
        chair.ask(protocol.Resign(client="c", after=chair.number))
    for match in (waiting, played.match, resigned.match):
        grow_old(server, match, 20)
    before = now() - timedelta(days=15)
    assert server.inside(lambda: keeping.expire(None, unplayed_before=before)) == 2
    assert everything_of(server, waiting) == everything_of(server, resigned.match) == 0
    assert everything_of(server, played.match) > 0


def test_an_action_in_a_match_that_was_deleted_meanwhile_is_refused(
    server: LiveServer, script: Script, keeping: Housekeeping
) -> None:
    created = script.create("pocket")
    with Chair(script.address, created.match, created.tokens.detective) as chair:
        server.inside(lambda: keeping.delete(created.match))
        answer = chair.ask(protocol.Act(client="c", after=chair.number, action=chair.turn.legal[0]))
        assert isinstance(answer, protocol.Problem)
        assert answer.code == "unknown-match"


def test_a_person_is_forgotten_but_the_others_match_stays(
    server: LiveServer, script: Script, keeping: Housekeeping
) -> None:
    created = script.create("pocket", ME, OPEN)
    joined = script.join(created.match, created.invitations.detective, "my dear words")
    with Chair(script.address, created.match, joined.token) as chair:
        chair.act(next(action for action in chair.turn.legal if not action.startswith("alibi")))
    assert server.inside(lambda: keeping.forget(token=joined.token)) == Forgotten(deleted=0, kept=1)
    assert ("my dear words",) not in stored(server, "SELECT words FROM seats WHERE match_id = :id", id=created.match)
    clients = stored(server, "SELECT client FROM actions WHERE match_id = :id AND client <> ''", id=created.match)
    assert clients == []
    assert stored(server, "SELECT phase FROM matches WHERE id = :id", id=created.match) == [("over",)]
    assert script.post("/api/v1/my-matches", {"tokens": [joined.token]}).json() == {"matches": []}
    server.service.live.let_go(created.match)
    record = script.record(created.match)
    assert record.get("deal") is None
    assert "my dear words" not in str(record)


@pytest.mark.parametrize("other", [ME, AI], ids=["alone at one screen", "against the AI"])
def test_a_match_that_nobody_else_has_goes_with_the_person(
    server: LiveServer, script: Script, keeping: Housekeeping, other: dict[str, object]
) -> None:
    created = script.create("pocket", other, ME)
    token = created.tokens.detective or ""
    with Chair(script.address, created.match, token) as chair:
        chair.until_my_turn()
        chair.act(chair.turn.legal[0])
        client = chair.client
    assert server.inside(lambda: keeping.forget(client=client)) == Forgotten(deleted=1, kept=0)
    assert everything_of(server, created.match) == 0
    assert server.inside(lambda: keeping.forget(token=token)) == Forgotten(deleted=0, kept=0)


def test_the_matches_are_counted(server: LiveServer, script: Script, keeping: Housekeeping) -> None:
    before = server.inside(keeping.counts)
    script.create("pocket", AI, OPEN)
    after = server.inside(keeping.counts)
    assert (after.matches, after.waiting, after.ais) == (before.matches + 1, before.waiting + 1, before.ais + 1)
    assert after.size > 0
    assert after.newest is not None


def faults(server: LiveServer) -> list[Fault]:
    async def found(database: Database) -> list[Fault]:
        return [finding.fault async for finding in checked(database) if finding.fault is not None]

    return server.inside(lambda: found(server.service.database))


@pytest.mark.parametrize(
    ("spoiled", "what"),
    [
        ("DELETE FROM actions WHERE match_id = :id AND ply = 3", "its log has a gap"),
        (
            "UPDATE actions SET announced = 'x' WHERE match_id = :id AND ply = 2",
            "entry 2 is not what the rules make of it",
        ),
        (
            "UPDATE seats SET words = 'others' WHERE match_id = :id AND seat = 0",
            "does not follow from the rules and the deal",
        ),
        ("UPDATE matches SET number = 3 WHERE id = :id", "how it stands is not what its log says"),
        ("UPDATE actions SET action = 99999999 WHERE match_id = :id AND ply = 1", "entry 1 does not follow"),
        ("UPDATE actions SET kind = 'taken-back', target = '99' WHERE match_id = :id AND ply = 4", "can't be played"),
        ("UPDATE matches SET salt = secret WHERE id = :id", "do not give the commitment"),
        ("UPDATE matches SET rules = 0, secret = salt WHERE id = :id", "do not give the commitment"),
        ("UPDATE seats SET forgotten = TRUE WHERE match_id = :id AND seat = 0", "marked as forgotten and is not"),
        ("UPDATE matches SET options = '{' WHERE id = :id", "can't be read: Expecting property name"),
        ("UPDATE matches SET options = '[]' WHERE id = :id", "can't be read: 'list' object"),
        ("UPDATE matches SET options = '{\"x\": 1}' WHERE id = :id", "can't be played again"),
        ("UPDATE matches SET game = 'chess' WHERE id = :id", "can't be read"),
        ("UPDATE actions SET kind = 'sung' WHERE match_id = :id AND ply = 2", "can't be read: 'sung' is not a valid"),
        ("UPDATE actions SET actor = 77 WHERE match_id = :id AND ply = 2", "can't be read: 77 is not a valid"),
        ("UPDATE seats SET kind = 'cat' WHERE match_id = :id", "can't be read: 'cat' is not a valid"),
    ],
)
def test_a_match_that_was_changed_is_found(server: LiveServer, script: Script, spoiled: str, what: str) -> None:
    created = script.create("pocket")
    assert faults(server) == []
    stored(server, spoiled, id=created.match)
    (fault,) = faults(server)
    assert fault.match == created.match
    assert what in fault.what
    server.inside(lambda: Housekeeping(server.service.database).delete(created.match))


def test_a_server_deletes_what_has_expired_by_itself(tmp_path: Path) -> None:
    moment = 0.5 / 86_400
    live = LiveServer.in_folder(tmp_path, keep=moment)
    try:
        with Script(live.address) as script:
            match = script.create("pocket").match

            async def gone() -> bool:
                while await live.service.matches.load(match) is not None:
                    await asyncio.sleep(0.02)
                return True

            assert live.inside(gone)
            assert script.get(f"/api/v1/matches/{match}").status_code == 404
    finally:
        live.stop()
