"""The browser itself: Chromium without a window, installed when it is missing."""

from browser.programs import found_program

#: Nothing but the engine: opens pages in three fifths of the time of a whole browser without its window.
SHELL = "chromium-headless-shell"
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
    found = found_program((SHELL,), SHELL) or found_program(NAMES, "chromium")
    if found is None:
        raise NoChromiumError(f"there is no Chromium: install it, or run this where `apt-get install {SHELL}` works")
    return found
