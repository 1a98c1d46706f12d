"""Servers as people start them: ``whitechapel serve`` in a process of its own, with whatever that starts."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from tests.server.forking import ROOT, environment
from whitechapel.server.settings import Settings

PATIENCE = 60.0


class Served:
    """``whitechapel serve`` with settings, from the moment at which it says its address."""

    def __init__(self, settings: Settings, log: Path, source: Path = ROOT / "src") -> None:
        with log.open("ab") as written:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "whitechapel.cli", "serve"],
                cwd=ROOT,
                env=environment()
                | {"PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
                | settings.to_environment(),
                stdout=subprocess.PIPE,
                stderr=written,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)/", self.process.stdout.readline().decode())
        assert found is not None, log.read_text()
        self.address = found[1]

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=PATIENCE)
        finally:
            self.process.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the process that was started, as kill -9 does; what it started itself is left alone."""
        self.process.kill()
        self.process.wait(timeout=PATIENCE)

    def workers(self) -> list[int]:
        """The server processes under the supervisor."""
        return [pid for pid in children_of(self.process.pid) if "processes.start" in command_of(pid)]

    def replaced(self, before: list[int]) -> list[int]:
        """Wait until none of these server processes is left and as many others are there."""
        deadline = time.monotonic() + PATIENCE
        while set(now := self.workers()) & set(before) or len(now) < len(before):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        return now


def children_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{parent}/task").iterdir():
            found += map(int, (task / "children").read_text().split())
    return found


def family_of(parent: int) -> list[int]:
    """The processes that a process has started, and those that these have."""
    return [pid for child in children_of(parent) for pid in (child, *family_of(child))]


def command_of(pid: int) -> str:
    """What a process runs; nothing when it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def gone(pids: list[int]) -> None:
    """Wait until these processes have ended."""
    deadline = time.monotonic() + PATIENCE
    while any(command_of(pid) for pid in pids):
        assert time.monotonic() < deadline, [command_of(pid) for pid in pids]
        time.sleep(0.02)
