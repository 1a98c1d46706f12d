"""One server at a time for an SQLite file: two would answer from memory what the other has changed.

Who restores or migrates the file by hand takes the same lock. PostgreSQL has locks of its own (`store.schema`).

The lock is the kernel's: it goes with the process that holds it, however that ends. The file beside the database stays.
"""

import os
import time
from pathlib import Path
from typing import IO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from whitechapel.server.environment import SettingsError

try:
    import fcntl
except ModuleNotFoundError:  # Windows: there nobody is kept from starting two
    fcntl = None  # type: ignore[assignment]

_PATIENCE = 1.5
"""Seconds in which a server that was killed just now is gone."""
_AGAIN = 0.05


def lock_file(database_url: str) -> Path | None:
    """The file whose lock the server of this database holds; None where several may serve it."""
    try:
        url = make_url(database_url)
    except ArgumentError:  # whoever opens it says what is wrong with it
        return None
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(f"{url.database}.lock")


def locked(database_url: str, *, patience: float = _PATIENCE) -> IO[bytes] | None:
    """Take the lock of a database, for as long as what is given stays open; None where there is none to take.

    Raises:
        SettingsError: when somebody else has it.
    """
    path = lock_file(database_url)
    if path is None or fcntl is None:
        return None
    try:
        opened = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "ab")  # who can't open it can't take it
    except OSError:  # whoever opens the database says what is wrong with its folder
        return None
    deadline = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            if time.monotonic() < deadline:
                time.sleep(_AGAIN)
                continue
            opened.close()
            who = "a server or 'whitechapel admin'"
            raise SettingsError(f"{who} has the database {path.with_suffix('')} open") from error
        except OSError:  # a file system without locks
            opened.close()
            return None
        return opened
