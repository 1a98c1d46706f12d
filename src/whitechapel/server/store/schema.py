"""Which schema a database has, and the way to another one: Alembic's migrations, in one transaction."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")
HEAD = "0008"
_MIGRATION_LOCK = 0x57484954
_USE_LOCK = 0x57484955
IN_USE = f"SELECT pg_advisory_lock_shared({_USE_LOCK})"
"""What every connection to PostgreSQL begins with: whoever wants the database for himself sees that it is used."""
_TO_LEAVE = "1500ms"
"""How long PostgreSQL may need to see that a server has just ended."""


class StoreError(Exception):
    """A database that can't be used; the text says why in one line and never holds a password."""


def schema_version(connection: Connection) -> str | None:
    """The schema of a database; None where it has no tables yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing. Alembic is only loaded when there are some."""
    _alone(connection)
    if schema_version(connection) != HEAD:
        from alembic import command  # noqa: PLC0415 - a start with tables up to date does without it

        command.upgrade(_configured(connection), "head")


def downgrade(connection: Connection, revision: str) -> None:
    """Go back to an older schema, all the way or not at all; raises `StoreError` where something would be lost."""
    known = sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    if revision not in known:
        raise StoreError(f"there is no schema {revision}; expected one of {', '.join(known)}")
    _alone(connection)
    if (schema_version(connection) or "") < revision:
        raise StoreError(f"the database is older than the schema {revision}")
    from alembic import command  # noqa: PLC0415 - as above

    command.downgrade(_configured(connection), revision)


def use_alone(connection: Connection) -> None:
    """Keep others from using a PostgreSQL until the end of the transaction; raises `StoreError` when somebody does.

    An SQLite file has a lock of its own (`processes.locks`).
    """
    if connection.dialect.name != "postgresql":
        return
    connection.execute(text(f"SET LOCAL lock_timeout = '{_TO_LEAVE}'"))
    try:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _USE_LOCK})
    except DBAPIError as error:
        raise StoreError("a server or 'whitechapel admin' has the database open: stop it first") from error


def refuse_to_lose(connection: Connection, query: str, what: str) -> None:
    """Raise `StoreError` where a query finds something that the older schema has no place for."""
    count = connection.scalar(text(query)) or 0
    if count:
        raise StoreError(f"the older schema has no place for {what}: {count} would be lost; delete them first")


def _alone(connection: Connection) -> None:
    """Let no other process migrate meanwhile; take as long as it takes."""
    if connection.dialect.name == "postgresql":
        for limit in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})


def _configured(connection: Connection) -> "Config":
    from alembic.config import Config  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
