"""A server process as its supervisor sees it."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable

from whitechapel.server.processes.channel import Channel
from whitechapel.server.processes.start import OTHER_VERSION, VERSION

_MODULE = "whitechapel.server.processes.start"
_MISSED_BEATS = 6
"""So many times in a row a process may be silent before it counts as stuck."""
_LONG = 10.0
_LAST_SECONDS = 5.0
"""How many seconds a process has to end after it hung up."""


class Child:
    """A process that was started; it ends when its channel does.

    Attributes:
        place: its number among those that serve at a time; one that is started in its stead has the same.
        row: its row of the ledger.
        ready: is set once it can serve, or has ended.
        up: whether it can serve.
        gone: whether it has ended.
        program: the version of the program that it is, once it can serve.
    """

    def __init__(self, place: int, row: int, ledger: int, group: str, ended: Callable[["Child"], None]) -> None:
        self.place = place
        self.row = row
        self.ready = asyncio.Event()
        self.up = False
        self.gone = False
        self.program = ""
        self.on_growth: Callable[[str], None] = lambda _news: None
        self.on_saying: Callable[[Child, str], None] = lambda _child, _news: None
        self._ended = ended
        self._missed = 0
        self._born = time.monotonic()
        self._released: dict[str, asyncio.Future[int]] = {}
        ours, theirs = socket.socketpair()
        with theirs:
            given = [VERSION, str(theirs.fileno()), str(ledger), str(row), group, str(os.getpid())]
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", _MODULE, *given],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno(), ledger],
            )
        self._channel = Channel(ours, self._heard, self._lost)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def lived_long(self) -> bool:
        """Whether it was started a good while ago."""
        return time.monotonic() - self._born > _LONG

    @property
    def of_another_version(self) -> bool:
        """Whether it has ended, and was waited for, because it does not fit this supervisor."""
        return self._process.returncode == OTHER_VERSION

    @property
    def crowded(self) -> bool:
        """Whether it is slow to take what it was given."""
        return self._channel.crowded

    def give(self, connection: socket.socket) -> None:
        """Let it serve a connection."""
        self._channel.hand(connection)

    def listen(self) -> None:
        """Hear what it has said already."""
        self._channel.read()

    def own(self, change: str, slots: Iterable[int]) -> "asyncio.Future[int]":
        """Tell it what will be its own; gives how many listeners had to leave, once it let the rest go."""
        released: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._released[change] = released
        self._channel.send("own", f"{change} {','.join(map(str, slots))}")
        return released

    def take(self) -> None:
        """Let it take what it was told to be its own."""
        self._channel.send("take")

    def tell(self, news: str) -> None:
        """Tell it that a match of its own has grown elsewhere."""
        self._channel.send("grown", news)

    def pass_on(self, news: str) -> None:
        """Tell it what another process tells of a table, unless it is slow to hear."""
        if self.up and not self.crowded:
            self._channel.send("said", news)

    def drain(self) -> None:
        """Tell it to send its clients away, to finish and to end."""
        self._channel.send("drain")

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def missed_beat(self) -> bool:
        """Count a time in which nothing was heard; whether there were so many that it counts as stuck."""
        self._missed += 1
        return self._missed > _MISSED_BEATS

    async def waited(self, patience: float = _LAST_SECONDS) -> None:
        """Wait for its end; one that needs longer is killed."""
        try:
            await asyncio.to_thread(self._process.wait, patience)
        except subprocess.TimeoutExpired:
            self.kill()
            await asyncio.to_thread(self._process.wait)

    def _heard(self, word: str, text: str, _connection: socket.socket | None) -> None:
        self._missed = 0
        match word:
            case "ready":
                self.up = True
                self.program = text
                self.ready.set()
            case "released":
                change, _, left = text.partition(" ")
                released = self._released.pop(change, None)
                if released is not None and not released.done():
                    released.set_result(int(left))
            case "grown":
                self.on_growth(text)
            case "said":
                self.on_saying(self, text)
            case _:  # a beat
                return

    def _lost(self) -> None:
        self.up = False
        self.gone = True
        self.ready.set()
        for released in self._released.values():
            if not released.done():
                released.set_result(0)
        self._ended(self)
