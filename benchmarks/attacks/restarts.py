"""H6, M5 and what goes with them: a server that is killed, several processes, two servers on one file."""

import asyncio
import signal
import socket
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median

from benchmarks.attacks.frame import Attack, Server, Target
from benchmarks.attacks.frame.people import ai, create
from benchmarks.attacks.frame.target import ready, stopped
from benchmarks.server.load import measure_matches
from benchmarks.server.served import family_cpu, family_memory
from tools.engines import free_port, postgres, redis

_KILLS = 3
_THINKING, _WHILE = 4, 2.0
_AGAIN = 0.005
_MATCHES, _RATE, _SECONDS, _PAIRS = 300, 300.0, 6.0, 3
_BOUNDLESS = {
    "requests_per_second": 1e6,
    "creations_per_minute": 1e9,
    "messages_per_second": 1e6,
    "connections": 10**6,
}


async def port_taken(target: Target) -> float:
    """Kill a server whose AI is thinking; gives the seconds for which nobody can listen on its port, at worst.

    A server that is started again at once fails meanwhile; every kill here is followed by a start on the same port.
    """
    worst = 0.0
    with tempfile.TemporaryDirectory(prefix="whitechapel-attack-") as name:
        log, port = Path(name) / "log", free_port()
        for _ in range(_KILLS):
            process = await target.start(
                log, database=f"sqlite:///{name}/matches.db", port=port, pace=0.1, ai_workers=_THINKING
            )
            try:
                server = await ready(process, log)
                for _ in range(_THINKING):
                    await create(server, ai(8), ai(8), game="classic")
                await asyncio.sleep(_WHILE)
                process.send_signal(signal.SIGKILL)
                await process.wait()
                worst = max(worst, await _until_free(port))
            finally:
                await stopped(process)
    return worst


async def _until_free(port: int) -> float:
    """The seconds until somebody else can listen on a port."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    while True:
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            await asyncio.sleep(_AGAIN)
        else:
            return loop.time() - begun


async def second_process(target: Target) -> float:
    """The CPU an action takes with two server processes, as a multiple of what it takes with one: the median.

    Measured where both crowd. At 60 to 100 actions a second one process gathers commits and two do not yet: there a
    second one costs 1.3 to 1.6 times as much, and answers sooner.
    """
    with postgres() as database, redis() as bus:
        return median([await _second_to_first(target, database, bus) for _ in range(_PAIRS)])


async def _second_to_first(target: Target, database: str, bus: str) -> float:
    spent = []
    for workers in (1, 2):
        settings = {"database": database, "redis": bus, "workers": workers, **_BOUNDLESS}
        async with target.serving(**settings) as server:
            found = await measure_matches(_Costing(server), _MATCHES, _RATE, _SECONDS, version=server.protocol)
            spent.append(found.cpu)
    return spent[1] / spent[0]


async def second_server(target: Target) -> float:
    """Start a second server on the file of one that runs; gives 1 when it starts."""
    with tempfile.TemporaryDirectory(prefix="whitechapel-attack-") as name:
        database = f"sqlite:///{name}/matches.db"
        async with target.serving(database=database):
            process = await target.start(Path(name) / "log", database=database, port=0)
            try:
                assert process.stdout is not None
                line = await asyncio.wait_for(process.stdout.readline(), 30)
                return float(bool(line))
            finally:
                with suppress(ProcessLookupError):
                    await stopped(process)


class _Costing:
    """A server of an attack, with what it costs."""

    def __init__(self, server: Server) -> None:
        self.address = server.address
        self._pid = server.process.pid

    def cpu(self) -> float:
        """Seconds of CPU, all processes."""
        return family_cpu(self._pid)

    def memory(self) -> int:
        """Resident bytes, all processes."""
        return family_memory(self._pid)

    def stop(self) -> None:
        """The attack's frame ends it."""


ATTACKS = (
    Attack("H6", "kill -9 while the AI thinks, then a start", "s for which its port stays taken", 0.1, port_taken),
    Attack("M5", "a second server process", "times the CPU an action of one", 1.2, second_process),
    Attack("L1", "a second server on the same SQLite file", "starts without a word", 0, second_server),
)
