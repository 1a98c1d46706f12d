"""The page about tensors says what the arrays are."""

from pathlib import Path

from whitechapel.tensors.tables import with_tables

PAGE = Path(__file__).parents[2] / "docs" / "tensors.md"


def test_the_tables_are_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "run: python -m whitechapel.tensors.tables docs/tensors.md"


def test_a_stale_table_would_be_noticed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page.replace("| `walls` |", "| `fences` |")) == page
    assert "| `fences` |" not in page
