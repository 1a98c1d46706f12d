"""Every page of the documentation does what it says: its blocks are run, page by page, as a reader would."""

import re
from pathlib import Path

import pytest

from tests.docs.running import ROOT, run_page, runnable_blocks
from whitechapel.core import load_game

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if runnable_blocks(page)]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_runs_from_top_to_bottom(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("reader", "programs"):
        (tmp_path / folder).mkdir()
    monkeypatch.chdir(tmp_path / "reader")
    run_page(page, tmp_path / "programs")


def test_the_readme_shows_a_game_of_at_most_a_dozen_lines() -> None:
    first = next(block for block in runnable_blocks(ROOT / "README.md") if block.language == "python").text
    lines = [line for line in first.splitlines() if line.strip()]
    assert "Match" in first
    assert len(lines) <= 12


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    commands = [line.split("#")[0].strip() for line in lines if line.startswith("make ")]
    assert commands[:2] == ["make play", "make test"]


def test_the_positions_on_the_notation_page_can_be_read() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    positions = re.findall(r"^game=(\w+);.*$", text, re.MULTILINE)
    lines = [line for line in text.splitlines() if line.startswith("game=")]
    assert positions == ["pocket", "classic"]
    for name, line in zip(positions, lines, strict=True):
        rules = load_game(name)
        assert rules.position_to_text(rules.position_from_text(line)) == line
