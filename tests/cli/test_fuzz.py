"""Whatever is typed on the command line or stands in a file: exit code 0, 1 or 2, and never a traceback."""

import json
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.conftest import DEAL, played
from tests.cli.running import DATA, Ran, run
from whitechapel.core import record_to_json, record_to_text

RECORDS = [record_to_text(played(game)) for game in ("pocket", "classic")]
RECORDS += [record_to_text(played("pocket", DEAL)), json.dumps(record_to_json(played("pocket", actions=3)))]
CASES = []
for name in ("pocket_cases.json", "classic_games.json"):
    cases = json.loads((DATA / name).read_text(encoding="utf-8"))
    CASES.append(json.dumps(cases | {"games": cases["games"][:1]}))

OPTIONS = ["--json", "--seat", "--as", "--seed", "--option", "--position", "--divide", "--help", "--version", "--", "-"]
VALUES = ["pocket", "classic", "jack", "both", "1", "-1", "x=y", "edition=first_2006", ".", "nothing.txt"]
WORDS = st.sampled_from([*OPTIONS, *VALUES])
# Nothing that could name a place outside the folder the test runs in, or ask for hours of counting.
FREE = st.text(max_size=12).filter(lambda text: "/" not in text and not text.startswith(("--d", "--sa")))
ARGUMENTS = st.lists(WORDS | FREE, max_size=5)
COMMANDS = st.sampled_from(["play", "replay", "verify", "conformance", "perft"]) | FREE


def ends_well(ran: Ran) -> None:
    assert ran.code in (0, 1, 2)
    if ran.code == 2:
        assert ran.err.startswith("whitechapel: ")
        assert ran.err.count("\n") == 1
    else:
        assert ran.err == ""


def run_on(content: bytes, *commands: str) -> None:
    """Write a file and let every command read it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "file"
        place.write_bytes(content)
        for command in commands:
            ends_well(run(command, place))


@st.composite
def spoiled(draw: st.DrawFn, texts: list[str]) -> bytes:
    """One of the texts with a piece cut out and something else put in."""
    text = draw(st.sampled_from(texts))
    start = draw(st.integers(0, len(text)))
    cut = draw(st.integers(0, 40))
    put = draw(st.text(max_size=6) | st.sampled_from(["0", '"', "{", "]", "null", "-1", "1e999", "\n\n", " : ", "?"]))
    return (text[:start] + put + text[start + cut :]).encode("utf-8", "surrogatepass")


@settings(max_examples=300)
@given(COMMANDS, ARGUMENTS, st.text(max_size=40))
def test_any_command_line_ends_well(command: str, arguments: list[str], typed: str) -> None:
    ends_well(run(command, *arguments, "--depth=1" if command == "perft" else "--", typed=typed))


@settings(max_examples=200)
@given(st.text(max_size=300), st.sampled_from(["jack", "detective", "both"]), st.sampled_from(["pocket", "classic"]))
def test_anything_can_be_typed_in_a_game(typed: str, seat: str, game: str) -> None:
    assert run("play", game, "--as", seat, "--seed", "1", typed=typed)[::2] == (0, "")


@given(st.binary(max_size=200))
def test_any_bytes_can_be_read(content: bytes) -> None:
    run_on(content, "replay", "verify", "conformance")


@settings(max_examples=200)
@given(spoiled(RECORDS))
def test_any_spoiled_record_can_be_read(content: bytes) -> None:
    run_on(content, "replay", "verify")


@settings(max_examples=60)
@given(spoiled(CASES))
def test_any_spoiled_case_file_can_be_read(content: bytes) -> None:
    run_on(content, "conformance")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["game", "games", "cases", "steps", "format", "events", "view"]), inner)
    ),
)


@given(JSON)
def test_any_json_can_be_read(data: object) -> None:
    run_on(json.dumps(data).encode(), "replay", "verify", "conformance")
