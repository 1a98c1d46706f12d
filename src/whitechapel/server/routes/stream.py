"""The event stream for bots: one JSON message a line, the table first, then every update; empty lines keep it open."""

import asyncio
from collections import deque

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.server.answers import problem_answer
from whitechapel.server.holders import viewer_with
from whitechapel.server.live import LiveMatch
from whitechapel.server.refusals import Refusal
from whitechapel.server.routes.play import Seen
from whitechapel.server.routes.shell import Call, Route
from whitechapel.server.service import Service
from whitechapel.server.views import Sealed

QUIET = 15.0
"""Seconds after which an empty line shows that the stream is still there."""
_MOST_WAITING = 256
_NDJSON = "application/x-ndjson"


async def events(call: Call, asked: Seen) -> Response:
    """A line for the table as it is and one for everything that happens from then on, until the match is over."""
    live = await call.live()
    viewer = viewer_with(live.hosted.seats, call.token)
    return EventStream(call.service, live, _Lines(viewer), asked.seen, call.address)


class _Lines:
    """A listener that has what it is told until it is read; a reader too slow for so many is hung up on."""

    choices = False
    company = False
    away = False
    silent = False
    heard = 0.0

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.waiting: deque[Sealed] = deque()
        self.news = asyncio.Event()
        self.late = False

    def push(self, message: Sealed) -> None:
        """Add a message."""
        self.late = self.late or len(self.waiting) >= _MOST_WAITING
        if not self.late:
            self.waiting.append(message)
        self.news.set()

    def send_away(self) -> None:
        """End the stream; a bot opens the next one."""
        self.late = True
        self.news.set()

    async def next(self) -> bytes:
        """The next line: a message, or an empty one after a while without any."""
        while not self.waiting and not self.late:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), QUIET)
            except TimeoutError:
                return b"\n"
        return self.waiting.popleft() + b"\n" if self.waiting else b""


class EventStream(Response):
    """Holds one of its address's places from its first byte to its last, and none if it never starts."""

    def __init__(self, service: Service, live: LiveMatch, lines: _Lines, seen: int, address: str) -> None:
        super().__init__(media_type=_NDJSON)
        del self.headers["content-length"]
        self._service = service
        self._live = live
        self._lines = lines
        self._seen = seen
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until the match is over or the reader has gone."""
        if scope["method"] == "HEAD":
            await super().__call__(scope, receive, send)
            return
        try:
            self._service.limits.sockets.take(self._address)
        except Refusal as refusal:
            self._service.metrics.refusals.labels(code=refusal.code).inc()
            await problem_answer(refusal)(scope, receive, send)
            return
        self._service.metrics.listeners.inc()
        self._live.listen(self._lines, self._seen)
        tasks = [asyncio.create_task(self._send_lines(send)), asyncio.create_task(_gone(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self._live.leave(self._lines)
            self._service.metrics.listeners.dec()
            self._service.limits.sockets.give_back(self._address)
        if tasks[0].done() and not tasks[0].cancelled():
            tasks[0].result()

    async def _send_lines(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        lines = self._lines
        while not lines.late and (lines.waiting or not self._live.hosted.over):
            await send({"type": "http.response.body", "body": await lines.next(), "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    """Wait until the reader has left."""
    while (await receive())["type"] != "http.disconnect":
        continue


ROUTES = (
    Route(
        "GET",
        "/api/v1/matches/{match}/events",
        events,
        (404, 409),
        "optional",
        answers=protocol.Table | protocol.Update,
        media=_NDJSON,
    ),
)
