"""Servers that tests share."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Script
from tests.server.live import LiveServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server on an SQLite file, shared by all tests that only play on it."""
    live = LiveServer.in_folder(tmp_path_factory.mktemp("server"))
    yield live
    live.stop()


@pytest.fixture
def script(server: LiveServer) -> Iterator[Script]:
    """Plain HTTP to the shared server."""
    with Script(server.address) as opened:
        yield opened
