"""A PostgreSQL and a Redis of our own for as long as something is measured: in a new folder, on loopback."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from whitechapel.cli.parsing import UsageError


@contextmanager
def postgres() -> Iterator[str]:
    """A database's URL. PostgreSQL refuses to run as root, so root runs it as the user postgres."""
    binaries = Path(_program("initdb", "postgresql")).resolve().parent
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
    run(*control, "-o", f"-p {port} -k {folder} -c listen_addresses=127.0.0.1", "start")
    try:
        yield f"postgresql://whitechapel@127.0.0.1:{port}/postgres"
    finally:
        run(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder)


@contextmanager
def redis() -> Iterator[str]:
    """A Redis's URL."""
    port = free_port()
    program = _program("redis-server", "redis-server")
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with tempfile.TemporaryDirectory(prefix="whitechapel-redis-") as folder:
        server = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)  # noqa: S603 - Redis itself
        try:
            _wait_for(port)
            yield f"redis://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(timeout=20)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _program(name: str, package: str) -> str:
    places = [*os.environ.get("PATH", "").split(os.pathsep), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        raise UsageError(f"{name} is missing: install {package} to measure this")
    return found


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise TimeoutError(port)
