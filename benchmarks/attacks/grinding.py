"""M6: a server that is dishonest draws secrets until Jack is whom it wants, if it knows the players' words before."""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from benchmarks.attacks.frame import Attack, Target
from whitechapel.core import Deal, Match

_MATCHES = 60
_MOST_DRAWS = 500
_WANTED = "lestrade"
_CLIENT = f"""
import sys
from whitechapel.core import Seat
try:
    from whitechapel.table.seats import created
except ModuleNotFoundError:  # it was called otherwise in 0.1
    from whitechapel.terminal.match.place import created
for _ in range({_MATCHES}):
    created(sys.argv[1], "pocket", Seat.DETECTIVE, "level:1", {{}})
"""


class Grinder:
    """The server: it commits to a secret as late as it may, with everything it knows by then."""

    def __init__(self) -> None:
        self.deals: dict[str, Deal] = {}

    def create(self, asked: dict[str, Any]) -> dict[str, object]:
        """A new match, in which Jack is whom we want as far as the words are known."""
        words = (asked["seats"]["jack"].get("words", ""), asked["seats"]["detective"].get("words", ""))
        for _ in range(_MOST_DRAWS):
            deal = Deal.fresh()._replace(words=words)
            if jack_of(deal) == _WANTED:
                break
        match = f"match{len(self.deals)}"
        self.deals[match] = deal
        tokens = {"jack": None, "detective": f"token{match}"}
        return {"match": match, "commitment": deal.commitment, "tokens": tokens, "invitations": {}}

    def add_words(self, match: str, words: str) -> dict[str, object]:
        """Words that come after the commitment."""
        self.deals[match] = self.deals[match]._replace(words=("", words))
        return {"match": match, "seat": "detective", "commitment": self.deals[match].commitment}


def jack_of(deal: Deal) -> str:
    """Who Jack is by a deal."""
    return str(Match("pocket", deal).state.jack)


@contextmanager
def serving(grinder: Grinder) -> Iterator[str]:
    """Its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
            if self.path.endswith("/words"):
                told = grinder.add_words(self.path.split("/")[-2], asked["words"])
            else:
                told = grinder.create(asked)
            body = json.dumps(told).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name there
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as opened:
        thread = Thread(target=opened.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield f"http://127.0.0.1:{opened.server_port}"
        opened.shutdown()
        thread.join()


async def ground(target: Target) -> float:
    """In how many of the matches that a client of this version creates Jack is whom the server wants."""
    grinder = Grinder()
    with tempfile.TemporaryDirectory(prefix="whitechapel-attack-") as home, serving(grinder) as address:
        environment = os.environ | {"XDG_STATE_HOME": home}
        if target.source is not None:
            environment["PYTHONPATH"] = str(target.source)
        client = await asyncio.create_subprocess_exec(sys.executable, "-c", _CLIENT, address, cwd=home, env=environment)
        assert await client.wait() == 0
    return 100 * sum(jack_of(deal) == _WANTED for deal in grinder.deals.values()) / _MATCHES


ATTACKS = (Attack("M6", "secrets drawn to suit the words", "% of matches with the Jack it wants", 35.0, ground),)
