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

from whitechapel.cli.commands import Example
from whitechapel.cli.looks import the_extra
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.speaking import words_of

EXAMPLES = (
    Example("", "cli-serve-example"),
    Example("--host 0.0.0.0 --port 80", "cli-serve-example-all"),
    Example("--database postgresql://... --workers 4", "cli-serve-example-workers"),
    Example("--bot mine='./mybot --fast'", "cli-serve-example-bot"),
)


def arguments(parser: Parser) -> None:
    """What `serve` takes."""
    words = parser.words
    add = partial(parser.add_argument, default=argparse.SUPPRESS)
    add("--host", metavar="ADDRESS", help=words.say("cli-serve-host"))
    add("--port", type=int, metavar="N", help=words.say("cli-serve-port"))
    add("--database", metavar="URL", help=words.say("cli-serve-database"))
    add("--redis", metavar="URL", help=words.say("cli-serve-redis"))
    add("--workers", type=int, metavar="N", help=words.say("cli-serve-workers"))
    add("--supervised", action="store_true", help=words.say("cli-serve-supervised"))
    add("--ai-workers", type=int, metavar="N", help=words.say("cli-serve-ai-workers"))
    add("--bot", action="append", metavar="NAME=COMMAND", help=words.say("cli-serve-bot"))
    add("--pace", type=float, metavar="S", help=words.say("cli-serve-pace"))
    add("--hosts", metavar="NAMES", help=words.say("cli-serve-hosts"))
    add("--proxies", metavar="ADDRESSES", help=words.say("cli-serve-proxies"))
    add("--deal-seed", metavar="N", help=words.say("cli-serve-deal-seed"))
    parser.add_argument("--open", action="store_true", help=words.say("cli-serve-open"))


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    with the_extra("serve", "server"):
        from whitechapel.server.serve import serve  # noqa: PLC0415 - an extra that the other commands do without
        from whitechapel.server.settings import Settings, SettingsError  # noqa: PLC0415
    words, given = words_of(arguments), vars(arguments)
    del given["lang"]
    opens = given.pop("open")
    if "bot" in given:
        given["bots"] = "\n".join(given.pop("bot"))

    def ready(address: str) -> None:
        print(words.say("cli-serve-ready", address=address), flush=True)
        if opens and _has_screen():
            threading.Thread(target=_open_once_up, args=[address], daemon=True).start()

    try:
        settings = replace(Settings.from_environment(), **given)
    except SettingsError as error:
        raise UsageError("cli-error-refused", why=error) from None
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
