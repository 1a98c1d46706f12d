"""The rules in the documentation are the rules on the page."""

import pytest

from tools.player_rules import file_of, page
from whitechapel.terminal.rulebook import sections


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_committed_page_is_current(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == page(game), "run python -m tools.player_rules"


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_page_holds_every_section(game: str) -> None:
    headings = [line.removeprefix("## ") for line in page(game).splitlines() if line.startswith("## ")]
    assert headings == [section.title for section in sections(game)]
