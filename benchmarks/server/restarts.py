"""How long people are without a connection when the server is restarted while they play (SIGHUP).

Many sockets listen to matches on a supervised server. It is restarted a few times; each socket that is hung up on
connects again at once, as the page does, and the time until it has its table again is taken. It fails when one of them
was gone for more than a second.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence

import httpx
import msgspec

from benchmarks.arguments import parser
from benchmarks.measuring.written import as_printed, can_be_written, write
from benchmarks.server.bots import hello
from benchmarks.server.light_socket import LightSocket
from benchmarks.server.load import without_limits
from benchmarks.server.served import Served

_LONGEST = 1.0
_SETTLES = 20.0


class _Listener:
    """A seat that stays connected, and how long it was not."""

    def __init__(self, address: str, match: str, token: str) -> None:
        self._address = address
        self._match = match
        self._token = token
        self.gaps: list[float] = []

    async def listen(self) -> None:
        """Listen for ever."""
        lost = None
        while True:
            try:
                socket = await LightSocket.connect(self._address, f"/api/v1/socket?match={self._match}")
                socket.send(msgspec.json.encode(hello(self._match, self._token)))
                await socket.recv()
                if lost is not None:
                    self.gaps.append(time.perf_counter() - lost)
                lost = None
                while True:
                    await socket.recv()
            except OSError:
                lost = time.perf_counter() if lost is None else lost


async def restarts(server: Served, matches: int, times: int) -> list[float]:
    """Restart it so many times; gives how long each socket was gone each time."""
    listeners = []
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False) as http:
        for _ in range(matches):
            wanted = {"game": "pocket", "seats": {"jack": {"kind": "me"}, "detective": {"kind": "me"}}}
            created = (await http.post("/api/v1/matches", json=wanted)).json()
            listeners += [_Listener(server.address, created["match"], token) for token in created["tokens"].values()]
    tasks = [asyncio.create_task(listener.listen()) for listener in listeners]
    for done in range(1, times + 1):
        await asyncio.sleep(1)
        server.restart()
        begun = time.perf_counter()
        while any(len(listener.gaps) < done for listener in listeners):
            if time.perf_counter() - begun > _SETTLES + matches / 10:
                raise TimeoutError("a socket did not come back")
            await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    return [gap for listener in listeners for gap in listener.gaps]


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 1 when somebody was gone for too long."""
    reading = parser("server-restarts", __doc__)
    reading.add_argument("--matches", type=int, default=200)
    reading.add_argument("--times", type=int, default=3)
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Served(without_limits(f"sqlite:///{folder}/matches.db", supervised=True))
        try:
            gaps = asyncio.run(restarts(server, asked.matches, asked.times))
        finally:
            server.stop()
    median, p95 = statistics.median(gaps), statistics.quantiles(gaps, n=20)[-1]
    told = (
        f"{asked.times} restarts, {2 * asked.matches} sockets, each time all of them moved; gone for",
        f"{median * 1e3:.0f} ms (median), {p95 * 1e3:.0f} ms (p95), {max(gaps) * 1e3:.0f} ms (longest)",
    )
    print(*told, sep="\n")
    if asked.write:
        write("server-restarts", as_printed(told))
    return int(max(gaps) > _LONGEST)
