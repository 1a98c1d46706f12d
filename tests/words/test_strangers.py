"""No text a person can see stands outside the catalogues."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.words.catalogue import ROOT
from tests.words.strangers import in_python, in_svelte, in_typescript
from whitechapel.words import Words

PAGE = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "whitechapel"
ROOMS = ("terminal", "cli", "table", "words", "arena", "export")
"""The rooms of Python that speak to people. What rules, records and the server say to programs is English."""

NOTATION = re.compile(r"[a-z]+( [A-Z>]+)+|whitechapel: |whitechapel COMMAND \.\.\.|--[a-z-]+ [\w.]+|Y")
"""What is typed, and the program's own name."""

ALLOWED = {
    "src/whitechapel/arena/entrants.py": "what is wrong with a player of one's own is told to whoever programs it",
    "src/whitechapel/arena/workers.py": "the same of a player that fails",
    "src/whitechapel/cli/speaking.py": "argparse's English texts, by which ours are found",
    "src/whitechapel/table/asking.py": "what a server's problem says to programs",
    "src/whitechapel/table/seats.py": "the same",
    "src/whitechapel/terminal/saving.py": "the first line of a file, by which it is known",
    "web/src/board/classic/geometry.ts": "the path of a drawing",
    "web/src/rules/StreetMap.svelte": "the same",
    "web/src/table/focus.ts": "names of keys, by which they are known",
}
"""Files that may hold strangers, and why."""


def _sources(folder: Path, ending: str) -> Iterator[Path]:
    found = sorted(folder.rglob(f"*{ending}"))
    return (file for file in found if not file.name.endswith((".test.ts", ".testing.ts", ".testing.svelte")))


def _strangers(files: Iterator[Path], find: Callable[[str], Iterator[str]]) -> dict[str, list[str]]:
    """What is found in files that may not hold any, by path."""
    found: dict[str, list[str]] = {}
    for file in files:
        path = file.relative_to(ROOT).as_posix()
        here = [text for text in find(file.read_text(encoding="utf-8")) if not NOTATION.fullmatch(text)]
        if here:
            found[path] = here
    return found


def _everywhere() -> dict[str, list[str]]:
    page = _strangers(_sources(PAGE, ".svelte"), in_svelte) | _strangers(_sources(PAGE, ".ts"), in_typescript)
    return page | {
        path: texts for room in ROOMS for path, texts in _strangers(_sources(PYTHON / room, ".py"), in_python).items()
    }


def test_no_text_a_person_can_see_stands_outside_the_catalogues() -> None:
    assert {path: texts for path, texts in _everywhere().items() if path not in ALLOWED} == {}


def test_every_exception_is_needed() -> None:
    assert set(ALLOWED) - set(_everywhere()) == set()


def test_what_the_page_says_before_it_speaks_is_the_english_catalogues() -> None:
    shell, words = (ROOT / "web" / "index.html").read_text(encoding="utf-8"), Words("en")
    written = [*re.findall(r"<title>(.*?)</title>", shell), *re.findall(r'name="description" content="(.*?)"', shell)]
    assert written == [f"{words.say('title')} · {words.say('tagline')}", words.say("description")]
    assert [text for text in re.split(r"<[^>]*>", shell) if re.search(r"\w", text)] == [written[0]]


@pytest.mark.parametrize(
    "planted",
    [
        "<p>Hello</p>",
        '<p>{say("home")} now</p>',
        '<button title="Close">{sign}</button>',
        "<input placeholder='Your name' />",
        '<div role="img" aria-label="The board of {game}"></div>',
        '<p>{done ? "All is done" : say("home")}</p>',
        '<script lang="ts">let problem = "Something went wrong.";</script>',
        "{#if a > b}<text x={1}>N</text>{/if}",
    ],
)
def test_a_stranger_in_a_component_is_found(planted: str) -> None:
    assert list(in_svelte(planted)) != []


@pytest.mark.parametrize(
    "fine",
    [
        '<p>{say("home")}: {count}</p>',
        '<button title={say("close")} class="large round" data-close onclick={() => go("/learn")}>+</button>',
        '<script lang="ts">/** Says something. */ throw new Error("no such page here");</script>',
        "<style>p { color: red }</style>",
        '<!-- a remark --><svg viewBox="0 0 9 9"><path d="M0 0L9 9" /></svg>',
    ],
)
def test_a_component_that_says_messages_is_fine(fine: str) -> None:
    assert list(in_svelte(fine)) == []


@pytest.mark.parametrize(
    "planted",
    ['status.textContent = "busy";', "const text = `Turn ${turn} of eight.`;", 'alert("no");', 'f("The end")'],
)
def test_a_stranger_in_typescript_is_found(planted: str) -> None:
    assert list(in_typescript(planted)) != []


@pytest.mark.parametrize(
    "planted",
    [
        'print("done")',
        'print(f"{count} games")',
        'parser.add_argument("--x", help="something")',
        'Parser(description="A game.")',
        'Static("Press Enter")',
        'yield Label(f"Turn {turn}")',
        'Text.assemble(("Jack", "bold"), words.dot)',
        'lines = ["nothing is known"]',
        'raise UsageError("this can not be played")',
    ],
)
def test_a_stranger_in_python_is_found(planted: str) -> None:
    assert list(in_python(planted)) != []


@pytest.mark.parametrize(
    "fine",
    [
        '"""Says something to people."""',
        'raise NotationError(text, "is not an action", "one like this")',
        'print(words.say("home", game=name))',
        'Text(words.say("home"), "bold dim")',
        'CSS = "Screen { background: black; color: white; }"',
        'raise UsageError("cli-error-days", text=text)',
        'print(position["the board"])',
        'def f() -> "dict[str, list of it]": ...',
    ],
)
def test_python_that_says_messages_is_fine(fine: str) -> None:
    assert list(in_python(fine)) == []
