"""How much the server carries: many matches of random bots on this machine, moves paced, beside a bare echo.

Prints actions a second, the time from sending an action to the opponent's screen, the server's CPU an action as a
multiple of a bare WebSocket echo's in the same run, and memory a match. Everything listens on loopback only.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence

import httpx
import msgspec

from benchmarks.arguments import parser
from benchmarks.server.bots import Bots, Tally
from benchmarks.server.light_socket import LightSocket
from benchmarks.server.process import TICK, Measured
from whitechapel.server.settings import Settings


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


async def measure_echo(server: Measured, sockets: int, rate: float, seconds: float) -> float:
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


async def measure_matches(server: Measured, matches: int, rate: float, seconds: float, echo_cpu: float) -> None:
    """Play and print."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False) as http:
        assert (await http.get("/health")).status_code == 200
        warm = Bots(server, http, -1, Tally())
        await warm.sit_down()
        warm.stand_up()
        empty = server.memory()
        bots = [Bots(server, http, seed, tally) for seed in range(matches)]
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
    action_cpu = spent / tally.sent
    print(f"matches at once       {matches} ({2 * matches} sockets), {tally.games} more games begun meanwhile")
    print(f"actions               {tally.sent} sent, {tally.accepted} kept, {tally.sent - tally.accepted} lost")
    print(f"actions a second      {real_rate:.0f}")
    p50, p95, p99 = (delays[place] * 1e3 for place in (49, 94, 98))
    print(f"to the opponent       p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    multiple = action_cpu / echo_cpu
    print(f"CPU an action         {action_cpu * 1e6:.0f} us = {multiple:.1f} x echo ({echo_cpu * 1e6:.0f} us)")
    print(f"memory a match        {(full - empty) / matches / 1024:.0f} KB")


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    reading = parser("server", __doc__)
    reading.add_argument("--matches", type=int, default=500)
    reading.add_argument("--rate", type=float, default=500.0, help="actions a second")
    reading.add_argument("--seconds", type=float, default=20.0)
    asked = reading.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        settings = without_limits(f"sqlite:///{folder}/matches.db")
        bare = Measured(settings, bare=True)
        try:
            echo_cpu = asyncio.run(measure_echo(bare, 2 * asked.matches, asked.rate, asked.seconds / 2))
        finally:
            bare.stop()
        server = Measured(settings, bare=False)
        try:
            asyncio.run(measure_matches(server, asked.matches, asked.rate, asked.seconds, echo_cpu))
        finally:
            server.stop()
    return 0


def without_limits(database: str) -> Settings:
    """Settings that let one address be as busy as it likes."""
    return Settings(
        database=database,
        requests_per_second=1e6,
        creations_per_minute=1e9,
        messages_per_second=1e6,
        connections=10**6,
    )
