"""H2: a NUL in a client's id, which PostgreSQL can't store, among the actions that are committed together."""

import asyncio
from contextlib import suppress

from benchmarks.attacks.floods import ended
from benchmarks.attacks.frame import Attack, Person, Server, Target
from benchmarks.attacks.frame.people import ME, create
from tools.engines import postgres

_HOSTILE = "127.0.0.66"
_PEOPLE = 12
_SECONDS = 8.0
_NUL = "\0"


async def nul(target: Target) -> float:
    """The share of others' actions that fail meanwhile."""
    with postgres() as database:
        async with target.serving(database=database) as server:
            counts = [[0, 0] for _ in range(_PEOPLE)]
            tasks = [asyncio.create_task(_play(server, number, count)) for number, count in enumerate(counts)]
            tasks += [asyncio.create_task(_poison(server, number)) for number in range(4)]
            await asyncio.sleep(_SECONDS)
            await ended(tasks)
            asked, failed = (sum(count[at] for count in counts) for at in (0, 1))
            return failed / asked


async def _play(server: Server, number: int, count: list[int]) -> None:
    """Play one match after the other for both seats, from an address of one's own; asked and failed are counted."""
    address = f"127.0.1.{number + 1}"
    while True:
        created = await create(server, ME, ME, address=address)
        seats = [
            await Person.at(server, created["match"], created["tokens"][seat], address=address, seed=number)
            for seat in ("jack", "detective")
        ]
        while not seats[0].over:
            actor = seats[0] if seats[0].mine else seats[1]
            actor.act()
            count[0] += 1
            answer = await actor.heard()
            while answer["type"] not in ("accepted", "problem"):
                answer = await actor.heard()
            count[1] += answer["type"] == "problem"
            for seat in seats:
                while answer["type"] == "accepted" and seat.turn["number"] < answer["number"]:
                    await seat.heard()
        for seat in seats:
            seat.leave()


async def _poison(server: Server, number: int) -> None:
    """Act with a NUL for a name, as often as one is let."""
    address = f"127.0.0.{66 + number}"
    created = await create(server, ME, ME, address=address)
    while True:
        with suppress(OSError, LookupError, TimeoutError):
            person = await Person.at(server, created["match"], created["tokens"]["detective"], address=address)
            while True:
                person.act(client=_NUL)
                await person.told("problem", 5.0)
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)


ATTACKS = (Attack("H2", "NUL in a client's id, on PostgreSQL", "of others' actions fail", 0.0, nul),)
