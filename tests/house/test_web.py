"""The page's own source: nobody has to scroll for long there either, and nothing is of just any type."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
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


PAGES = WEB / "pages.ts"
ELSEWHERE = [*(file for file in SOURCES if file != PAGES), *(ROOT / "src" / "whitechapel" / "server").rglob("*.py")]


@pytest.mark.parametrize("page", sorted((WEB / "pages").glob("*.svelte")), ids=lambda page: page.stem)
def test_a_page_takes_its_component_its_line_and_its_words(page: Path) -> None:
    assert PAGES.read_text(encoding="utf-8").count(f'import("./pages/{page.name}")') == 1
    assert [file.name for file in ELSEWHERE if f"/{page.name}" in file.read_text(encoding="utf-8")] == []


def test_the_server_knows_no_page_but_the_first() -> None:
    folders = re.findall(r'page\("(/\w+)/', PAGES.read_text(encoding="utf-8"))
    assert {"/match", "/replay", "/rules"} <= set(folders)
    text = (ROOT / "src" / "whitechapel" / "server" / "routes" / "pages.py").read_text(encoding="utf-8")
    assert [folder for folder in folders if folder in text] == []


def test_contributing_lists_the_files_of_a_page() -> None:
    lines = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lines if line.startswith("| a **page** |")]
    assert re.findall(r"(\d) [^`]*`([^`]+)`", line) == [
        ("1", "web/src/pages"),
        ("2", "web/src/pages.ts"),
        ("3", "locales/"),
    ]
