"""A home that is not the user's, and a server."""

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what programs keep between runs."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on this machine."""
    from tests.server.live import LiveServer  # noqa: PLC0415 - most tests here do without a server

    live = LiveServer.in_folder(tmp_path_factory.mktemp("server"))
    yield f"http://{live.address}"
    live.stop()
