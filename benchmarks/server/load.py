"""How much the server carries: many matches of random bots on this machine, moves paced, beside a bare echo.

Prints actions a second, the time from sending an action to the opponent's screen, the server's CPU an action as a
multiple of a bare WebSocket echo's in the same run, and memory a match. Everything listens on loopback only.
"""

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import httpx
import msgspec

from benchmarks.arguments import parser
from benchmarks.measuring.written import can_be_written, write
from benchmarks.server.bots import Bots, Tally
from benchmarks.server.figures import Figures, middle, table
from benchmarks.server.light_socket import LightSocket
from benchmarks.server.process import TICK, Measured, Running
from benchmarks.server.served import Served
from tools.engines import postgres, redis
from whitechapel.server.protocol import VERSION
from whitechapel.server.settings import Settings

_WARMING = 16
"""So many matches come first: whatever every process needs once is not counted as memory of a match."""


async def paced(work: list[Callable[[], Awaitable[None]]], rate: float, seconds: float) -> float:
    """Do each work again and again so that all together happen `rate` times a second; returns the real rate."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    interval = len(work) / rate
    count = 0

    async def repeated(offset: float, one: Callable[[], Awaitable[None]]) -> None:
        nonlocal count
        due = begun + offset
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - loop.time()))
            await one()
            count += 1
            due = max(due + interval, loop.time() - 5 * interval)

    await asyncio.gather(*(repeated(number / rate, one) for number, one in enumerate(work)))
    return count / (loop.time() - begun)


async def measure_echo(server: Running, sockets: int, rate: float, seconds: float) -> float:
    """CPU seconds an echoed message; a short run may cost too little to tell, then a tick in all."""
    chairs = [await LightSocket.connect(server.address, "/") for _ in range(sockets)]
    message = msgspec.json.encode({"type": "act", "client": "load", "after": 20, "action": "holmes 2"})
    count = 0

    def work(chair: LightSocket) -> Callable[[], Awaitable[None]]:
        async def one() -> None:
            nonlocal count
            chair.send(message)
            await chair.recv()
            count += 1

        return one

    before = server.cpu()
    await paced([work(chair) for chair in chairs], rate, seconds)
    spent = max(server.cpu() - before, TICK) / count
    for chair in chairs:
        chair.close()
    return spent


async def measure_matches(
    server: Running, matches: int, rate: float, seconds: float, *, version: int = VERSION
) -> Figures:
    """Play, and see what it took; of the echo nothing is known here."""
    tally = Tally()
    strangers = httpx.Limits(max_keepalive_connections=0)  # every match is created by somebody else
    async with httpx.AsyncClient(
        base_url=f"http://{server.address}", timeout=60, trust_env=False, limits=strangers
    ) as http:
        assert (await http.get("/health")).status_code == 200
        for seed in range(_WARMING):
            warm = Bots(server, http, -1 - seed, Tally(), version=version)
            await warm.sit_down()
            await warm.act()
            warm.stand_up()
        empty = server.memory()
        bots = [Bots(server, http, seed, tally, version=version) for seed in range(matches)]
        for bot in bots:
            await bot.sit_down()
        await asyncio.gather(*(bot.get_going() for bot in bots))
        tally.forget()
        before = server.cpu()
        real_rate = await paced([bot.act for bot in bots], rate, seconds)
        spent = server.cpu() - before
        full = server.memory()
        for bot in bots:
            bot.stand_up()
    delays = statistics.quantiles(tally.delays, n=100)
    return Figures(
        matches=matches,
        games=tally.games,
        sent=tally.sent,
        kept=tally.accepted,
        rate=real_rate,
        delays=(delays[49] * 1e3, delays[94] * 1e3, delays[98] * 1e3),
        cpu=spent / tally.sent,
        echo=1.0,
        memory=(full - empty) / matches,
    )


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    reading = parser("server", __doc__)
    reading.add_argument("--matches", type=int, default=500)
    reading.add_argument("--rate", type=float, default=500.0, help="actions a second")
    reading.add_argument("--seconds", type=float, default=20.0)
    reading.add_argument("--all", action="store_true", help="PostgreSQL and Redis, too, with one and two processes")
    can_be_written(reading)
    reading.add_argument("--rounds", type=int, default=1, help="how often; the medians are taken")
    asked = reading.parse_args(arguments)
    rounds: dict[str, list[Figures]] = {}
    for _ in range(max(1, asked.rounds)):
        for name, figures in _round(asked).items():
            rounds.setdefault(name, []).append(figures)
    found = {name: middle(each) for name, each in rounds.items()}
    for name, figures in found.items():
        print(f"{name}\n{figures.lines()}\n", flush=True)
    if asked.all:
        one, two = list(found.values())[1:]
        print(f"two processes take {two.cpu / one.cpu:.2f} times the CPU of one")
    if asked.write:
        write("load", table(found))
    return 0


def _round(asked: argparse.Namespace) -> dict[str, Figures]:
    """Every server in turn."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        sqlite = without_limits(f"sqlite:///{folder}/matches.db")
        found["SQLite"] = _measured(partial(Measured, sqlite, bare=False), asked)
    return found | (_several(asked) if asked.all else {})


def _several(asked: argparse.Namespace) -> dict[str, Figures]:
    """PostgreSQL and Redis with one process and with two, under the same supervisor."""
    found = {}
    with postgres() as database, redis() as bus:
        for count, name in ((1, "one process"), (2, "two processes")):
            settings = replace(without_limits(database), redis=bus, workers=count, supervised=True)
            found[f"PostgreSQL and Redis, {name}"] = _measured(partial(Served, settings), asked)
    return found


def _measured(started: Callable[[], Running], asked: argparse.Namespace) -> Figures:
    """What a server takes, and the echo before it and after it: a shared machine is not the same for long."""
    before = _measured_echo(asked)
    server = started()
    try:
        found = asyncio.run(measure_matches(server, asked.matches, asked.rate, asked.seconds))
    finally:
        server.stop()
    return found._replace(echo=(before + _measured_echo(asked)) / 2)


def _measured_echo(asked: argparse.Namespace) -> float:
    bare = Measured(without_limits(""), bare=True)
    try:
        return asyncio.run(measure_echo(bare, 2 * asked.matches, asked.rate, asked.seconds / 2))
    finally:
        bare.stop()


def without_limits(database: str, *, supervised: bool = False) -> Settings:
    """Settings that let one address be as busy as it likes."""
    return Settings(
        database=database,
        supervised=supervised,
        requests_per_second=1e6,
        creations_per_minute=1e9,
        messages_per_second=1e6,
        connections=10**6,
    )
