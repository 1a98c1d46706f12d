"""How long people wait for the AI when many play at once, and whether one hostile client changes that.

A real server on this machine; each person comes from an address of their own on loopback, thinks for a while (random,
seeded) and plays a legal action. One more plays against level 1. Then the same again while another client acts and
takes back in a loop, in several matches, and makes matches between AIs, as many as it may. A figure is the time from
the moment at which the AI is to act to its step.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import inf
from random import Random

from benchmarks.arguments import parser
from benchmarks.attacks.ai_queue import set_ais_upon_each_other, take_back_for_ever
from benchmarks.attacks.frame import Person, Server, Target
from benchmarks.measuring.written import as_printed, can_be_written, write

_HOSTILE = "127.0.100.1"
_HOSTILE_MATCHES = 5
_WITHOUT_ANSWER = 10.0
"""Seconds after which somebody who waits counts as left without an answer."""
MOST_P95, MOST_QUICK, MOST_CHANGE = 3.0, 1.5, 0.2


@dataclass(slots=True)
class Waits:
    """What some people saw of the AI."""

    seconds: list[float] = field(default_factory=list)
    since: dict[int, float] = field(default_factory=dict)
    unanswered: int = 0

    def at(self, share: float) -> float:
        """The time within which that share of the steps came."""
        if not self.seconds:
            return inf
        return sorted(self.seconds)[min(len(self.seconds) - 1, int(share * len(self.seconds)))]

    def told(self, name: str) -> str:
        """The figures in a line."""
        p50, p95, most = self.at(0.5), self.at(0.95), self.at(1.0)
        shares = f"p50 {p50:.2f}  p95 {p95:.2f}  max {most:.2f} s"
        return f"{name:<14}{len(self.seconds):>6} steps  {shares}  {self.unanswered} people without an answer"


@dataclass(frozen=True, slots=True)
class Load:
    """Who plays, and for how long."""

    people: int
    level: int
    game: str
    think: float
    seconds: float

    async def person(self, server: Server, number: int, level: int, waits: Waits) -> None:
        """Play one match after another."""
        rng = Random(number)
        address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        await asyncio.sleep(rng.uniform(0, self.think))
        while True:
            seat = rng.choice(("jack", "detective"))
            person = await Person.against(server, level, seat=seat, game=self.game, address=address, seed=number)
            try:
                await self._match(person, rng, number, waits)
            finally:
                person.leave()

    async def _match(self, person: Person, rng: Random, number: int, waits: Waits) -> None:
        while not person.over:
            if person.mine:
                await asyncio.sleep(rng.uniform(0, 2 * self.think))
                person.act()
                await person.told("update")
            else:
                begun = waits.since[number] = time.monotonic()
                await person.told("update", self.seconds)
                waits.seconds.append(time.monotonic() - begun)
                del waits.since[number]

    async def _warmed_up(self, server: Server) -> None:
        """A step of each level, so that the processes run that think."""
        for level in (1, self.level):
            person = await Person.against(server, level, seat="jack")
            await person.play_until_mine()
            person.leave()

    async def run(self, hostile: bool) -> tuple[Waits, Waits]:
        """What everybody saw, and what the person at level 1 saw."""
        many, quick = Waits(), Waits()
        async with Target().serving() as server:
            await self._warmed_up(server)
            work = [self.person(server, number, self.level, many) for number in range(self.people)]
            work.append(replace(self, think=1.0).person(server, self.people, 1, quick))
            if hostile:
                work += [take_back_for_ever(server, _HOSTILE, self.game) for _ in range(_HOSTILE_MATCHES)]
                work.append(set_ais_upon_each_other(server, _HOSTILE, self.game))
            tasks = [asyncio.create_task(one) for one in work]
            await asyncio.sleep(self.seconds)
            for waits in (many, quick):
                waits.unanswered = sum(time.monotonic() - since > _WITHOUT_ANSWER for since in waits.since.values())
            failed = [task.exception() for task in tasks if task.done()]
            await _end(tasks)
            for error in failed:
                print(f"somebody had to stop: {type(error).__name__}: {error}")
        return many, quick


async def _end(tasks: "Sequence[asyncio.Task[None]]") -> None:
    """Cancel all of them, again where it went unheard: before Python 3.12 `asyncio.wait_for` is deaf for moments."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1.0)
    await asyncio.gather(*tasks, return_exceptions=True)


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 1 where a goal is missed."""
    reading = parser("server-ai", __doc__)
    reading.add_argument("--people", type=int, default=100)
    reading.add_argument("--level", type=int, default=8)
    reading.add_argument("--game", default="pocket", help="pocket or classic")
    reading.add_argument("--think", type=float, default=5.0, help="seconds a person thinks, on average")
    reading.add_argument("--seconds", type=float, default=60.0, help="how long each of the two runs takes")
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    load = Load(asked.people, asked.level, asked.game, asked.think, asked.seconds)
    told = [
        f"{load.people} people at level {load.level} of {load.game}, thinking {load.think:g} s; {load.seconds:g} s each"
    ]
    print(told[0])
    figures = []
    for name, hostile in (("in peace", False), ("one hostile", True)):
        many, quick = asyncio.run(load.run(hostile))
        told += [many.told(name), quick.told("  level 1")]
        print(*told[-2:], sep="\n", flush=True)
        figures.append((many, quick))
    (many, quick), (beset, beset_quick) = figures
    changes = [beset.at(0.95) / many.at(0.95) - 1, beset_quick.at(0.95) / quick.at(0.95) - 1]
    told.append(f"the hostile client changes p95 by {changes[0]:+.0%}, level 1 by {changes[1]:+.0%}")
    print(told[-1])
    if asked.write:
        write("server-ai", as_printed(told))
    good = all(one.at(0.95) <= MOST_P95 and not one.unanswered for one in (many, beset))
    good &= all(one.at(1.0) <= MOST_QUICK and not one.unanswered for one in (quick, beset_quick))
    return 0 if good and max(changes) <= MOST_CHANGE else 1
