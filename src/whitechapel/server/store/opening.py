"""Opens the database a URL names, with the settings each kind needs, and brings its tables up to date."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from whitechapel.server.store.database import AsynchronousDatabase, Database, ThreadedDatabase
from whitechapel.server.store.schema import HEAD, IN_USE, StoreError, downgrade, schema_version, upgrade, use_alone
from whitechapel.server.store.troubles import UnavailableError

SECONDS = 5.0
"""How long the database may take for anything, unless somebody says otherwise."""
_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_PATIENCE_OF_POSTGRES = {"lock_timeout": 0.6, "statement_timeout": 0.8, "idle_in_transaction_session_timeout": 2.0}
"""What PostgreSQL gives up by itself, as a part of our own limit: so it says what it was, and holds no lock."""


_LOCKED = "55P03"
"""The SQLSTATE of a lock that was not to be had in time."""


def database_url(given: str) -> URL:
    """The URL with the driver we use; raises `StoreError` on anything but SQLite and PostgreSQL."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise StoreError("the database's URL can't be read; expected sqlite:///FILE or postgresql://...") from None
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise StoreError(f"{kind} databases are not supported; expected sqlite:///FILE or postgresql://...")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("an SQLite database needs a file; expected sqlite:///FILE")
    return url.set(drivername=_DRIVERS[kind])


async def open_database(given: str, *, seconds: float = SECONDS, migrate: bool = True) -> Database:
    """A database whose tables are up to date, with so many seconds for each piece of work.

    Raises:
        StoreError: when it can't be reached or is newer than this program; without `migrate` when it is older, too,
            or is not there yet.
    """
    url = database_url(given)
    if not migrate:
        require_file(url)
    try:
        database = _opened(url, seconds)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise StoreError("PostgreSQL needs the extra: pip install 'whitechapel[server-scale]'") from None
    except sqlite3.Error as error:
        raise StoreError(f"can't open {url.database}: {error}") from error
    try:
        await _prepared(database, url, migrate=migrate)
    except BaseException:
        await database.close()
        raise
    return database


def require_file(url: URL) -> None:
    """Raise `StoreError` where a URL names an SQLite file that is not there: opening it would make one."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise StoreError(f"there is no file {url.database}")


async def downgraded(given: str, revision: str) -> None:
    """Take a database back to an older schema.

    Raises:
        StoreError: where something stored has no place in it, or somebody uses it.
    """
    database = await open_database(given, migrate=False)

    def back(connection: Connection) -> None:
        use_alone(connection)
        downgrade(connection, revision)

    try:
        await database.run_at_leisure(back)
    finally:
        await database.close()


async def schema_of(database: Database) -> str | None:
    """The schema that a database has; `HEAD` is this program's. None where it has no tables yet."""
    return await database.run(schema_version)


async def _prepared(database: Database, url: URL, *, migrate: bool) -> None:
    try:
        found = await schema_of(database)
        if found is not None and found > HEAD:
            raise StoreError(f"{_shown(url)} has the schema {found}, this program knows {HEAD}: use a newer version")
        if found != HEAD and not migrate:
            raise StoreError(
                f"{_shown(url)} has the schema {found or 'of nothing yet'}, expected {HEAD}: serve it once"
            )
        if found != HEAD:
            await database.run_at_leisure(upgrade)
    except (OSError, SQLAlchemyError, UnavailableError) as error:
        raise StoreError(f"can't open {_shown(url)}: {cause_of(error)}") from error


def _opened(url: URL, seconds: float) -> Database:
    if url.get_backend_name() != "sqlite":
        patience = {name: str(int(part * seconds * 1000)) for name, part in _PATIENCE_OF_POSTGRES.items()}
        used = create_async_engine(
            url,
            hide_parameters=True,
            pool_timeout=seconds,
            connect_args={"timeout": seconds, "server_settings": patience},
        )
        event.listen(used.sync_engine, "connect", _in_use_for(seconds))
        return AsynchronousDatabase(used, seconds)
    _make_private(Path(url.database or ""))
    sqlite3.connect(url.database or "").close()  # tells at once when the file can't be opened
    waiting = {"timeout": seconds, "check_same_thread": False}
    engine = create_engine(url, hide_parameters=True, connect_args=waiting, pool_reset_on_return=None)
    event.listen(engine, "connect", _prepare_sqlite)
    return ThreadedDatabase(engine, seconds)


def _in_use_for(seconds: float) -> Callable[[Any, object], None]:
    """What tells, as long as a connection lasts, that the database is in use; it may take so many seconds."""

    async def tell(line: Any) -> None:  # asyncpg has no types
        try:
            await line.execute(IN_USE, timeout=seconds)
        except BaseException:
            line.terminate()
            raise

    return lambda connection, _record: connection.run_async(tell)


def _make_private(file: Path) -> None:
    """Make an SQLite file that is not there yet, for its owner alone: it holds secrets. SQLite's own files follow."""
    with suppress(OSError):  # it is there, or SQLite says what is wrong with it
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """WAL lets readers and the writer work side by side; FULL keeps what was acknowledged even if the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def cause_of(error: BaseException) -> str:
    """What a database's error says, in one line."""
    if isinstance(error, UnavailableError) and error.__cause__ is not None:
        error = error.__cause__
    cause = getattr(error, "orig", None) or error
    if getattr(cause, "sqlstate", None) == _LOCKED:
        return "it is being restored or migrated"
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__
