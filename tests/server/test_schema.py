"""The way up and down the schemas with matches in them, and databases of a newer version."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.server.clients import AI, ME, Chair, Script
from tests.server.live import LiveServer, generous
from whitechapel.server import protocol
from whitechapel.server.serve import serve
from whitechapel.server.settings import Settings
from whitechapel.server.store import HEAD, Finding, StoreError, checked, downgraded, open_database, schema_of
from whitechapel.server.store.schema import upgrade


async def version_after(database: str, *statements: str) -> str | None:
    """The schema of a database, whatever it is, after some statements."""
    opened = await open_database(database)

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    await opened.run(work)
    found = await schema_of(opened)
    await opened.close()
    return found


async def unsound(database: str) -> int:
    opened = await open_database(database)
    found = [finding async for finding in checked(opened) if finding != Finding(None)]
    await opened.close()
    return len(found)


def play(database: str) -> list[str]:
    """Some matches: over, unfinished, against the AI."""
    live = LiveServer(generous(database, pace=1000.0))
    live.start()
    try:
        with Script(live.address) as script:
            created = [script.create("pocket"), script.create("classic"), script.create("pocket", AI, ME)]
            with Chair(script.address, created[0].match, created[0].tokens.jack) as jack:
                jack.ask(protocol.Resign(client="x", after=jack.number))
            with Chair(script.address, created[2].match, created[2].tokens.detective) as me:
                me.act(next(action for action in me.turn.legal if not action.startswith("alibi")))
        return [one.match for one in created]
    finally:
        live.stop()


def test_matches_survive_the_way_down_and_up_again(database: str) -> None:
    matches = play(database)
    asyncio.run(downgraded(database, "0001"))
    with pytest.raises(StoreError, match="schema 0001"):
        asyncio.run(open_database(database, migrate=False))
    assert asyncio.run(version_after(database)) == HEAD
    assert asyncio.run(unsound(database)) == 0
    live = LiveServer(generous(database))
    live.start()
    try:
        with Script(live.address) as script:
            phases = [script.get(f"/api/v1/matches/{match}").json()["turn"]["phase"] for match in matches]
            assert phases == ["over", "playing", "playing"]
    finally:
        live.stop()


@pytest.mark.parametrize(
    ("statement", "revision", "lost"),
    [
        ("UPDATE seats SET program = 'clever'", "0002", "seats of programs"),
        ("UPDATE matches SET borrowed_from = 'another'", "0001", "matches with a borrowed beginning"),
        ("UPDATE seats SET name = 'Ada'", "0007", "names"),
        ("UPDATE actions SET kind = 'rematch-offered' WHERE ply = 2", "0007", "a rematch was asked for"),
        ("UPDATE matches SET over = over", "0000", "there is no schema 0000"),
    ],
)
def test_nobody_goes_back_where_something_would_be_lost(
    tmp_path: Path, statement: str, revision: str, lost: str
) -> None:
    database = f"sqlite:///{tmp_path / 'matches.db'}"
    play(database)
    asyncio.run(version_after(database, statement))
    with pytest.raises(StoreError, match=lost) as refused:
        asyncio.run(downgraded(database, revision))
    assert "\n" not in str(refused.value)
    assert asyncio.run(version_after(database)) == HEAD


def test_a_newer_database_is_refused_in_one_line(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def started_on_a_newer_one() -> int:
        opened = await open_database(database)
        written = text("UPDATE alembic_version SET version_num = :version")
        await opened.run(lambda connection: connection.execute(written, {"version": "9999"}))
        try:
            return await asyncio.to_thread(serve, Settings(database=database, port=0))
        finally:
            await opened.run(lambda connection: connection.execute(written, {"version": HEAD}))
            await opened.close()

    assert asyncio.run(started_on_a_newer_one()) == 2
    said = capsys.readouterr().err
    assert "has the schema 9999" in said
    assert said.count("\n") == 1


def test_an_upgrade_that_is_done_already_does_nothing(database: str) -> None:
    async def twice() -> str | None:
        opened = await open_database(database)
        await opened.run_at_leisure(upgrade)
        found = await schema_of(opened)
        await opened.close()
        return found

    assert asyncio.run(twice()) == HEAD


def test_a_database_that_somebody_else_has_locked_is_unavailable_and_not_at_fault(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, database_timeout=0.3)
    holder = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
    try:
        with Script(live.address) as script:
            created = script.create("pocket")
            with Chair(script.address, created.match, created.tokens.detective) as chair:
                request = protocol.Act(client="c", after=chair.number, action=chair.turn.legal[0])
                holder.execute("BEGIN IMMEDIATE")
                answer = chair.ask(request)
                assert isinstance(answer, protocol.Problem)
                assert answer.code == "unavailable"
                assert script.get(f"/api/v1/matches/{created.match}").status_code == 200, "what is there can be read"
                holder.execute("ROLLBACK")
                assert isinstance(chair.ask(request), protocol.Accepted)
    finally:
        holder.close()
        live.stop()
