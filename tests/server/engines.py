"""A real PostgreSQL and a real Redis for the tests. CI must have both; elsewhere tests without them are skipped."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.live import sqlite_in
from tools import engines
from tools.engines import Engine, MissingProgramError


@contextmanager
def started_postgres() -> Iterator[Engine]:
    """A PostgreSQL."""
    with _or_skipped(), engines.started_postgres(durable=False) as engine:
        yield engine


@contextmanager
def started_redis() -> Iterator[Engine]:
    """A Redis."""
    with _or_skipped(), engines.started_redis() as engine:
        yield engine


@contextmanager
def postgres() -> Iterator[str]:
    """A database's URL."""
    with started_postgres() as engine:
        yield engine.url


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a database of a kind: a file of SQLite's in a folder, or a PostgreSQL."""
    if kind == "sqlite":
        yield sqlite_in(folder)
        return
    with postgres() as url:
        yield url


@contextmanager
def redis() -> Iterator[str]:
    """A Redis's URL."""
    with started_redis() as engine:
        yield engine.url


@contextmanager
def _or_skipped() -> Iterator[None]:
    try:
        yield
    except MissingProgramError as missing:
        (pytest.fail if "CI" in os.environ else pytest.skip)(str(missing))
