"""Backups: made beside a running server, taken in by any database, refused where they are not whole."""

import asyncio
import gzip
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from tests.server.clients import AI, ME, OPEN, Chair, Script
from tests.server.engines import postgres, started_postgres
from tests.server.live import LiveServer, generous
from whitechapel.server import upkeep
from whitechapel.server.admin import tasks
from whitechapel.server.admin.dump import DumpWriter, Header, read_header, read_matches
from whitechapel.server.checkup import Checkup
from whitechapel.server.processes.locks import locked
from whitechapel.server.serve import serve
from whitechapel.server.settings import Settings
from whitechapel.server.store import HEAD, Housekeeping, StoreError, downgraded, open_database
from whitechapel.server.store.schema import use_alone

NOTHING = {"rules": 0, "forgotten": 0, "commitment": 0}
"""Of how many matches something could not be checked, where all could be."""


def quiet(_done: int, _total: int) -> None:
    """Progress that nobody looks at."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with a few matches: finished, in progress, waiting for somebody."""
    server = LiveServer.in_folder(tmp_path_factory.mktemp("played"))
    rng = Random(3)
    with Script(server.address) as script:
        for game in ("pocket", "classic"):
            created = script.create(game)
            chairs = {"jack": created.tokens.jack, "detective": created.tokens.detective}
            for _ in range(4):
                with Chair(server.address, created.match, chairs["jack"]) as looking:
                    actor = str(looking.turn.to_act)
                if looking.turn.phase == "over":
                    break
                with Chair(server.address, created.match, chairs[actor]) as chair:
                    chair.act(rng.choice(chair.turn.legal))
        script.create("pocket", ME, OPEN)
        script.create("pocket", AI, ME)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def saved(played: LiveServer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of it, made while it runs."""
    place = tmp_path_factory.mktemp("saved") / "matches.gz"
    counts = asyncio.run(tasks.backup(played.settings.database_url, place, quiet))
    assert counts.matches == 4
    return place


def lines_of(place: Path) -> list[bytes]:
    return gzip.decompress(place.read_bytes()).splitlines(keepends=True)


def rows(place: Path) -> list[dict[str, object]]:
    return sorted(({**match} for match in read_matches(place)), key=lambda match: str(match["matches"]))


def test_only_its_owner_may_read_a_backup(saved: Path) -> None:
    assert saved.stat().st_mode & 0o077 == 0
    assert [file.name for file in saved.parent.iterdir()] == ["matches.gz"]


def test_what_lies_beside_a_new_backup_does_not_become_part_of_it(played: LiveServer, tmp_path: Path) -> None:
    left = tmp_path / "matches.gz.part"
    left.touch(mode=0o644)
    asyncio.run(tasks.backup(played.settings.database_url, tmp_path / "matches.gz", quiet))
    assert (tmp_path / "matches.gz").stat().st_mode & 0o077 == 0
    assert left.read_bytes() == b""


def test_only_its_owner_may_read_a_database_that_is_made(played: LiveServer, saved: Path, tmp_path: Path) -> None:
    restored = tmp_path / "matches.db"
    before = os.umask(0o022)
    try:
        asyncio.run(tasks.restore(f"sqlite:///{restored}", saved, quiet))
    finally:
        os.umask(before)
    served = Path(played.settings.database_url.removeprefix("sqlite:///"))
    made = [*tmp_path.iterdir(), *(file for file in served.parent.iterdir() if file.name.startswith(served.name))]
    assert {restored.name, f"{restored.name}.lock", f"{served.name}-wal"} <= {file.name for file in made}
    assert [file.name for file in made if file.stat().st_mode & 0o077] == []


def test_a_backup_says_what_it_is_and_is_plain_json_lines(saved: Path) -> None:
    assert read_header(saved).schema == HEAD
    lines = [json.loads(line) for line in lines_of(saved)]
    assert [set(line) for line in lines[1:-1]] == [{"matches", "seats", "actions"}] * 4


def test_a_restored_match_goes_on_where_it_was(played: LiveServer, tmp_path: Path) -> None:
    with Script(played.address) as script:
        created = script.create("pocket")
        url, place = f"sqlite:///{tmp_path / 'matches.db'}", tmp_path / "later.gz"
        asyncio.run(tasks.backup(played.settings.database_url, place, quiet))
        before = script.record(created.match, created.tokens.jack)
        asyncio.run(tasks.delete_match(played.settings.database_url, created.match))
    asyncio.run(tasks.restore(url, place, quiet))
    assert asyncio.run(tasks.check(url, quiet)).faults == ()
    again = LiveServer.in_folder(tmp_path)
    try:
        with Script(again.address) as script:
            assert script.record(created.match, created.tokens.jack) == before
        tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}
        with Chair(again.address, created.match, tokens["detective"]) as chair:
            actor = str(chair.turn.to_act)
        with Chair(again.address, created.match, tokens[actor]) as chair:
            chair.act(chair.turn.legal[0])
    finally:
        again.stop()


def test_sqlite_to_postgresql_and_back_changes_nothing(saved: Path, tmp_path: Path) -> None:
    with postgres() as url:
        asyncio.run(tasks.restore(url, saved, quiet))
        assert asyncio.run(tasks.check(url, quiet)).faults == ()
        asyncio.run(tasks.backup(url, tmp_path / "from-postgresql.gz", quiet))
        with pytest.raises(StoreError, match="holds matches already; expected an empty one"):
            asyncio.run(tasks.restore(url, saved, quiet))
    back = f"sqlite:///{tmp_path / 'back.db'}"
    asyncio.run(tasks.restore(back, tmp_path / "from-postgresql.gz", quiet))
    asyncio.run(tasks.backup(back, tmp_path / "back.gz", quiet))
    assert rows(tmp_path / "from-postgresql.gz") == rows(saved) == rows(tmp_path / "back.gz")


def test_a_file_that_is_there_is_not_overwritten(saved: Path, played: LiveServer) -> None:
    before = saved.read_bytes()
    with pytest.raises(StoreError, match="is there already"):
        asyncio.run(tasks.backup(played.settings.database_url, saved, quiet))
    assert saved.read_bytes() == before


def _cut(saved: Path) -> bytes:
    return saved.read_bytes()[:-20]


def _without_its_end(saved: Path) -> bytes:
    return gzip.compress(b"".join(lines_of(saved)[:-1]))


def _without_a_match(saved: Path) -> bytes:
    lines = lines_of(saved)
    return gzip.compress(b"".join(lines[:1] + lines[2:]))


def _changed(saved: Path) -> bytes:
    return gzip.compress(gzip.decompress(saved.read_bytes()).replace(b'"level":1', b'"level":2', 1))


@pytest.mark.parametrize("harm", [_cut, _without_its_end, _without_a_match, _changed])
def test_a_file_that_is_not_whole_is_refused_and_nothing_is_written(
    saved: Path, tmp_path: Path, harm: Callable[[Path], bytes]
) -> None:
    url, place = f"sqlite:///{tmp_path / 'matches.db'}", tmp_path / "harmed.gz"
    place.write_bytes(harm(saved))
    with pytest.raises(StoreError, match=r"was (cut off or )?changed"):
        asyncio.run(tasks.restore(url, place, quiet))
    assert asyncio.run(tasks.stats(url)).matches == 0


def test_no_flipped_bit_goes_unnoticed(saved: Path, tmp_path: Path) -> None:
    whole, place = saved.read_bytes(), tmp_path / "flipped.gz"
    before = rows(saved)
    for byte in [*range(40), *Random(9).sample(range(len(whole)), 60)]:
        flipped = bytearray(whole)
        flipped[byte] ^= 0x10
        place.write_bytes(flipped)
        with suppress(StoreError):
            read_header(place)
            assert rows(place) == before  # of the ten bytes of gzip's own head some mean nothing


@pytest.mark.parametrize(
    "content",
    [b"", b"no gzip", gzip.compress(b"no json"), gzip.compress(b'{"format": "other"}\n')],
    ids=["empty", "no gzip", "no JSON", "another format"],
)
def test_any_other_file_is_refused(tmp_path: Path, content: bytes) -> None:
    place = tmp_path / "other"
    place.write_bytes(content)
    with pytest.raises(StoreError, match="is not a backup"):
        asyncio.run(tasks.restore(f"sqlite:///{tmp_path / 'matches.db'}", place, quiet))


def _as_schema(saved: Path, place: Path, schema: str, *, without: dict[str, set[str]]) -> None:
    """The same file as a program with another schema wrote it."""
    with place.open("wb") as file:
        writer = DumpWriter(file, Header(schema=schema))
        for match in read_matches(saved):
            kept = {
                table: [{name: row[name] for name in row.keys() - without.get(table, set())} for row in found]
                for table, found in match.items()
            }
            writer.add(kept)
        writer.close()


def test_a_backup_with_an_older_schema_is_migrated(saved: Path, tmp_path: Path) -> None:
    url, old = f"sqlite:///{tmp_path / 'matches.db'}", tmp_path / "old.gz"
    newer = {"matches": {"touched", "commitment"}, "seats": {"forgotten", "words_missing", "name"}}
    _as_schema(saved, old, "0004", without=newer)
    asyncio.run(tasks.restore(url, old, quiet))
    assert asyncio.run(tasks.check(url, quiet)) == (4, (), NOTHING)


def test_a_backup_of_the_schema_before_commitments_gets_them(saved: Path, tmp_path: Path) -> None:
    url, old, again = f"sqlite:///{tmp_path / 'matches.db'}", tmp_path / "old.gz", tmp_path / "again.gz"
    _as_schema(saved, old, "0006", without={"matches": {"commitment"}, "seats": {"name"}})
    asyncio.run(tasks.restore(url, old, quiet))
    asyncio.run(tasks.backup(url, again, quiet))
    assert rows(again) == rows(saved)


def test_a_backup_with_a_newer_schema_is_refused(saved: Path, tmp_path: Path) -> None:
    _as_schema(saved, tmp_path / "new.gz", "9999", without={})
    with pytest.raises(StoreError, match="has the schema 9999, this program knows"):
        asyncio.run(tasks.restore(f"sqlite:///{tmp_path / 'matches.db'}", tmp_path / "new.gz", quiet))


def test_nothing_is_restored_or_taken_back_under_a_running_server_of_postgresql(saved: Path) -> None:
    with postgres() as url:
        asyncio.run(tasks.restore(url, saved, quiet))
        live = LiveServer(generous(url))
        live.start()
        try:
            with pytest.raises(StoreError, match="stop it first"):
                asyncio.run(tasks.restore(url, saved, quiet))
            with pytest.raises(StoreError, match="stop it first"):
                asyncio.run(tasks.downgrade(url, "0005"))
            assert asyncio.run(tasks.stats(url)).matches == 4
            with Script(live.address) as script:
                script.create("pocket")
        finally:
            live.stop()
        asyncio.run(tasks.downgrade(url, "0005"))


def test_a_server_that_nobody_visits_has_its_lock_again_after_a_restart_of_postgresql(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(upkeep, "_NOTICED", 3600.0)  # it looks when it is told to
    with started_postgres() as engine:
        live = LiveServer(generous(engine.url))
        live.start()
        try:
            engine.kill()
            engine.start()
            live.inside(live.service.live.recheck)
            with pytest.raises(StoreError, match="stop it first"):
                asyncio.run(tasks.downgrade(engine.url, "0005"))
        finally:
            live.stop()


def test_no_server_starts_while_postgresql_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    async def meanwhile(url: str) -> int:
        opened = await open_database(url)
        found: list[int] = []

        def started_alone(connection: Connection) -> None:
            use_alone(connection)
            with ThreadPoolExecutor(1) as elsewhere:
                found.append(elsewhere.submit(serve, Settings(database=url, port=0)).result())

        await opened.run_at_leisure(started_alone)
        await opened.close()
        return found[0]

    with postgres() as url:
        assert asyncio.run(meanwhile(url)) == 2
    assert capsys.readouterr().err.endswith("it is being restored or migrated\n")


def test_health_tells_when_somebody_took_the_tables_back_all_the_same(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path)
    try:
        asyncio.run(downgraded(live.settings.database_url, "0006"))
        with pytest.raises(StoreError, match="the tables have the schema 0006, expected"):
            live.inside(Housekeeping(live.service.database).write)
        unavailable = live.inside(Checkup(Housekeeping(live.service.database), live.service.bus).unavailable)
        assert unavailable == ["database"]
    finally:
        live.stop()


def test_nothing_is_restored_under_a_running_server(saved: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'matches.db'}"
    held = locked(url)
    assert held is not None
    with held, pytest.raises(StoreError, match="stop it first"):
        asyncio.run(tasks.restore(url, saved, quiet))
    asyncio.run(tasks.restore(url, saved, quiet))
