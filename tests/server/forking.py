"""Servers that can be killed and started again at once: forked from a process that has everything loaded.

The listening socket stays open in between, so a client that connects while the server is dead simply waits.

    python -m tests.server.forking SETTINGS-AS-JSON

prints the port; then, for each line read, forks a server and prints its process id.
"""

import json
import os
import signal
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from types import TracebackType

import uvicorn

from tests.server.live import listening
from whitechapel.core import game_names, load_game
from whitechapel.server.app import create_app
from whitechapel.server.limits import Limits
from whitechapel.server.serve import configured
from whitechapel.server.settings import Settings

ROOT = Path(__file__).parents[2]


class Killable:
    """A server whose process can be killed with kill -9 and started again on the same database and port."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self._log = log.open("ab")
        self._parent = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", "tests.server.forking", json.dumps(asdict(settings))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            cwd=ROOT,
            env=environment(),
        )
        self.address = f"127.0.0.1:{self._line()}"
        self.pid = 0

    def __enter__(self) -> "Killable":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait(timeout=20)
        self._parent.stdout.close()
        self._log.close()

    def start(self) -> None:
        """Start a server process."""
        assert self._parent.stdin is not None
        self._parent.stdin.write(b"start\n")
        self._parent.stdin.flush()
        self.pid = int(self._line())

    def kill(self) -> None:
        """Kill the server process as kill -9 does: it can't finish anything."""
        os.kill(self.pid, signal.SIGKILL)

    def restart(self) -> None:
        """Kill it and start another."""
        self.kill()
        self.start()

    def _line(self) -> str:
        assert self._parent.stdout is not None
        return self._parent.stdout.readline().decode().strip()


def environment() -> dict[str, str]:
    """What a started Python needs to find the package."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}


def main() -> None:
    """Fork a server for every line read."""
    settings = Settings(**json.loads(sys.argv[1]))
    for name in game_names():
        load_game(name)
    opened = listening()
    print(opened.getsockname()[1], flush=True)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            uvicorn.Server(configured(create_app(settings), settings, Limits(settings))).run(sockets=[opened])
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
