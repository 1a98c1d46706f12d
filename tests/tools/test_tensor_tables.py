"""The page about tensors says what the arrays are."""

from tools.tensor_tables import PAGE, with_tables


def test_the_tables_are_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "run: python -m tools.tensor_tables"


def test_a_stale_table_would_be_noticed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page.replace("| `walls` |", "| `fences` |")) == page
    assert "| `fences` |" not in page
