"""H4: budgets that start afresh with each connection."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import httpx

from benchmarks.attacks.frame import Attack, Person, Server, Target
from benchmarks.attacks.frame.people import ME, client, create

_HOSTILE, _OTHER = "127.0.0.66", "127.0.0.7"
_SECONDS = 8.0
_AT_ONCE = 12
_LOOKS = 190
"""Messages on a connection: in 0.1, ten fewer than are refused."""
_PROBES = 20
_SEEN = ("looked", "sight")  # as it is called now, and in 0.1


async def looks(target: Target) -> float:
    """Looks a second that are answered over connections that are opened again and again."""
    async with target.serving() as server:
        return await _flooded(server, _looking)


async def slower(target: Target) -> float:
    """How many times as long as before others wait for /health meanwhile."""
    async with target.serving() as server:
        before = await _waited(server)
        flood = asyncio.create_task(_flooded(server, _looking))
        await asyncio.sleep(2.0)
        during = await _waited(server)
        await flood
        return during / before


async def tables(target: Target) -> float:
    """Tables a second that are sent to somebody who connects, says hello and hangs up."""
    async with target.serving() as server:
        return await _flooded(server, _greeting)


Work = Callable[[Server, str, Callable[[], None]], Awaitable[None]]


async def _flooded(server: Server, work: Work) -> float:
    """What a dozen tasks of one address are answered a second; each does its work again and again."""
    match = (await create(server, ME, ME, address=_OTHER))["match"]
    answered = 0

    def one_more() -> None:
        nonlocal answered
        answered += 1

    async def attack() -> None:
        while True:
            try:
                await work(server, match, one_more)
            except (OSError, TimeoutError, LookupError, httpx.HTTPError):  # refused, or hung up on
                await asyncio.sleep(0.02)

    tasks = [asyncio.create_task(attack()) for _ in range(_AT_ONCE)]
    await asyncio.sleep(_SECONDS)
    found = answered / _SECONDS
    await ended(tasks)
    return found


async def ended(tasks: Iterable["asyncio.Task[None]"]) -> None:
    """End tasks, asking again where one has not heard it: wait_for may take a cancellation for the end of its wait."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=0.2)


async def _looking(server: Server, match: str, answered: Callable[[], None]) -> None:
    person = await Person.at(server, match, None, address=_HOSTILE)
    try:
        for _ in range(_LOOKS):
            person.say({"type": "look", "number": 1})
        for _ in range(_LOOKS):
            if (await person.heard())["type"] in _SEEN:
                answered()
    finally:
        person.leave()


async def _greeting(server: Server, match: str, answered: Callable[[], None]) -> None:
    person = await Person.at(server, match, None, address=_HOSTILE)
    answered()
    person.leave()


async def _waited(server: Server) -> float:
    """The median of what somebody else waits for /health."""
    waits = []
    async with client(server, _OTHER) as http:
        for _ in range(_PROBES):
            begun = time.monotonic()
            with suppress(httpx.HTTPError):
                await http.get("/health")
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.1)
    return statistics.median(waits)


ATTACKS = (
    Attack("H4", "looks over sockets that are opened again and again", "looks a second", 150, looks),
    Attack("H4", "the same, and somebody else asks for /health", "times as long as before", 2.5, slower),
    Attack("H4", "hellos over sockets that are opened again and again", "tables a second", 30, tables),
)
