"""A home that is not the user's."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what programs keep between runs."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path
