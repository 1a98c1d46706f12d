"""L6: somebody who asks and asks and never reads an answer."""

import asyncio
import json
import time

from benchmarks.attacks.frame import Attack, Person, Target
from benchmarks.attacks.frame.people import ME, create
from benchmarks.server.served import family_memory

_SECONDS = 5.0
_AT_ONCE, _EVERY = 40, 0.01
"""0.1 noticed when many were asked for at once, but not when the wire was full already."""
_BOUNDLESS = {"messages_per_second": 1e6, "requests_per_second": 1e6}
"""How much is asked is not limited here: it is about what waits to be read."""


async def unread(target: Target) -> float:
    """Megabytes by which the server grows while answers to one connection wait."""
    async with target.serving(**_BOUNDLESS) as server:
        created = await create(server, ME, ME, game="classic")
        person = await Person.at(server, created["match"], created["tokens"]["detective"])
        before = family_memory(server.process.pid)
        person.socket.stop_reading()
        await _ask(person)
        grown = family_memory(server.process.pid) - before
        person.socket.cut()
        return grown / 1e6


async def _ask(person: Person) -> None:
    """Ask how the board would look, for some seconds or until the server hangs up."""
    look = json.dumps({"type": "look", "number": person.turn["number"], "action": person.turn["legal"][0]}).encode()
    ends = time.monotonic() + _SECONDS
    while time.monotonic() < ends and not person.socket.gone:
        if not person.socket.unsent:
            person.socket.send_all([look] * _AT_ONCE)
        await asyncio.sleep(_EVERY)


ATTACKS = (Attack("L6", "ask and never read", "MB of memory", 2, unread),)
