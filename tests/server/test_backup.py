"""Backups: made beside a running server, taken in by any database, refused where they are not whole."""

import asyncio
import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script
from tests.server.engines import postgres
from tests.server.live import LiveServer
from whitechapel.server.admin import tasks
from whitechapel.server.admin.dump import DumpWriter, Header, read_header, read_matches
from whitechapel.server.processes.locks import locked
from whitechapel.server.store import HEAD, StoreError


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
    assert not saved.with_name("matches.gz.part").exists()


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
    newer = {"matches": {"touched"}, "seats": {"forgotten", "words_missing"}}
    _as_schema(saved, old, "0004", without=newer)
    asyncio.run(tasks.restore(url, old, quiet))
    assert asyncio.run(tasks.check(url, quiet)) == (4, ())


def test_a_backup_with_a_newer_schema_is_refused(saved: Path, tmp_path: Path) -> None:
    _as_schema(saved, tmp_path / "new.gz", "9999", without={})
    with pytest.raises(StoreError, match="has the schema 9999, this program knows"):
        asyncio.run(tasks.restore(f"sqlite:///{tmp_path / 'matches.db'}", tmp_path / "new.gz", quiet))


def test_nothing_is_restored_under_a_running_server(saved: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'matches.db'}"
    held = locked(url)
    assert held is not None
    with held, pytest.raises(StoreError, match="stop it first"):
        asyncio.run(tasks.restore(url, saved, quiet))
    asyncio.run(tasks.restore(url, saved, quiet))
