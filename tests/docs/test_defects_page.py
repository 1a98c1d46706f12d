"""The page about the defects of 0.1 names tests that exist."""

import re

from tests.docs.running import ROOT

_NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_every_test_that_holds_a_defect_exists() -> None:
    page = (ROOT / "docs" / "defects.md").read_text(encoding="utf-8")
    named = _NAMED.findall(page)
    missing = [f"{file}::{test}" for file, test in named if f"\ndef {test}(" not in (ROOT / file).read_text("utf-8")]
    assert missing == []


def test_every_defect_is_held_by_a_test() -> None:
    page = (ROOT / "docs" / "defects.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| What was wrong")]
    assert rows
    assert [row for row in rows if not _NAMED.search(row)] == []
