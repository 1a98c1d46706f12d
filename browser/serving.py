"""The real server in a process of its own, on a port and a database file that survive its end."""

import os
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from whitechapel.server.settings import Settings

_PATIENCE = 60.0
_SERVE = [sys.executable, "-m", "whitechapel.cli", "serve"]


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as opened:
        port: int = opened.getsockname()[1]
    return port


@dataclass
class Serving:
    """A server that can be stopped and started again, as after a crash."""

    database: Path
    port: int = field(default_factory=free_port)
    #: Programs that may take a seat, ``NAME=COMMAND``, one a line.
    bots: str = ""
    #: What every deal follows from, with the words of its players.
    deal_seed: str = "1888"
    #: Seconds an AI takes for a step: none, unless somebody is to see a game of programs from its beginning.
    pace: float = 0.0
    _process: subprocess.Popen[bytes] | None = None

    @property
    def origin(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        environment = os.environ | self._settings().to_environment()
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(_SERVE, stdout=quiet, stderr=quiet, env=environment)  # noqa: S603 - our own program
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                with urlopen(f"{self.origin}/health", timeout=5):  # noqa: S310 - our own address
                    return
            except (URLError, OSError):
                if self._process.poll() is not None or time.monotonic() > deadline:
                    self.kill()
                    raise RuntimeError(f"the server did not start on port {self.port}") from None
                time.sleep(0.05)

    def kill(self) -> None:
        """End at once, as when the machine loses its power."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End in good order."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(timeout=20)

    def _settings(self) -> Settings:
        """No limits in the way."""
        return Settings(
            port=self.port,
            database=f"sqlite:///{self.database}",
            bots=self.bots,
            deal_seed=self.deal_seed,
            pace=self.pace,
            gather=0.0,
            requests_per_second=1e6,
            creations_per_minute=1e6,
            messages_per_second=1e6,
            connections=10_000,
        )
