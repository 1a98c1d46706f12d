"""``whitechapel serve`` as people start it, and what it costs with all the processes that it starts."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from benchmarks.server.process import cpu_of, memory_of
from whitechapel.server.settings import Settings


class Served:
    """A server with its processes, whose CPU and memory are read from /proc and added up."""

    def __init__(self, settings: Settings) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "whitechapel.cli", "serve", "--port", "0"],
            env=os.environ | settings.to_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://(\S+)/", self._process.stdout.readline().decode())
        if found is None:
            raise RuntimeError("the server did not start")
        self.address = found[1]

    def cpu(self) -> float:
        """Seconds of CPU, all processes."""
        return family_cpu(self._process.pid)

    def memory(self) -> int:
        """Resident bytes, all processes."""
        return family_memory(self._process.pid)

    def restart(self) -> None:
        """Have all its processes replaced while people play."""
        self._process.send_signal(signal.SIGHUP)

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait(timeout=30)
        assert self._process.stdout is not None
        self._process.stdout.close()


def family_cpu(pid: int) -> float:
    """Seconds of CPU of a process and all that it started."""
    return sum(cpu_of(member) for member in _with_children(pid))


def family_memory(pid: int) -> int:
    """Resident bytes of a process and all that it started."""
    return sum(memory_of(member) for member in _with_children(pid))


def _with_children(pid: int) -> list[int]:
    found = [pid]
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += _with_children(int(child))
    return found
