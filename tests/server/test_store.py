"""The tables, the migrations and old matches."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tests.server.clients import Chair, Script, problem
from tests.server.live import LiveServer
from whitechapel.server import protocol
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.hosted import Standing
from whitechapel.server.store import Addition, ConflictError, Journal
from whitechapel.server.store.matches import load_match
from whitechapel.server.store.models import Base
from whitechapel.server.store.opening import open_database
from whitechapel.server.store.schema import HEAD, MIGRATIONS


def test_the_newest_migration_is_the_one_the_server_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_the_migrations_make_the_tables_of_the_models(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), Base.metadata)
        return found

    async def compared() -> list[object]:
        database = await open_database(f"sqlite:///{tmp_path / 'fresh.db'}")
        found = await database.run(differences)
        await database.close()
        return found

    assert asyncio.run(compared()) == []


def test_sqlite_keeps_a_write_ahead_log_and_flushes_it(server: LiveServer) -> None:
    def pragmas(connection: Connection) -> tuple[object, object]:
        return connection.scalar(text("PRAGMA journal_mode")), connection.scalar(text("PRAGMA synchronous"))

    assert server.inside(lambda: server.service.database.run(pragmas)) == ("wal", 2)


def test_two_writers_cant_both_win_a_ply(server: LiveServer, script: Script) -> None:
    created = script.create("pocket")
    entry = Entry(1, EntryKind.OFFERED)
    journal = Journal(server.service.database)

    def added(entry: Entry) -> Addition:
        return Addition(created.match, [entry], Standing("waiting", None, entry.number, None))

    async def raced() -> list[BaseException | None]:
        late = Entry(500, EntryKind.OFFERED)
        work = [journal.add(added(one)) for one in (entry, late, late)]
        return await asyncio.gather(*work, return_exceptions=True)

    outcomes = server.inside(raced)
    assert [type(outcome) for outcome in outcomes] == [ConflictError, type(None), ConflictError]


def test_a_row_that_cant_be_read_leaves_no_connection_in_the_past(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path)
    try:
        with Script(live.address) as script:
            match = script.create("pocket").match

        async def read_in_one_connection() -> str:
            database = await open_database(live.settings.database_url)
            kept: list[ValueError] = []

            def write(kind: str) -> Callable[[Connection], object]:
                changed = text("UPDATE actions SET kind = :kind WHERE match_id = :id AND ply = 2")
                return lambda connection: connection.execute(changed, {"id": match, "kind": kind})

            await database.run(write("sung"))
            try:
                await database.run(lambda connection: load_match(connection, match))
            except ValueError as error:
                kept.append(error)  # as whoever logs it may
            await live.service.database.run(write("chance"))
            found = await database.run(lambda connection: load_match(connection, match))
            await database.close()
            assert kept
            assert found is not None
            return found.entries[1].kind

        assert live.inside(read_in_one_connection) == "chance"
    finally:
        live.stop()


def test_a_match_of_older_rules_can_still_be_read_as_a_record(server: LiveServer, script: Script) -> None:
    created = script.create("pocket")
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        jack.ask(protocol.Resign(client="x", after=jack.number))

    def grow_old(connection: Connection) -> None:
        connection.execute(text("UPDATE matches SET rules = 0 WHERE id = :id"), {"id": created.match})

    server.inside(lambda: server.service.database.run(grow_old))
    other = LiveServer(server.settings)
    other.start()
    try:
        with Script(other.address) as later:
            refused = later.get(f"/api/v1/matches/{created.match}")
            assert (refused.status_code, problem(refused).code) == (409, "old-rules")
            assert later.record(created.match)["rules"] == 0
            assert later.post("/api/v1/my-matches", {"tokens": [created.tokens.jack]}).json() == {"matches": []}
    finally:
        other.stop()


def test_what_could_not_be_kept_is_not_followed_and_the_client_is_told(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path)

    def run(statement: str) -> None:
        live.inside(lambda: live.service.database.run(lambda connection: connection.execute(text(statement))))

    try:
        with Script(live.address) as script:
            created = script.create("pocket")
            with Chair(script.address, created.match, created.tokens.detective) as chair:
                request = protocol.Act(client="c", after=chair.number, action=chair.turn.legal[0])
                run("ALTER TABLE actions RENAME TO away")
                answer = chair.ask(request)
                assert isinstance(answer, protocol.Problem)
                assert answer.code == "internal"
                run("ALTER TABLE away RENAME TO actions")
                kept = chair.ask(request)
                assert isinstance(kept, protocol.Accepted)
                assert not kept.repeated
    finally:
        live.stop()


@pytest.mark.parametrize("token", ["jack", "detective"])
def test_tokens_are_kept_as_hashes_only(server: LiveServer, script: Script, token: str) -> None:
    created = script.create("pocket")
    database = Path(server.settings.database.removeprefix("sqlite:///"))
    kept = b"".join(file.read_bytes() for file in database.parent.iterdir())
    assert created.match.encode() in kept
    assert getattr(created.tokens, token).encode() not in kept
