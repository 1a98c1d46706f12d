"""Figures that a script writes into docs/server.md itself, each script between two marks of its own.

A place without figures is empty: nothing is claimed that was not measured.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from whitechapel.cli.parsing import Parser

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
NAMES = (
    *("load", "server-ai", "server-timing", "takeback-oracle", "server-kills", "server-kills --supervised"),
    *("server-restarts", "server-soak", "server-fuzz", "attacks"),
)
"""Every place there is."""


def can_be_written(reading: Parser) -> None:
    """Let a script be asked to write its figures."""
    reading.add_argument("--write", action="store_true", help="write the figures into docs/server.md")


def write(name: str, text: str, page: Path = PAGE) -> None:
    """Put text between the marks of a place; raises ValueError where the page has none."""
    marks = re.compile(
        rf"(<!-- {re.escape(name)}: written by [^\n]* -->\n).*?(<!-- end of {re.escape(name)} -->)", re.S
    )
    before = page.read_text(encoding="utf-8")
    after, places = marks.subn(lambda found: f"{found[1]}\n{text}\n\n{found[2]}", before)
    if places != 1:
        raise ValueError(f"{page} has {places} places for the figures of {name}; expected one")
    page.write_text(after, encoding="utf-8")


def as_printed(lines: Iterable[str]) -> str:
    """What a script printed, as Markdown that shows it so."""
    return "\n".join(("```text", *lines, "```"))
