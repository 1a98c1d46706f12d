"""What somebody at a table can measure of the AI's steps: when they come, how long the messages are."""

import asyncio
import re
import time
from typing import NamedTuple

import msgspec

from benchmarks.attacks.frame import Person, Server
from benchmarks.attacks.frame.people import client
from benchmarks.secrets.planting import Planted

_THINKING = re.compile(r"whitechapel_ai_seconds_sum ([\d.e+-]+)")
_OTHERS_LEVEL = 8


class Seen(NamedTuple):
    """One step of an AI.

    Attributes:
        place: the position it was in.
        world: the world, which whoever looks on wants to know.
        step: which one of the AI's steps in a row.
        before: everything that was seen to happen before it.
        delay: seconds since the person's action was accepted, or since the AI's step before.
        size: bytes of the message that told of it, and of what was seen to happen in it.
        thinking: seconds it was thought of, where the server tells; else 0.
    """

    place: int
    world: int
    step: int
    before: str
    delay: float
    size: int
    thinking: float


async def watched(server: Server, planted: list[Planted], at_once: int, *, figures: bool) -> list[Seen]:
    """Play every planted match up to the person's next turn, so many at a time."""
    waiting = list(reversed(planted))
    seen: list[Seen] = []

    async def one_after_another(address: str) -> None:
        while waiting:
            seen.extend(await _one(server, waiting.pop(), address, figures=figures))

    await asyncio.gather(*(one_after_another(f"127.0.1.{place + 1}") for place in range(at_once)))
    return seen


async def _one(server: Server, planted: Planted, address: str, *, figures: bool) -> list[Seen]:
    person = await Person.at(server, planted.match, planted.token, address=address)
    me = person.table["you"]
    act = {"type": "act", "client": "watch", "after": person.turn["number"], "action": planted.action}
    thought = await _thinking(server) if figures else 0.0
    person.say(act)
    seen: list[Seen] = []
    before, last = "", time.perf_counter()
    while not seen or person.turn["to_act"] not in (me, None):
        message = await person.heard()
        now = time.perf_counter()
        if message["type"] != "update":
            continue
        actor = message["events"][0]["actor"]
        told = [{name: value for name, value in event.items() if name != "position"} for event in message["events"]]
        if actor != me and person.turn["phase"] != "over":
            size = len(msgspec.json.encode(message))
            spent = await _thinking(server) if figures else 0.0
            seen.append(
                Seen(planted.place, planted.world, len(seen), f"{before}{told}", now - last, size, spent - thought)
            )
            thought = spent
        elif actor != me:
            break
        before, last = f"{before}{told}", time.perf_counter() if figures else now
    person.leave()
    return seen


async def _thinking(server: Server) -> float:
    async with client(server) as http:
        found = _THINKING.search((await http.get("/metrics")).text)
    return float(found[1]) if found else 0.0


class Others:
    """People who play level 8 meanwhile, each from an address of their own, so that the machine has more to do."""

    def __init__(self, server: Server, count: int) -> None:
        self._server = server
        self._tasks = [asyncio.create_task(self._play(place)) for place in range(count)]

    async def _play(self, place: int) -> None:
        address = f"127.0.2.{place + 1}"
        while True:
            person = await Person.against(self._server, _OTHERS_LEVEL, address=address, seed=place)
            while not person.over:
                if person.mine:
                    person.act()
                await person.heard(600.0)
            person.leave()

    async def leave(self) -> None:
        """Have them all go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
