"""The bot of docs/bots_http.md plays whole matches as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.clients import AI, Script
from tests.server.forking import ROOT
from whitechapel.core import record_from_json, verify


def example() -> str:
    page = (ROOT / "docs" / "bots_http.md").read_text(encoding="utf-8")
    found = re.search(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def test_the_example_is_about_forty_lines() -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= 40


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_example_plays_a_whole_match_against_an_ai(script: Script, tmp_path: Path, game: str) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(example(), encoding="utf-8")
    created = script.create(game, AI, {"kind": "bot"})
    command = [sys.executable, str(bot), f"http://{script.address}", created.match, str(created.invitations.detective)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True)  # noqa: S603 - our own example
    assert "winner" in done.stdout
    verify(record_from_json(script.record(created.match)))
