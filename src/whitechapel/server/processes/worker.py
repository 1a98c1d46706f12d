"""A server process under a supervisor: it serves the connections it is given, and owns the matches it is told to.

It ends at once when its supervisor does.
"""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Coroutine
from types import FrameType

import uvicorn

from whitechapel import __version__
from whitechapel.server.app import create_app
from whitechapel.server.collector import calm_collector
from whitechapel.server.limits import Ledger, Limits
from whitechapel.server.processes.channel import PASSING, Channel
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.processes.parents import end_with_parent
from whitechapel.server.serve import configured
from whitechapel.server.service import Service, service_of
from whitechapel.server.settings import Settings

log = logging.getLogger(__name__)

_BEAT = 2.0


class _Server(uvicorn.Server):
    """uvicorn's server, which says when it is up and leaves Ctrl-C to the supervisor."""

    def __init__(self, config: uvicorn.Config, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; called by uvicorn."""
        await super().startup(sockets=sockets)
        self._up()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's shape
        """Called by uvicorn for SIGINT and SIGTERM."""
        self.should_exit = self.should_exit or sig == signal.SIGTERM


class Worker:
    """Serves until the supervisor says that it is enough."""

    def __init__(self, settings: Settings, end: socket.socket, group: str, ledger: Ledger) -> None:
        self._channel = Channel(end, self._heard, _orphaned)
        tell = {"tell_owner": self._tell_owner, "tell_others": self._tell_others}
        self._ownership = Ownership((), supervised=True, group=group, **tell)
        limits = Limits(settings, ledger)
        app = create_app(settings, self._ownership, limits)
        self._server = _Server(configured(app, settings, limits), self._up)
        self._service: Callable[[], Service] = lambda: service_of(app)
        self._slots: frozenset[int] = frozenset()
        self._told: asyncio.Queue[Coroutine[None, None, None]] = asyncio.Queue()
        self._arriving: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve."""
        calm_collector()
        tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._obey())]
        await self._server.serve(sockets=[])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _up(self) -> None:
        self._channel.send("ready", __version__)

    def _tell_owner(self, match_id: str, asker: str) -> None:
        self._channel.send("grown", f"{match_id} {asker}")

    def _tell_others(self, match_id: str, news: str) -> None:
        self._channel.send("said", f"{match_id} {news}")

    def _heard(self, word: str, text: str, connection: socket.socket | None) -> None:
        match word:
            case _ if word == PASSING:
                if connection is not None:
                    task = asyncio.create_task(self._serve(connection))
                    self._arriving.add(task)
                    task.add_done_callback(self._arriving.discard)
            case "own":
                self._told.put_nowait(self._release(*text.split(" ")))
            case "take":
                self._told.put_nowait(self._take())
            case "drain":
                self._told.put_nowait(self._drain())
            case "grown":
                match_id, _, asker = text.partition(" ")
                self._service().news.grown_near(match_id, asker)
            case "said":
                match_id, _, news = text.partition(" ")
                self._service().live.heard(match_id, news)

    async def _serve(self, connection: socket.socket) -> None:
        config, server = self._server.config, self._server

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]  # uvicorn's, or one like it
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # it has gone meanwhile
            connection.close()

    async def _obey(self) -> None:
        """Do what the supervisor says, one thing after the other."""
        while True:
            told = await self._told.get()
            try:
                await told
            except Exception:  # whatever it was, the next is heard
                log.exception("what the supervisor asked for failed")

    async def _release(self, change: str, slots: str) -> None:
        self._slots = frozenset(map(int, filter(None, slots.split(","))))
        left = 0
        try:
            left = await self._service().live.release(self._slots)
        finally:
            self._channel.send("released", f"{change} {left}")

    async def _take(self) -> None:
        gained = self._slots - self._ownership.slots
        await self._service().live.take(self._slots)
        if gained:
            self._service().resume_soon()

    async def _drain(self) -> None:
        self._slots = frozenset()
        await self._service().live.release(self._slots)
        self._server.should_exit = True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            self._channel.send("beat")


def _orphaned() -> None:
    """The supervisor is gone. What was acknowledged is stored, and a server that is started now must not wait."""
    os._exit(1)


def work(settings: Settings, *, channel: int, ledger: int, row: int, group: str, parent: int) -> None:
    """Work for the supervisor that started this process."""
    end_with_parent(parent)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    end = socket.socket(fileno=channel)
    end.set_inheritable(False)
    with os.fdopen(ledger, "r+b") as file:
        counted = Ledger(file, row)

    async def run() -> None:
        await Worker(settings, end, group, counted).run()

    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(run())
