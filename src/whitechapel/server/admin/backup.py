"""All matches of a database into a file, as they are at one moment, and back into an empty database of any kind."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import IO, TypeAlias

from sqlalchemy import Connection, MetaData, Table, func, insert, select

from whitechapel.server.admin.dump import TABLES, DumpWriter, Match, Saved, read_header, read_matches, to_line, to_row
from whitechapel.server.store import HEAD, Database, StoreError
from whitechapel.server.store.models import Base
from whitechapel.server.store.moment import at_one_moment
from whitechapel.server.store.schema import downgrade, upgrade, use_alone

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many matches are done, and with how many there are."""
_AT_ONCE = 200


async def write_backup(database: Database, place: Path, progress: Progress) -> Saved:
    """Write all matches to a new file, which only its owner may read: it holds the secrets of matches in progress.

    The server may go on: the file has all that was acknowledged when it began, and nothing half.
    """
    if place.exists():
        raise StoreError(f"{place} is there already; expected a new file")
    opened, name = tempfile.mkstemp(dir=place.parent, prefix=f"{place.name}.", suffix=".part")
    part = Path(name)  # a new file, whatever lies beside it
    try:
        with os.fdopen(opened, "wb") as file:
            counts = await database.run_at_leisure(partial(_write, file, progress))
        part.rename(place)
    finally:
        part.unlink(missing_ok=True)
    return counts


async def read_backup(database: Database, place: Path, progress: Progress) -> Saved:
    """Fill an empty database from a file, all or nothing; rows of an older schema are migrated."""
    header = read_header(place)
    total = sum(1 for _ in read_matches(place))  # a file that is not whole is refused before anything is written

    def work(connection: Connection) -> Saved:
        use_alone(connection)
        if connection.scalar(select(func.count()).select_from(Base.metadata.tables["matches"])):
            raise StoreError("the database holds matches already; expected an empty one")
        if header.schema != HEAD:
            downgrade(connection, header.schema)
        counts = _fill(connection, place, lambda done: progress(done, total))
        upgrade(connection)
        return counts

    return await database.run_at_leisure(work)


def _write(file: IO[bytes], progress: Progress, connection: Connection) -> Saved:
    at_one_moment(connection)
    total = connection.scalar(select(func.count()).select_from(Base.metadata.tables["matches"])) or 0
    writer = DumpWriter(file)
    for match in _matches(connection):
        writer.add(match)
        progress(writer.counts.matches, total)
    writer.close()
    file.flush()
    os.fsync(file.fileno())
    return writer.counts


def _matches(connection: Connection) -> Iterator[Match]:
    table = Base.metadata.tables["matches"]
    last = ""
    while True:
        page = select(table.c.id).where(table.c.id > last).order_by(table.c.id).limit(_AT_ONCE)
        ids = list(connection.scalars(page))
        if not ids:
            return
        last = ids[-1]
        yield from _whole(connection, ids)


def _whole(connection: Connection, ids: Sequence[str]) -> Iterator[Match]:
    """The rows of some matches, match by match."""
    found: dict[str, Match] = {match: {name: [] for name in TABLES} for match in ids}
    for name in TABLES:
        table = Base.metadata.tables[name]
        key = table.c.id if name == "matches" else table.c.match_id
        query = select(table).where(key.in_(ids)).order_by(*table.primary_key.columns)
        for row in connection.execute(query).mappings():
            found[row[key.name]][name].append(to_line({**row}, table))
    yield from found.values()


def _fill(connection: Connection, place: Path, progress: Callable[[int], None]) -> Saved:
    metadata = MetaData()
    tables = {name: Table(name, metadata, autoload_with=connection) for name in TABLES}
    counts = Saved()
    reading = read_matches(place)
    while matches := list(islice(reading, _AT_ONCE)):
        for name, table in tables.items():
            rows = [to_row(row, table) for match in matches for row in match[name]]
            if rows:
                connection.execute(insert(table), rows)
        for match in matches:
            counts.add(match)
        progress(counts.matches)
    return counts
