"""A server in a thread of this process: a real port, a real database file."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx
import uvicorn

from whitechapel.server.app import create_app
from whitechapel.server.limits import Limits
from whitechapel.server.serve import configured
from whitechapel.server.service import Service
from whitechapel.server.settings import Settings

T = TypeVar("T")


def generous(database: str, **others: object) -> Settings:
    """Settings for tests: AI without pauses, no limits in the way."""
    given: dict[str, object] = {
        "database": database,
        "pace": 0.0,
        "gather": 0.0,
        "requests_per_second": 1e6,
        "creations_per_minute": 1e6,
        "messages_per_second": 1e6,
        "connections": 10_000,
    }
    return Settings(**(given | others))  # type: ignore[arg-type]  # each by its own name


def listening() -> socket.socket:
    """A socket on a free port. It listens already, so clients never come too early."""
    opened = socket.create_server(("127.0.0.1", 0), backlog=128)
    opened.set_inheritable(True)
    return opened


@contextmanager
def running(database: str, **others: object) -> Iterator["LiveServer"]:
    """A server on a database for as long as somebody needs it, with settings for tests and others."""
    live = LiveServer(generous(database, **others))
    live.start()
    try:
        yield live
    finally:
        live.stop()


def sqlite_in(folder: Path) -> str:
    """The URL of a database file in a folder."""
    return f"sqlite:///{folder / 'matches.db'}"


class LiveServer:
    """Runs from `start` to `stop`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = Limits(settings)
        self.app = create_app(settings, limits=limits)
        self._socket = listening()
        self.address = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = uvicorn.Server(configured(self.app, settings, limits))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    @classmethod
    def in_folder(cls, folder: Path, **others: object) -> "LiveServer":
        """A started server with its database in a folder."""
        server = cls(generous(sqlite_in(folder), **others))
        server.start()
        return server

    @property
    def service(self) -> Service:
        """The inside, for tests that have to reach it."""
        service: Service = self.app.state.service
        return service

    def start(self) -> None:
        """Start; returns when it is well."""
        self._thread.start()
        assert httpx.get(f"http://{self.address}/health", timeout=30, trust_env=False).status_code == 200

    def stop(self) -> None:
        """Stop and wait until everything is closed."""
        self._server.should_exit = True
        self._thread.join(timeout=20)
        self._socket.close()

    @property
    def running(self) -> bool:
        """Whether it still runs."""
        return self._thread.is_alive()

    def inside(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the server's own event loop."""

        async def done() -> T:
            return await work()

        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(timeout=20)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        asyncio.run(serve())
