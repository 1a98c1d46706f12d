"""A home that is not the user's, and a server."""

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what programs keep between runs."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on this machine."""
    from tests.server.live import LiveServer  # noqa: PLC0415 - most tests here do without a server

    live = LiveServer.in_folder(tmp_path_factory.mktemp("server"))
    yield f"http://{live.address}"
    live.stop()
