"""``whitechapel serve``: host matches for people, bots and AI."""

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from functools import partial
from urllib.parse import urlsplit

from whitechapel.cli.parsing import UsageError

EXAMPLES = """\
  whitechapel serve                                        on this machine, matches kept in a file of yours
  whitechapel serve --host 0.0.0.0 --port 80               for everybody who can reach this machine
  whitechapel serve --database postgresql://... --workers 4
                                                           four processes that share their matches
  whitechapel serve --bot mine='./mybot --fast'            a bot of yours takes seats, too (docs/bots.md)

Every setting can also come from the environment, like WHITECHAPEL_SERVER_PORT; docs/server.md lists them.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `serve` takes."""
    add = partial(parser.add_argument, default=argparse.SUPPRESS)
    add("--host", help="the address to listen on (default: 127.0.0.1)")
    add("--port", type=int, help="the port (default: 8000; 0: any free one)")
    add("--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file of yours)")
    add("--redis", metavar="URL", help="redis://..., for servers on several machines")
    add("--workers", type=int, metavar="N", help="server processes (default: 1)")
    add("--supervised", action="store_true", help="one process, too, is replaced when it ends, and at SIGHUP")
    add("--ai-workers", type=int, metavar="N", help="AI processes for each (default: one a core)")
    add("--bot", action="append", metavar="NAME=COMMAND", help="a bot that may take a seat (repeatable)")
    add("--pace", type=float, metavar="S", help="seconds an AI takes for a step (default: 0.9)")
    add("--hosts", metavar="NAMES", help="names it is reached by, beside its addresses and its own name")
    add("--proxies", metavar="ADDRESSES", help="proxies in front of it, or their networks (default: none)")
    add("--deal-seed", metavar="N", help="for tests: all deals follow from it, nothing is secret (default: none)")
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is a screen")


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from whitechapel.server.serve import serve  # noqa: PLC0415 - an extra that the other commands do without
        from whitechapel.server.settings import Settings, SettingsError  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise UsageError(f"serve needs {error.name}: pip install 'whitechapel[server]'") from None
    given = vars(arguments)
    opens = given.pop("open")
    if "bot" in given:
        given["bots"] = "\n".join(given.pop("bot"))

    def ready(address: str) -> None:
        print(f"Whitechapel is at {address}", flush=True)
        if opens and _has_screen():
            threading.Thread(target=_open_once_up, args=[address], daemon=True).start()

    try:
        settings = replace(Settings.from_environment(), **given)
    except SettingsError as error:
        raise UsageError(str(error)) from None
    return serve(settings, ready)


def _has_screen() -> bool:
    """Whether a browser with windows can be opened here; a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_once_up(address: str) -> None:
    place = urlsplit(address)
    for _ in range(100):
        try:
            socket.create_connection((place.hostname or "", place.port or 80), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
