"""The browser of the tests: the system's Chromium, installed when it is missing."""

import os
import shutil
import subprocess
import sys

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",  # tests run as root in containers
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def chromium() -> str:
    """The path of a Chromium. Missing and not installable: the test is skipped, but fails where CI is set."""
    found = _on_path()
    if found is None:
        print("there is no Chromium here: trying apt-get install -y chromium", file=sys.stderr)
        if shutil.which("apt-get"):
            subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)  # noqa: S607 - found on PATH
        found = _on_path()
    if found is None:
        reason = "browser tests need Chromium: install it, or run them where `apt-get install chromium` works"
        if os.environ.get("CI"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    return found
