"""A line to a server that writes down what is asked, and loses answers after the server has given them."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple

import httpx


class Asked(NamedTuple):
    """A request that came through: its path, and what it asked for."""

    path: str
    body: dict[str, Any]


class Instead(NamedTuple):
    """What the line answers itself."""

    status: int
    content: bytes = b"<html>sorry</html>"
    headers: Mapping[str, str] = {}


class Lossy:
    """Stands before a server.

    Attributes:
        address: where the server seems to be.
        asked: what came through, in order.
        loses: says of a request whether its answer is lost; the server has done it by then.
        instead: what the line answers itself to the next requests, by the last part of their path; None where the
            server is asked and its answer lost.
    """

    def __init__(self, target: str) -> None:
        self.target = target
        self.address = ""
        self.asked: list[Asked] = []
        self.loses: Callable[[Asked], bool] = lambda _: False
        self.instead: dict[str, list[Instead | None]] = {}

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
            line.asked.append(asked)
            coming = line.instead.get(self.path.rpartition("/")[2])
            instead = coming.pop(0) if coming else asked
            if isinstance(instead, Instead):
                self._answer(instead)
                return
            answer = client.request(self.command, self.path, content=given, headers=headers)
            if instead is None or line.loses(asked):
                self.close_connection = True
                return
            self._answer(Instead(answer.status_code, answer.content))

        def _answer(self, answer: Instead) -> None:
            self.send_response(answer.status)
            for name, value in answer.headers.items():
                self.send_header(name, value)
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
