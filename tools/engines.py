"""A PostgreSQL and a Redis of our own, for tests and measurements: in a new folder, on loopback."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from browser.programs import found_program
from whitechapel.cli.parsing import UsageError

_PACKAGES = {"initdb": "postgresql", "redis-server": "redis-server"}


class MissingProgramError(UsageError):
    """A program is neither here nor can it be installed; the text says what to install."""


@dataclass(frozen=True)
class Engine:
    """A database or a bus that runs, and how to disturb it."""

    url: str
    start: Callable[[], None]
    kill: Callable[[], None]
    pids: Callable[[], list[int]]

    def freeze(self) -> None:
        """Stop it in the middle of whatever it does: connections stay open and nobody answers."""
        for pid in self.pids():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        for pid in self.pids():
            os.kill(pid, signal.SIGCONT)


@contextmanager
def postgres() -> Iterator[str]:
    """A database's URL."""
    with started_postgres() as engine:
        yield engine.url


@contextmanager
def redis() -> Iterator[str]:
    """A Redis's URL."""
    with started_redis() as engine:
        yield engine.url


@contextmanager
def started_postgres(*, durable: bool = True) -> Iterator[Engine]:
    """A PostgreSQL. It refuses to run as root, so root runs it as the user postgres.

    One that is not `durable` does not wait for the disk: tests, which end no machine, have no use for that.
    """
    binaries = Path(_program("initdb")).resolve().parent
    user = "postgres" if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="whitechapel-postgres-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
    data, port = folder / "data", free_port()

    def run(*command: str) -> None:
        subprocess.run(  # noqa: S603 - PostgreSQL's own programs
            command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    run(str(binaries / "initdb"), "-D", str(data), "-U", "whitechapel", "--auth=trust", "--no-sync")
    control = [str(binaries / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync={'on' if durable else 'off'}"
    engine = Engine(
        f"postgresql://whitechapel@127.0.0.1:{port}/postgres",
        start=lambda: run(*control, "-o", options, "start"),
        kill=lambda: run(*control, "-m", "immediate", "stop"),
        pids=lambda: _family(int((data / "postmaster.pid").read_text().split()[0])),
    )
    engine.start()
    try:
        yield engine
    finally:
        engine.kill()
        shutil.rmtree(folder)


@contextmanager
def started_redis() -> Iterator[Engine]:
    """A Redis."""
    port = free_port()
    command = [_program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    running: list[subprocess.Popen[bytes]] = []
    with tempfile.TemporaryDirectory(prefix="whitechapel-redis-") as folder:

        def start() -> None:
            running.append(subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL))  # noqa: S603 - Redis itself
            _wait_for(port)

        def kill() -> None:
            running[-1].kill()
            running[-1].wait(timeout=20)

        start()
        try:
            yield Engine(f"redis://127.0.0.1:{port}", start, kill, lambda: [running[-1].pid])
        finally:
            kill()


def _family(pid: int) -> list[int]:
    """A process and its children."""
    children = [
        int(stat.parent.name)
        for stat in Path("/proc").glob("[0-9]*/stat")
        if _text(stat).rpartition(")")[2].split()[1:2] == [str(pid)]
    ]
    return [pid, *children]


def _text(file: Path) -> str:
    """What is in a file; nothing where its process has just ended."""
    try:
        return file.read_text()
    except OSError:
        return ""


def _program(name: str) -> str:
    """Where a program is; root installs it when it is missing."""
    found = found_program([name], _PACKAGES[name])
    if found is None:
        raise MissingProgramError(f"{name} is missing and can't be installed: install {_PACKAGES[name]}")
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(port: int) -> None:
    """Until somebody listens there: Redis does not say when it does."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise TimeoutError(port)
