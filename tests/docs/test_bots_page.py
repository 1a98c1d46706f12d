"""The pages for bot authors show the examples as they are, and every field there is."""

import json
import re

import pytest

from tests.docs.running import ROOT, runnable_blocks
from whitechapel import pocket
from whitechapel.bots import FAILURES, Beginning, messages
from whitechapel.core import Match, Seat, SeededDealer
from whitechapel.export import Decision
from whitechapel.players import OWN_BUDGET

BOTS = ROOT / "docs" / "bots.md"
MATCH = Match(pocket, SeededDealer(1))
MESSAGES = {
    "hello": messages.hello(),
    "game": messages.new_game(pocket, Beginning(Seat.JACK, 7, ())),
    "act": messages.act(pocket, MATCH.view(Seat.DETECTIVE), OWN_BUDGET, messages.Question(1, 1)),
    "bye": messages.bye(None),
}


def fields_after(text: str, heading: str) -> list[str]:
    """The names in the first column of the first table after a heading."""
    table = re.search(r"(?:^\|.*\n)+", text.split(heading, maxsplit=1)[1], re.MULTILINE)
    assert table is not None
    return [name for row in table[0].splitlines()[2:] for name in re.findall(r"`(\w[\w-]*)`", row.split("|")[1])]


@pytest.mark.parametrize("kind", MESSAGES)
def test_the_page_explains_every_field_of_a_message(kind: str) -> None:
    described = fields_after(BOTS.read_text(encoding="utf-8"), f"\n`{kind}`\n")
    assert ["type", *described] == list(json.loads(MESSAGES[kind]))


def test_the_page_explains_every_way_to_fail() -> None:
    described = fields_after(BOTS.read_text(encoding="utf-8"), "## How a bot fails")
    assert sorted(described) == sorted(FAILURES)


@pytest.mark.parametrize(("title", "example"), [("mybot.py", "random_bot.py"), ("mybot.c", "random_bot.c")])
def test_the_page_shows_the_examples_as_they_are(title: str, example: str) -> None:
    shown = next(block.text for block in runnable_blocks(BOTS) if block.title == title)
    assert shown == (ROOT / "examples" / "bots" / example).read_text(encoding="utf-8")


def test_the_record_page_explains_every_column() -> None:
    text = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
    table = text.split("| column | type | means |", maxsplit=1)[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == list(Decision._fields)
