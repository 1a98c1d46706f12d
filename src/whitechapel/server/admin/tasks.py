"""What ``whitechapel admin`` can do, each as a function of a database's URL; results are plain values.

Whatever only reads or deletes works beside a running server. What replaces or rebuilds the tables needs it stopped:
that is known by a lock, which an SQLite file has beside it and PostgreSQL in itself.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple, get_args

from sqlalchemy.exc import SQLAlchemyError

from whitechapel.server.admin.backup import Progress, read_backup, write_backup
from whitechapel.server.admin.dump import Saved
from whitechapel.server.environment import SettingsError
from whitechapel.server.processes.locks import locked
from whitechapel.server.store import (
    Counts,
    Database,
    Fault,
    Forgotten,
    Gap,
    Housekeeping,
    StoreError,
    checked,
    downgraded,
    open_database,
    orphans,
)
from whitechapel.server.store.models import now
from whitechapel.server.store.opening import cause_of, database_url, require_file

_PATIENCE = 60.0
"""Seconds that a database may take for a statement: nobody waits at a table for an administrator."""


class Expired(NamedTuple):
    """How many matches were deleted, or would be."""

    matches: int
    dry_run: bool


class Checked(NamedTuple):
    """How many matches were looked at, what is wrong with some, and of how many something could not be checked."""

    matches: int
    faults: tuple[Fault, ...]
    unchecked: Mapping[Gap, int]


async def backup(url: str, place: Path, progress: Progress) -> Saved:
    """Write all matches to a file; the server may run meanwhile."""
    async with _opened(url) as database:
        return await write_backup(database, place, progress)


async def restore(url: str, place: Path, progress: Progress) -> Saved:
    """Fill an empty database from a file; the server must not run."""
    with _stopped(url):
        async with _opened(url, migrate=True) as database:
            return await read_backup(database, place, progress)


async def expire(url: str, days: float, unplayed_days: float | None, *, dry_run: bool) -> Expired:
    """Delete matches whose last entry is so many days old; those in which nobody acted perhaps sooner."""
    today = now()
    unplayed = None if unplayed_days is None else today - timedelta(days=unplayed_days)
    async with _opened(url) as database:
        keeping = Housekeeping(database)
        found = await keeping.expire(today - timedelta(days=days), unplayed_before=unplayed, dry_run=dry_run)
        return Expired(found, dry_run)


async def delete_match(url: str, match_id: str) -> bool:
    """Delete one match; whether there was one."""
    async with _opened(url) as database:
        return await Housekeeping(database).delete(match_id)


async def delete_person(url: str, token: str) -> Forgotten:
    """Delete what belongs to whoever holds a seat's token."""
    async with _opened(url) as database:
        return await Housekeeping(database).forget(token=token)


async def stats(url: str) -> Counts:
    """How much there is."""
    async with _opened(url) as database:
        return await Housekeeping(database).counts()


async def check(url: str, progress: Progress) -> Checked:
    """Replay every match, and derive what chance decided from its deal again."""
    async with _opened(url) as database:
        total = (await Housekeeping(database).counts()).matches
        faults, done = await orphans(database), 0
        unchecked: dict[Gap, int] = dict.fromkeys(get_args(Gap), 0)
        async for finding in checked(database):
            done += 1
            if finding.fault is not None:
                faults.append(finding.fault)
            for gap in finding.gaps:
                unchecked[gap] += 1
            progress(done, max(total, done))
        return Checked(done, tuple(faults), unchecked)


async def downgrade(url: str, revision: str) -> None:
    """Take the tables back to an earlier schema; the server must not run."""
    require_file(database_url(url))
    with _stopped(url):
        await downgraded(url, revision)


@asynccontextmanager
async def _opened(url: str, *, migrate: bool = False) -> AsyncIterator[Database]:
    database = await open_database(url, seconds=_PATIENCE, migrate=migrate)
    try:
        yield database
    except SQLAlchemyError as error:
        raise StoreError(f"the database can't be read or written: {cause_of(error)}") from error
    finally:
        await database.close()


@contextmanager
def _stopped(url: str) -> Iterator[None]:
    """Keep servers of an SQLite file from starting; raises `StoreError` when one runs."""
    try:
        held = locked(url, patience=0.0)
    except SettingsError as error:
        raise StoreError(f"{error}: stop it first") from error
    try:
        yield
    finally:
        if held is not None:
            held.close()
