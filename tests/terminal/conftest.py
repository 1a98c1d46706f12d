"""A home that is not the user's."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what programs keep between runs."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder
