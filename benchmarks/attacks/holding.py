"""H5 and slow readers: connections that are held for nothing, until there is none left for others."""

import asyncio
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from benchmarks.attacks.frame import Attack, Server, Target

_HOSTILE, _OTHER = "127.0.0.66", "127.0.0.7"
_HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
_HALF_OPEN = 1_100
_DESCRIPTORS = 1_024
_REQUESTS = 20
_PATIENCE = 0.5
_SLOW = 60
_LARGE = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3
_READER_TIMEOUT = 2.0
_HELD_FOR = 8.0


async def half_open(target: Target) -> float:
    """The share of others' requests that fail while one address holds requests that it never ends."""
    with _few_descriptors():
        serving = target.serving()
        server = await serving.__aenter__()
    try:
        held = await _held(server, _HALF_OPEN)
        failed = 0
        for _ in range(_REQUESTS):
            failed += not await _answers(server)
        for writer in held:
            writer.close()
        return failed / _REQUESTS
    finally:
        await serving.__aexit__(None, None, None)


async def not_reading(target: Target) -> float:
    """Connections that the server still holds for people who ask for much and read nothing."""
    async with target.serving(reader_timeout=_READER_TIMEOUT) as server:
        before = _descriptors(server)
        opened = [await _mute(server) for _ in range(_SLOW)]
        await asyncio.sleep(_HELD_FOR)
        held = _descriptors(server) - before
        for connection in opened:
            connection.close()
        return float(held)


@contextmanager
def _few_descriptors() -> Iterator[None]:
    """What is started meanwhile has as many descriptors as most systems give."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(_DESCRIPTORS, soft), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def _held(server: Server, wanted: int) -> list[asyncio.StreamWriter]:
    host, _, port = server.address.partition(":")
    held = []
    for _ in range(wanted):
        with suppress(OSError, TimeoutError):
            opening = asyncio.open_connection(host, int(port), local_addr=(_HOSTILE, 0))
            _, writer = await asyncio.wait_for(opening, _PATIENCE)
            writer.write(_HALF)
            held.append(writer)
    return held


async def _answers(server: Server) -> bool:
    transport = httpx.AsyncHTTPTransport(local_address=_OTHER)
    async with httpx.AsyncClient(transport=transport, timeout=_PATIENCE, trust_env=False) as http:
        try:
            return (await http.get(f"{server.url}/health")).status_code == 200
        except httpx.HTTPError:
            return False


async def _mute(server: Server) -> socket.socket:
    """A connection that has asked for more than it holds, and reads none of it."""
    host, _, port = server.address.partition(":")
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    opened.bind((_HOSTILE, 0))
    opened.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(opened, (host, int(port)))
    await loop.sock_sendall(opened, _LARGE)
    return opened


def _descriptors(server: Server) -> int:
    folder = Path(f"/proc/{server.process.pid}/fd")
    return sum(_is_socket(entry) for entry in folder.iterdir())


def _is_socket(entry: Path) -> bool:
    try:
        return os.readlink(entry).startswith("socket:")
    except OSError:
        return False


ATTACKS = (
    Attack("H5", "requests that never end, from one address", "of others' requests fail", 0.05, half_open),
    Attack("L", "people who ask and read nothing", "connections held for them", 5, not_reading),
)
