"""A line to a server that writes down what is asked, and loses answers after the server has given them."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple

import httpx


class Asked(NamedTuple):
    """A request that came through: its path, and what it asked for."""

    path: str
    body: dict[str, Any]


class Lossy:
    """Stands before a server.

    Attributes:
        address: where the server seems to be.
        asked: what came through, in order.
        loses: says of a request whether its answer is lost; the server has done it by then.
    """

    def __init__(self, target: str) -> None:
        self.target = target
        self.address = ""
        self.asked: list[Asked] = []
        self.loses: Callable[[Asked], bool] = lambda _: False

    def first_of_each(self) -> None:
        """Lose the first answer to every request, from now on."""
        before = len(self.asked)
        self.loses = lambda asked: self.asked[before:].count(asked) == 1

    def paths(self) -> list[str]:
        """The paths of what was asked, without the ids of matches."""
        return ["/".join(part for part in one.path.split("/") if len(part) < 20) for one in self.asked]


@contextmanager
def lossy(target: str) -> Iterator[Lossy]:
    """A lossy line to a server at this address."""
    line = Lossy(target)

    class Pass(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._pass()

        def do_POST(self) -> None:
            self._pass()

        def _pass(self) -> None:
            given = self.rfile.read(int(self.headers.get("content-length", 0)))
            asked = Asked(self.path, json.loads(given or b"{}"))
            token = self.headers.get("authorization")
            headers = {"content-type": "application/json"} | ({"authorization": token} if token else {})
            answer = client.request(self.command, self.path, content=given, headers=headers)
            line.asked.append(asked)
            if line.loses(asked):
                self.close_connection = True
                return
            self.send_response(answer.status_code)
            self.send_header("content-length", str(len(answer.content)))
            self.end_headers()
            self.wfile.write(answer.content)

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name there
            """Nobody reads it."""

    with (
        httpx.Client(base_url=target, trust_env=False, timeout=30) as client,
        ThreadingHTTPServer(("127.0.0.1", 0), Pass) as opened,
    ):
        thread = Thread(target=opened.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        line.address = f"http://127.0.0.1:{opened.server_port}"
        yield line
        opened.shutdown()
        thread.join()
