"""What is wrong with a database that did not do its work: is it away, was only the line cut, or is it our own fault."""

import sqlite3
from enum import Enum

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from whitechapel.server.refusals import Refusal

_SQLITE_TROUBLES = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
}
_SOON = 2
"""Seconds after which it is worth asking again."""
_CUT = ("08", "57P")
"""SQLSTATEs that begin like this: the connection is broken, or the server shuts down or starts."""
_BUSY = ("25006", "40", "53", "55P03", "57014", "58")
"""Read-only, deadlock, no resources (a full disk is one), a lock or a statement that took too long, an error below."""


class UnavailableError(Refusal):
    """The database does not answer now; whether what was asked for was stored is found out by looking again."""

    def __init__(self) -> None:
        super().__init__("unavailable", "the server can't store anything now; ask again in a moment", retry_after=_SOON)


class Trouble(Enum):
    """How the database is away."""

    CUT = "the connection broke: another one may work at once"
    AWAY = "nobody answers"
    BUSY = "it answers that it can't now"


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says about the database; None where the database is well and the work was wrong."""
    if isinstance(error, PoolTimeoutError):
        return Trouble.BUSY
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return Trouble.CUT
        return _trouble_told(error.orig)
    if isinstance(error, OSError):  # which a timeout is, too
        return Trouble.AWAY
    return _trouble_told(error)


def _trouble_told(error: BaseException | None) -> Trouble | None:
    """What a driver's own error says: by SQLite's code, or by SQLSTATE."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return Trouble.BUSY if code in _SQLITE_TROUBLES else None
    state = str(getattr(error, "sqlstate", None) or "")
    if state.startswith(_CUT):
        return Trouble.CUT
    return Trouble.BUSY if state.startswith(_BUSY) else None
