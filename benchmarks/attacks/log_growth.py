"""H3: a log that one connection makes as long as it likes, and what each look at it costs everybody."""

import asyncio
import os
import time
from pathlib import Path

from benchmarks.attacks.frame import Attack, Person, Server, Target
from benchmarks.attacks.frame.people import ME, client, create

_SECONDS = 10.0
_TABLES = 10
_TICK = 1 / os.sysconf("SC_CLK_TCK")


async def entries(target: Target) -> float:
    """Entries that a loop of an action and its takeback makes."""
    async with target.serving() as server:
        person, _ = await _looped(server)
        person.leave()
        return float(person.turn["number"])


async def table_cost(target: Target) -> float:
    """CPU milliseconds of the server for each table that anybody asks for, after such a loop."""
    async with target.serving(requests_per_second=1e6) as server:
        person, match = await _looped(server)
        before = _cpu(server)
        async with client(server) as http:
            for _ in range(_TABLES):
                (await http.get(f"/api/v1/matches/{match}")).raise_for_status()
        person.leave()
        return (_cpu(server) - before) / _TABLES * 1e3


async def _looped(server: Server) -> tuple[Person, str]:
    """Somebody who acts and takes it back for some seconds, or until that is refused."""
    created = await create(server, ME, ME)
    person = await Person.at(server, created["match"], created["tokens"]["detective"])
    quiet = next(action for action in person.turn["legal"] if not action.startswith("alibi"))
    ends = time.monotonic() + _SECONDS
    kind = "act"
    while time.monotonic() < ends:
        number = person.turn["number"]
        request = {"type": kind, "client": "loop", "after": number} | ({"action": quiet} if kind == "act" else {})
        person.say(request)
        answer = await person.heard()
        while answer["type"] not in ("accepted", "problem"):
            answer = await person.heard()
        if answer["type"] == "accepted":
            kind = "takeback" if kind == "act" else "act"
        elif answer["code"] != "too-many":
            break
        else:
            await asyncio.sleep(0.3)  # whoever is told so too often is hung up on
    return person, created["match"]


def _cpu(server: Server) -> float:
    """Seconds of CPU that the server's process and its children have used, AI workers aside."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * _TICK


ATTACKS = (
    Attack("H3", "grow a log by takebacks in a loop", f"entries after {_SECONDS:.0f} s", 250, entries),
    Attack("H3", "a table of a log that was looped", "ms CPU of the server", 5, table_cost),
)
