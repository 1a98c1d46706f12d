"""A server in a process of its own, and what it costs: Whitechapel's, or a bare echo to compare it with."""

import multiprocessing
import os
import socket
from pathlib import Path
from typing import Any, Protocol

import uvicorn

from whitechapel.server.app import create_app
from whitechapel.server.collector import calm_collector
from whitechapel.server.limits import Limits
from whitechapel.server.serve import configured
from whitechapel.server.settings import Settings

TICK = 1 / os.sysconf("SC_CLK_TCK")
"""Seconds of CPU, the least that can be told apart."""


class Running(Protocol):
    """A server that runs, and what it costs."""

    address: str

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        ...

    def memory(self) -> int:
        """Resident bytes."""
        ...

    def stop(self) -> None:
        """End it."""
        ...


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The barest WebSocket application there is, with nothing of ours in it: everything comes back."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def run_server(listening: socket.socket, settings: Settings, bare: bool) -> None:
    """What the measured process does."""
    if bare:
        config = uvicorn.Config(echo, log_config=None, access_log=False, ws_per_message_deflate=False)
    else:
        config = configured(create_app(settings), settings, Limits(settings))
        calm_collector()
    uvicorn.Server(config).run(sockets=[listening])


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
        return cpu_of(self._process.pid or 0)

    def memory(self) -> int:
        """Resident bytes."""
        return memory_of(self._process.pid or 0)

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.join()


def cpu_of(pid: int) -> float:
    """Seconds of CPU of a process, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def memory_of(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
