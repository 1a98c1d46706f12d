"""The connection to a match at a server: requests and questions one way, what happens the other way.

A request (an action, a takeback) is sent again once a dropped connection is open again, and done once: the server knows
it by its client and number. A question (a preview, a look back) has no answer where it drops.
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TypeVar
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from whitechapel.table import wire
from whitechapel.table.seats import ServerError, ServerSeat

_GOODBYE = 1.0
_UNAVAILABLE = "unavailable"
_TIMES = 5
_LATER = 1.5
_Answer = TypeVar("_Answer", wire.Looked, wire.Previewed, wire.WhyNot, wire.Advised, wire.Coached, wire.Described)


class Socket:
    """A connection that is opened, and opened again when it drops.

    Args:
        seat: the seat it speaks for.

    Attributes:
        is_open: whether the server hears us.
        problem: what the server refused last; None after anything else was heard or asked.
    """

    def __init__(self, seat: ServerSeat) -> None:
        self.seat = seat
        self.is_open = False
        self.problem: wire.Problem | None = None
        self._client = secrets.token_hex(12)
        self._socket: ClientConnection | None = None
        self._request: dict[str, object] | None = None
        self._again = 0
        self._later: asyncio.Task[None] | None = None
        self._questions: list[tuple[type[wire.Heard], asyncio.Future[wire.Heard | None]]] = []

    @property
    def moved(self) -> bool:
        """Whether the server hung up because another process of it has the match now: it is found there at once."""
        return self._socket is not None and self._socket.close_code == CloseCode.SERVICE_RESTART

    @property
    def waiting(self) -> bool:
        """Whether a request waits for its answer."""
        return self._request is not None

    async def open(self, seen: int) -> wire.Whole:
        """Say hello and get the table with what happened after number `seen`; a waiting request is sent again.

        Raises:
            ServerError: when the server refuses.
            OSError: when it can't be reached.
            WebSocketException: when it does not speak as it should.
        """
        address = f"{self.seat.server.replace('http', 'ws', 1)}/api/v1/socket?match={quote(self.seat.match)}"
        self._socket = await connect(address, compression=None, close_timeout=_GOODBYE, max_size=None)
        try:
            table = await self._greeted(self._socket, seen)
        except BaseException:
            await self.close()
            raise
        self.is_open, self.problem = True, None
        await self._send(self._request)
        return table

    async def _greeted(self, socket: ClientConnection, seen: int) -> wire.Whole:
        hello = {"type": "hello", "version": wire.VERSION, "match": self.seat.match, "seen": seen, "choices": True}
        await socket.send(json.dumps(hello | ({"token": self.seat.token} if self.seat.token else {})))
        try:
            first = wire.heard(await socket.recv())
        except msgspec.MsgspecError as error:
            raise ServerError(self.seat.server, f"speaks another protocol ({error})") from error
        if isinstance(first, wire.Problem) and first.code == _UNAVAILABLE:
            raise ConnectionError(first.message)  # it is there again soon
        if isinstance(first, wire.Problem):
            self.problem = first
            raise ServerError(self.seat.server, f"refuses: {first.message}")
        if not isinstance(first, wire.Whole):
            raise ServerError(self.seat.server, "does not say what is on the table")
        return first

    async def request(self, kind: str, after: int, **fields: object) -> None:
        """Ask for something, once."""
        self.problem = None
        self._again = _TIMES
        self._request = {"type": kind, "client": self._client, "after": after, **fields}
        await self._send(self._request)

    async def ask(self, kind: str, answered_by: type[_Answer], **fields: object) -> _Answer | None:
        """The answer to a question; None where it is refused or the connection drops. `heard` must be read then."""
        if not self.is_open:
            return None
        answer: asyncio.Future[wire.Heard | None] = asyncio.get_running_loop().create_future()
        self._questions.append((answered_by, answer))
        await self._send({"type": kind, **fields})
        given = await answer
        return given if isinstance(given, answered_by) else None

    async def heard(self) -> AsyncIterator[wire.Heard]:
        """All but the answers to questions, until the connection drops; raises `OSError` or `WebSocketException`."""
        if self._socket is None or not self.is_open:
            return
        try:
            async for text in self._socket:
                with suppress(msgspec.MsgspecError):  # a newer server may say more than is known here
                    message = wire.heard(text)
                    if not self._answered(message):
                        yield message
        finally:
            await self.close()

    def _ask_later(self, request: dict[str, object]) -> None:
        """Ask once more for what could not be stored; it has the same number, so nothing happens twice."""
        self._again -= 1

        async def later() -> None:
            await asyncio.sleep(_LATER)
            if self._request is request and self.is_open:
                await self._send(request)

        self._later = asyncio.create_task(later())

    def _answered(self, message: wire.Heard) -> bool:
        """Give an answer to who asked. Questions of one kind are answered in the order they are asked."""
        asked_here = isinstance(message, wire.Accepted) or (
            isinstance(message, wire.Problem) and (message.client is not None or not self._questions)
        )
        if isinstance(message, wire.Problem) and message.code == _UNAVAILABLE and self._request and self._again:
            self._ask_later(self._request)
            return True
        if asked_here:
            self._request = None
            self.problem = message if isinstance(message, wire.Problem) else None
            return False
        if isinstance(message, (wire.Whole, wire.Update, wire.Thinking, wire.Pong)):
            return False
        refused = isinstance(message, wire.Problem)
        for number, (kind, answer) in enumerate(self._questions):
            if refused or isinstance(message, kind):
                del self._questions[number]
                if not answer.done():
                    answer.set_result(message)
                break
        return True

    async def close(self) -> None:
        """Leave; the seat stays ours. May be called again by whoever has to wait until that is done."""
        self.is_open = False
        for _, answer in self._questions:
            if not answer.done():
                answer.set_result(None)
        self._questions.clear()
        if self._later is not None:
            self._later.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def _send(self, message: dict[str, object] | None) -> None:
        """Send a message, if the connection is open; where it drops, a request is sent when it is open again."""
        if self._socket is not None and self.is_open and message is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))
