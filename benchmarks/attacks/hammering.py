"""H5: connections that are opened without end and used for next to nothing, until others have to wait for theirs."""

import asyncio
import multiprocessing
import socket
import statistics
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from benchmarks.attacks.frame import Attack, Server, Target

_HOSTILE, _OTHER = "127.0.0.66", "127.0.0.7"
_SECONDS = 6.0
_BEFORE = 1.5
"""Seconds after which the harm is there, if it comes."""
_PROBES = 60
_EVERY = 0.05
_PATIENCE = 5.0
_RESET = struct.pack("ii", 1, 0)
_HELD = 90
_PIPELINED = 16
_ASKED = b"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
_HEADS = b"Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
_WITH_A_BODY = b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nContent-Length: 5\r\n\r\nhello"
_HANDSHAKES = 20


async def reset(target: Target) -> float:
    """How long others wait while one address connects, asks and hangs up; 0.1 has no supervisor to try."""
    flags = ("--supervised",) if target.source is None else ()
    async with target.serving(*flags) as server:
        return await _waited(server, _reset_for_ever)


async def refused(target: Target) -> float:
    """How long others wait while one address asks on and on after it was refused."""
    async with target.serving() as server:
        return await _waited(server, _ask_for_ever)


async def unanswered(target: Target) -> float:
    """Handshakes with a body, as no browser makes them, that are neither answered nor ended."""
    async with target.serving() as server:
        host, _, port = server.address.partition(":")
        silent = 0
        for _ in range(_HANDSHAKES):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /api/v1/socket HTTP/1.1\r\n" + _HEADS + _WITH_A_BODY)
            try:
                await asyncio.wait_for(reader.read(1), 0.2)
            except TimeoutError:
                silent += 1
            writer.close()
        return float(silent)


Work = Callable[[str, int, float], None]


async def _waited(server: Server, work: Work) -> float:
    """How long others wait for /health over a new connection, nine of ten times."""
    host, _, port = server.address.partition(":")
    waits = []
    with _hostile(work, host, int(port)):
        await asyncio.sleep(_BEFORE)
        for _ in range(_PROBES):
            begun = time.monotonic()
            with suppress(TimeoutError, OSError):
                await asyncio.wait_for(_answer(host, int(port)), _PATIENCE)
            waits.append(time.monotonic() - begun)
            if sum(waits) > 3 * _SECONDS:
                break
            await asyncio.sleep(_EVERY)
    return statistics.quantiles(waits, n=10)[-1]


async def _answer(host: str, port: int) -> None:
    """Ask for /health over a new connection, and read to its end."""
    reader, writer = await asyncio.open_connection(host, port, local_addr=(_OTHER, 0))
    writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    await reader.read()
    writer.close()


@contextmanager
def _hostile(work: Work, host: str, port: int) -> Iterator[None]:
    """Somebody hostile in a process of its own, so that it does not slow down who measures."""
    process = multiprocessing.get_context("spawn").Process(target=work, args=(host, port, 5 * _SECONDS), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def _reset_for_ever(host: str, port: int, seconds: float) -> None:
    """Connect, ask and hang up, as fast as it goes."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError), _connected(host, port) as opened:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            opened.sendall(_ASKED)


def _ask_for_ever(host: str, port: int, seconds: float) -> None:
    """Ask over many connections, many times at once, whatever is answered; connect again after a hang-up."""
    asyncio.run(_asking(host, port, seconds))


async def _asking(host: str, port: int, seconds: float) -> None:
    async def ask() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, port, local_addr=(_HOSTILE, 0))
                while not writer.is_closing():
                    writer.write(_ASKED * _PIPELINED)
                    answered = 0
                    while answered < _PIPELINED and (heard := await reader.read(65_536)):
                        answered += heard.count(b"HTTP/1.1 ")
                    if answered < _PIPELINED:
                        writer.close()
            await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(ask()) for _ in range(_HELD)]
    await asyncio.wait(tasks, timeout=seconds)


def _connected(host: str, port: int) -> socket.socket:
    return socket.create_connection((host, port), _PATIENCE, (_HOSTILE, 0))


_FIGURE = "s until somebody else is answered, 9 of 10 times"
ATTACKS = (
    Attack("H5", "connect, ask and hang up without end", _FIGURE, 0.15, reset),
    Attack("H5", "ask on and on after being refused", _FIGURE, 0.15, refused),
    Attack("H5", "handshakes with a body", "of 20 never answered", 0, unanswered),
)
