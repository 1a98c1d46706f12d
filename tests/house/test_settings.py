"""docs/server.md lists every setting with its default, and nothing that is none."""

import re
from dataclasses import fields
from pathlib import Path

from whitechapel.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
LISTED = PAGE.partition("## Settings\n")[2].partition("\n## ")[0]


def shown(value: object) -> str:
    """A default as the page shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value) or "none"


def test_the_page_lists_every_setting_with_its_default() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| (\S+) \| ", LISTED, re.MULTILINE))
    assert listed == {field.name: shown(field.default) for field in fields(Settings)}


def test_every_setting_is_explained_where_it_is_read() -> None:
    explained = re.findall(r"^        (\w+): ", Settings.__doc__ or "", re.MULTILINE)
    assert sorted(explained) == sorted(field.name for field in fields(Settings))


def test_flags_that_the_page_names_are_those_of_serve() -> None:
    flags = set(re.findall(r'"--([a-z-]+)"', (Path(__file__).parents[2] / "src/whitechapel/cli/serve.py").read_text()))
    named = set(re.findall(r"`--([a-z-]+)`", LISTED)) - {"flag"}
    assert named == flags - {"open"}
