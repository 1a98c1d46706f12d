"""How much the server carries: many matches of random bots on this machine, moves paced, beside a bare echo.

    python -m benchmarks.server_load [--matches 500] [--rate 500] [--seconds 20]

Prints actions a second, the time from sending an action to the opponent's screen, the server's CPU an action as a
multiple of a bare WebSocket echo's in the same run, and memory a match. Everything listens on loopback only.
"""

import argparse
import asyncio
import multiprocessing
import os
import socket
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn

from benchmarks.light_socket import LightSocket
from whitechapel.server.app import create_app
from whitechapel.server.collector import calm_collector
from whitechapel.server.serve import configured
from whitechapel.server.settings import Settings

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
_TICKS = os.sysconf("SC_CLK_TCK")
_USUAL_LENGTH = 20
"""So many actions or a few more make a game of random Pocket."""


class Turn(msgspec.Struct):
    """The part of a turn that a bot needs."""

    number: int
    phase: str
    to_act: str | None
    legal: list[str]


class Heard(msgspec.Struct):
    """The part of the server's messages that a bot needs."""

    type: str
    turn: Turn | None = None
    number: int | None = None


class Tally:
    """What was sent, kept and seen."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.sent = 0
        self.accepted = 0
        self.games = 0
        self.delays: list[float] = []


_decoder = msgspec.json.Decoder(Heard)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The barest WebSocket application there is: everything comes back."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def run_server(listening: socket.socket, settings: Settings, bare: bool) -> None:
    """What the measured process does."""
    app: Asgi = echo if bare else create_app(settings)
    if not bare:
        calm_collector()
    uvicorn.Server(configured(app, settings)).run(sockets=[listening])


class Measured:
    """A server in a process of its own, whose CPU and memory are read from /proc."""

    def __init__(self, settings: Settings, *, bare: bool) -> None:
        listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        self._process = multiprocessing.Process(target=run_server, args=(listening, settings, bare))
        self._process.start()
        listening.close()

    def cpu(self) -> float:
        """Seconds of CPU, all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.join()


class Bots:
    """Both seats of one match after another, acting at even intervals."""

    def __init__(self, server: Measured, http: httpx.AsyncClient, seed: int, tally: Tally) -> None:
        self._server = server
        self._http = http
        self._rng = Random(seed)
        self._tally = tally
        self._chairs: dict[str, LightSocket] = {}
        self._turns: dict[str, Turn] = {}

    async def sit_down(self) -> None:
        """A new match with both seats connected."""
        wish = {"game": "pocket", "seats": {"jack": {"kind": "me"}, "detective": {"kind": "me"}}}
        created = (await self._http.post("/api/v1/matches", json=wish)).json()
        for seat, token in created["tokens"].items():
            chair = await LightSocket.connect(self._server.address, "/api/v1/socket")
            chair.send(msgspec.json.encode(hello(created["match"], token)))
            self._chairs[seat] = chair
            self._turns[seat] = await self._heard(seat)

    async def get_going(self) -> None:
        """Play a while before the clock runs: matches that people play are at every stage, not all at their start."""
        for _ in range(self._rng.randrange(_USUAL_LENGTH)):
            await self.act()

    async def act(self) -> None:
        """One action, from sending it until both seats have seen it and it is acknowledged."""
        seat = self._turns["jack"].to_act
        if seat is None:
            self.stand_up()
            await self.sit_down()
            self._tally.games += 1
            return
        turn = self._turns[seat]
        action = {"type": "act", "client": "load", "after": turn.number, "action": self._rng.choice(turn.legal)}
        started = time.perf_counter()
        self._tally.sent += 1
        self._chairs[seat].send(msgspec.json.encode(action))
        other = "detective" if seat == "jack" else "jack"
        self._turns[other] = await self._heard(other)
        self._tally.delays.append(time.perf_counter() - started)
        self._turns[seat] = await self._heard(seat)
        answer = _decoder.decode(await self._chairs[seat].recv())
        self._tally.accepted += answer.type == "accepted" and answer.number == turn.number + 1
        assert self._turns[seat].number == self._turns[other].number

    def stand_up(self) -> None:
        """Leave the table."""
        for chair in self._chairs.values():
            chair.close()

    async def _heard(self, seat: str) -> Turn:
        turn = _decoder.decode(await self._chairs[seat].recv()).turn
        assert turn is not None
        return turn


def hello(match: str, token: str) -> dict[str, Any]:
    """The first message."""
    return {"type": "hello", "version": 1, "match": match, "token": token}


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
    """CPU seconds an echoed message."""
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
    spent = (server.cpu() - before) / count
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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/matches.db",
            requests_per_second=1e6,
            creations_per_minute=1e9,
            messages_per_second=1e6,
            connections=10**6,
        )
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


if __name__ == "__main__":
    main()
