"""Programs of the system that tests need: found, or installed by apt where that is possible."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

_FOLDERS = ("/usr/sbin", "/sbin")
_LOCK = Path(tempfile.gettempdir()) / f"whitechapel-installing-{os.getuid()}"


def found_program(names: Sequence[str], package: str) -> str | None:
    """Where one of these programs is. A missing one is installed with its Debian package, if we are root; else None."""
    found = _found(names)
    if found is None and os.getuid() == 0 and shutil.which("apt-get"):
        with _LOCK.open("w") as lock:  # tests run side by side, apt does not
            fcntl.flock(lock, fcntl.LOCK_EX)
            found = _found(names)
            if found is None:
                _install(package)
                found = _found(names)
    return found


def _found(names: Sequence[str]) -> str | None:
    folders = [os.environ.get("PATH", ""), *_FOLDERS, *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    path = os.pathsep.join(folders)
    return next((found for name in names if (found := shutil.which(name, path=path))), None)


def _install(package: str) -> None:
    """Install a package, after reading the lists anew where it is not known; what comes of it is seen by looking."""
    print(f"installing {package}", file=sys.stderr)
    # RUNLEVEL: a service's package must not start it here.
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    if subprocess.run(install, check=False, env=environment).returncode != 0:  # noqa: S603 - a fixed name
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=environment)  # noqa: S607 - found on PATH
        subprocess.run(install, check=False, env=environment)  # noqa: S603 - as above
