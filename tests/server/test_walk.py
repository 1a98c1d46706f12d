"""The walk of an action through the server is the one that docs/architecture.md tells, with no hop left out."""

import re
import threading
from pathlib import Path
from types import CodeType, FrameType

import pytest

import whitechapel
from tests.server.clients import Chair, Script
from tests.server.live import LiveServer

ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
SOURCE = Path(whitechapel.__file__).parent
MOST_HOPS = 30
BESIDE_THE_WAY = {
    "server.guard:Guard.__call__": "wraps the whole connection",
    "server.routes.socket:socket": "wraps the whole connection",
    "server.routes.socket:_Connection.serve": "wraps the whole connection",
    "server.store.database:ThreadedDatabase._run.<locals>.done": "the inside of Database.run",
    "core.match:Match.deal": "chance, which goes the way of an action",
}
"""Who may stand between two hops without being one."""


def told() -> list[tuple[str, str, str]]:
    """The hops of walk (a): number, module, function."""
    walk = ARCHITECTURE.read_text(encoding="utf-8").split("**(a)")[1].split("\n\n**(b)")[0]
    hops, module = [], ""
    for number, named, function in re.findall(r"(\d+) (?:`([\w./]+)`)? ?([\w.#]*)", walk.split("|---|---|")[1]):
        module = named or module
        hops.append((number, module, function))
    return hops


def in_the_server() -> list[str]:
    names = [(module, function) for _, module, function in told() if "/" not in module]
    rooms = ("core.", "pocket.")
    return [f"{module if module.startswith(rooms) else f'server.{module}'}:{function}" for module, function in names]


class Calls:
    """The functions of ours that were called, in order, each with the function of ours that called it."""

    def __init__(self) -> None:
        self.listening = False
        self.made: list[tuple[str, str | None]] = []

    def __call__(self, frame: FrameType, event: str, _given: object) -> None:
        if self.listening and event == "call" and _ours(frame.f_code):
            caller = frame.f_back
            while caller is not None and (not _ours(caller.f_code) or caller.f_code.co_name.startswith("<")):
                caller = caller.f_back
            self.made.append((_name(frame.f_code), None if caller is None else _name(caller.f_code)))


def _ours(code: CodeType) -> bool:
    return Path(code.co_filename).is_relative_to(SOURCE)


def _name(code: CodeType) -> str:
    module = ".".join(Path(code.co_filename).relative_to(SOURCE).with_suffix("").parts)
    return f"{module}:{code.co_qualname}"


@pytest.fixture
def calls(tmp_path: Path) -> Calls:
    """What a server does from the time at which an action reaches it to that at which everybody has been told."""
    heard = Calls()
    threading.setprofile(heard)
    live = LiveServer.in_folder(tmp_path)
    threading.setprofile(None)
    with Script(live.address) as script:
        created = script.create("pocket")
        with (
            Chair(script.address, created.match, created.tokens.jack, choices=True) as jack,
            Chair(script.address, created.match, created.tokens.detective, choices=True) as detective,
        ):
            heard.listening = True
            detective.act(detective.turn.legal[0])
            jack.until(detective.number)
            heard.listening = False
    live.stop()
    return heard


def test_there_are_no_more_hops_than_anybody_can_remember() -> None:
    numbers = [int(number) for number, _, _ in told()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) <= MOST_HOPS


def test_an_action_takes_the_hops_that_are_told_and_no_other(calls: Calls) -> None:
    hops = in_the_server()
    callers = dict(reversed(calls.made))
    assert [name for name in hops if name not in callers] == [], "told, and not on the way"
    between = {callers[name] for name in hops[1:]} - {None, *hops, *BESIDE_THE_WAY}
    assert between == set(), "on the way, and not told"
    assert len(hops) > 15
