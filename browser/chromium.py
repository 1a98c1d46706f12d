"""The browser itself: the system's Chromium, installed when it is missing."""

import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",  # tests run as root in containers
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]


class NoChromiumError(Exception):
    """There is no Chromium, and none could be installed."""


def chromium() -> str:
    """The path of a Chromium.

    Raises:
        NoChromiumError: when there is none and it can't be installed.
    """
    found = _on_path()
    if found is None:
        print("there is no Chromium here: trying apt-get install -y chromium", file=sys.stderr)
        if shutil.which("apt-get"):
            subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)  # noqa: S607 - found on PATH
        found = _on_path()
    if found is None:
        raise NoChromiumError("there is no Chromium: install it, or run this where `apt-get install chromium` works")
    return found


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)
