"""kill -9 at random moments under people who play: does it start again at once, and is everything there exactly once?

Random bots play both seats over WebSockets, others play against the AI. The server is killed, with everything it
started, and started again on the same port and database, at the first try. In the end every acknowledged action must
be in the logs exactly once, and every log must follow from its rules and its deal.
"""

import asyncio
import os
import signal
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

from benchmarks.arguments import parser
from benchmarks.attacks.frame.target import Server, Target, ready, stopped
from benchmarks.measuring.written import as_printed, can_be_written, write
from benchmarks.server.killed_players import AI, ME, Acknowledged, Player
from tools.engines import free_port, postgres
from whitechapel.core import Seat
from whitechapel.server.store import Matches, checked, open_database

_SETTINGS = {
    "pace": 0.05,
    "requests_per_second": 1e6,
    "creations_per_minute": 1e6,
    "messages_per_second": 1e6,
    "connections": 10_000,
}


class Kills:
    """One run: a server on a database that is killed again and again."""

    def __init__(self, database: str, seed: int, flags: Sequence[str], folder: Path) -> None:
        self._settings = _SETTINGS | {"database": database, "port": free_port()}
        self._flags = flags
        self._log = folder / "log"
        self._rng = Random(seed)
        self._server: Server | None = None
        self.failed_starts = 0
        self.misled = 0

    async def run(self, kills: int, tables: int) -> list[Acknowledged]:
        """Play and kill; gives what was acknowledged."""
        acknowledged: list[Acknowledged] = []
        await self._start()
        players = [
            Player(f"127.0.0.1:{self._settings['port']}", acknowledged, self._rng.getrandbits(32), opponent)
            for opponent in [ME] * tables + [AI]
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        for number in range(kills):
            await asyncio.sleep(self._rng.uniform(0.05, 0.8))
            await self._kill()
            await self._start()
            if number % 20 == 19:
                print(f"  {number + 1} kills, {len(acknowledged)} actions acknowledged", flush=True)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        self.misled = sum(isinstance(end, Exception) for end in ended)
        if self._server is not None:
            await stopped(self._server.process)
        return acknowledged

    def tracebacks(self) -> int:
        """How many tracebacks were logged."""
        return self._log.read_text(errors="replace").count("Traceback")

    async def _start(self) -> None:
        for attempt in range(5):
            process = await Target().start(self._log, *self._flags, **self._settings)
            try:
                self._server = await ready(process, self._log)
            except RuntimeError:
                self.failed_starts += 1
                await asyncio.sleep(attempt)
            else:
                return
        raise RuntimeError(f"the server does not start: {self._log.read_text(errors='replace')[-2000:]}")

    async def _kill(self) -> None:
        """Kill the process that was started, and no other: what it left behind is its own to see to."""
        assert self._server is not None
        os.kill(self._server.process.pid, signal.SIGKILL)
        await self._server.process.wait()


async def judged(database: str, acknowledged: Sequence[Acknowledged]) -> tuple[int, int, int, int]:
    """How many acknowledged actions are missing and how many are there twice; how many matches, how many unsound."""
    opened = await open_database(database, migrate=False)
    matches = Matches(opened)
    missing = twice = 0
    by_match: dict[str, list[Acknowledged]] = {}
    for one in acknowledged:
        by_match.setdefault(one.match, []).append(one)
    for match_id, ones in by_match.items():
        stored = await matches.load(match_id)
        entries = [] if stored is None else stored.entries
        asked = [(entry.number, entry.client) for entry in entries]
        missing += sum((one.number, one.client) not in asked for one in ones)
        clients = [entry.client for entry in entries if entry.client and entry.actor in (Seat.JACK, Seat.DETECTIVE)]
        own = {one.client for one in ones}
        twice += sum(clients.count(client) - 1 for client in own if client in clients)
    faults = [finding.fault async for finding in checked(opened)]
    await opened.close()
    return missing, twice, len(faults), sum(fault is not None for fault in faults)


def main(arguments: Sequence[str]) -> int:
    """Kill and count; 1 when something was lost, doubled or did not start."""
    reading = parser("server-kills", __doc__)
    reading.add_argument("--kills", type=int, default=200, help="kills in all, half of them with PostgreSQL")
    reading.add_argument("--tables", type=int, default=6, help="matches at once between bots")
    reading.add_argument("--seed", type=int, default=1)
    reading.add_argument("--only", choices=("sqlite", "postgresql"), help="one database only")
    reading.add_argument("--supervised", action="store_true", help="kill the supervisor of a server with two processes")
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    kinds = [asked.only] if asked.only else ["sqlite", "postgresql"]
    harmed, told = 0, []
    for kind in kinds:
        line, harm = killed(kind, asked.kills // len(kinds), asked.tables, asked.seed, supervised=asked.supervised)
        print(line, flush=True)
        harmed += harm
        told.append(line)
    if asked.write:
        write("server-kills --supervised" if asked.supervised else "server-kills", as_printed(told))
    return 1 if harmed else 0


def killed(kind: str, kills: int, tables: int, seed: int, *, supervised: bool) -> tuple[str, int]:
    """Kill a server on one kind of database; gives what became of it in a line, and how much went wrong."""
    workers = "2" if kind == "postgresql" else "1"
    flags = ("--supervised", "--workers", workers) if supervised else ()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="whitechapel-kills-")))
        database = stack.enter_context(postgres()) if kind == "postgresql" else f"sqlite:///{folder}/matches.db"
        run = Kills(database, seed, flags, folder)
        acknowledged = asyncio.run(run.run(kills, tables))
        missing, twice, matches, unsound = asyncio.run(judged(database, acknowledged))
        tracebacks = run.tracebacks()
    line = (
        f"{kind:<12}{kills} kills, {run.failed_starts} starts failed; {len(acknowledged)} actions acknowledged, "
        f"{missing} missing, {twice} doubled; {matches} matches, {unsound} unsound; "
        f"{run.misled} players misled; {tracebacks} tracebacks"
    )
    return line, run.failed_starts + run.misled + missing + twice + unsound + tracebacks
