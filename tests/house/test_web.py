"""The page's own source: nobody has to scroll for long there either, and nothing is of just any type."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
LONGEST_FILE = 200
MADE = "do not edit. */"
"""How the first line of a file ends that a program has written."""
SOURCES = sorted(file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte"))
_ANY = re.compile(r"(:|\bas|<|,|\|)\s*any\b(?!:)")


def written_by_hand(file: Path) -> bool:
    return not file.read_text(encoding="utf-8").partition("\n")[0].endswith(MADE)


def test_the_page_is_where_it_is_looked_for() -> None:
    assert any(file.name == "TablePage.svelte" for file in SOURCES)


def test_a_file_fits_into_a_head() -> None:
    lines = {file.name: len(file.read_text(encoding="utf-8").splitlines()) for file in filter(written_by_hand, SOURCES)}
    assert {name for name, count in lines.items() if count > LONGEST_FILE} == set()


def test_only_the_protocol_is_made_by_a_program() -> None:
    assert [file.name for file in SOURCES if not written_by_hand(file)] == ["protocol.ts"]


@pytest.mark.parametrize("text", ["Record<string, any>", "let one: any;", "(given as any)", "any[] | any"])
def test_just_any_type_would_be_found(text: str) -> None:
    assert _ANY.search(text)


def test_nothing_is_of_just_any_type() -> None:
    found = {file.name for file in SOURCES if _ANY.search(_without_comments(file))}
    assert found == set()


def _without_comments(file: Path) -> str:
    return re.sub(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
