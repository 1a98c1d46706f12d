"""Opens the database a URL names, with the settings each kind needs, and brings its tables up to date."""

import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from whitechapel.server.store.database import AsynchronousDatabase, Database, ThreadedDatabase

MIGRATIONS = Path(__file__).with_name("migrations")
HEAD = "0004"
_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_MIGRATION_LOCK = 0x57484954


class StoreError(Exception):
    """A database that can't be used; the text says why in one line and never holds a password."""


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


async def open_database(given: str) -> Database:
    """A database whose tables are up to date; raises `StoreError` when it can't be reached."""
    url = database_url(given)
    try:
        database = _opened(url)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise StoreError("PostgreSQL needs the extra: pip install 'whitechapel[server-scale]'") from None
    except sqlite3.Error as error:
        raise StoreError(f"can't open {url.database}: {error}") from error
    try:
        await database.run(_migrate)
    except (OSError, SQLAlchemyError, TimeoutError) as error:
        await database.close()
        raise StoreError(f"can't open {url.render_as_string(hide_password=True)}: {_cause(error)}") from error
    return database


def _opened(url: URL) -> Database:
    if url.get_backend_name() != "sqlite":
        return AsynchronousDatabase(
            create_async_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args={"timeout": 5})
        )
    sqlite3.connect(url.database or "").close()  # tells at once when the file can't be opened
    engine = create_engine(
        url, hide_parameters=True, connect_args={"timeout": 30, "check_same_thread": False}, pool_reset_on_return=None
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return ThreadedDatabase(engine)


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """WAL lets readers and the writer work side by side; FULL keeps what was acknowledged even if the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Run the migrations that are missing. Alembic is only loaded when there are some."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
    if _version(connection) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - a start with tables up to date does without it
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _cause(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__
