"""Servers and databases that tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Script
from tests.server.engines import postgres
from tests.server.lines import Line
from tests.server.live import LiveServer, running, sqlite_in
from tools.engines import Engine


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server on an SQLite file, shared by all tests that only play on it."""
    with running(sqlite_in(tmp_path_factory.mktemp("server"))) as live:
        yield live


@pytest.fixture
def script(server: LiveServer) -> Iterator[Script]:
    """Plain HTTP to the shared server, or to the one of a file that has its own."""
    with Script(server.address) as opened:
        yield opened


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL for the tests of a file."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind: a new SQLite file, or the PostgreSQL of all tests of a file."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(scope="module")
def line(engine: Engine) -> Iterator[Line]:
    """The line to the engine that a file's tests disturb."""
    with Line(engine.url) as opened:
        yield opened
