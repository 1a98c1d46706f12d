"""Every Python block of the README and of docs/ runs, page by page, as a reader would type it."""

import re
from pathlib import Path

import pytest

from whitechapel.core import game

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
WITH_EXAMPLES = [page for page in PAGES if BLOCK.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "example"}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        exec(compile(block, page.name, "exec"), names)  # noqa: S102 - our own documentation
    assert "Traceback" not in capsys.readouterr().err


def test_the_readme_shows_a_game_of_at_most_a_dozen_lines() -> None:
    first = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))[0]
    lines = [line for line in first.splitlines() if line.strip()]
    assert "Referee" in first
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
        rules = game(name)
        assert rules.position_to_text(rules.position_from_text(line)) == line
