"""A version of the server that is attacked: this one, or another whose source lies in a folder."""

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

_PREFIX = "WHITECHAPEL_SERVER_"
_START = 30.0


class Server(NamedTuple):
    """A server that runs.

    Attributes:
        address: host and port.
        process: what was started.
        log: where it writes what goes wrong.
        protocol: which version of the protocol it speaks.
    """

    address: str
    process: asyncio.subprocess.Process
    log: Path
    protocol: int

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{self.address}"

    def tracebacks(self) -> int:
        """How many tracebacks its log holds."""
        return self.log.read_text(errors="replace").count("Traceback")


class Target(NamedTuple):
    """A version; `source` is its folder of modules, None for the version that this is."""

    source: Path | None = None

    @asynccontextmanager
    async def serving(self, *flags: str, **settings: object) -> AsyncIterator[Server]:
        """A server with these flags and settings, until the block ends; SQLite in a new folder by default."""
        with tempfile.TemporaryDirectory(prefix="whitechapel-attack-") as name:
            folder = Path(name)
            settings = {"database": f"sqlite:///{folder}/matches.db", "port": 0} | settings
            log = folder / "log"
            process = await self.start(log, *flags, **settings)
            try:
                yield await ready(process, log)
            finally:
                await stopped(process)

    async def start(self, log: Path, *flags: str, **settings: object) -> asyncio.subprocess.Process:
        """Start a server; `ready` waits for it."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(_PREFIX)}
        environment |= {_PREFIX + name.upper(): str(value) for name, value in settings.items()}
        if self.source is not None:
            environment["PYTHONPATH"] = str(self.source)
        with log.open("ab") as written:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "whitechapel.cli", "serve", *flags),
                cwd=log.parent,
                env=environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=written,
            )


async def ready(process: asyncio.subprocess.Process, log: Path) -> Server:
    """The server, once it answers; raises RuntimeError with its log when it ended instead."""
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), _START)).decode()
    if not line:
        raise RuntimeError(f"the server did not start: {log.read_text(errors='replace')[-2000:]}")
    address = line.rpartition("http://")[2].strip().rstrip("/")
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=_START, trust_env=False) as http:
        health = (await http.get("/health")).json()
    return Server(address, process, log, health["protocol"])


async def stopped(process: asyncio.subprocess.Process) -> None:
    """End a server, by force when asking does not help."""
    if process.returncode is None:
        process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), 10)
        except TimeoutError:
            process.kill()
            await process.wait()
