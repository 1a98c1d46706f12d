"""What a WebSocket keeps in memory while it waits, which is most of its time: as little as it can.

A server has thousands of them. What only the handshake needed is let go after it, and messages wait in a list: a queue
of asyncio has three deques and an event with a fourth, each of 600 bytes.
"""

import asyncio
from typing import TYPE_CHECKING

from starlette.types import Message

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as _Base
else:
    _Base = object


class Mailbox:
    """The part of `asyncio.Queue` that a protocol uses: one reader, and no limit of its own."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._messages

    def clear(self) -> None:
        """Forget what waits."""
        self._messages.clear()

    def put_nowait(self, message: Message) -> None:
        """Add a message, and wake the reader."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        """The next message, as soon as there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class Gate:
    """The part of `asyncio.Event` that a protocol uses: open or shut, and few ever wait before it."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        """Open it, and let those in who wait."""
        self._open = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    def clear(self) -> None:
        """Shut it."""
        self._open = False

    async def wait(self) -> None:
        """Wait until it is open."""
        while not self._open:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            try:
                await waiting
            finally:
                self._waiting.remove(waiting)


class Slim(_Base):
    """Stands before uvicorn's protocol among the bases."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]  # as uvicorn gives them
        self.queue = Mailbox()  # type: ignore[assignment]  # all that is used of one
        self.writable = Gate()  # type: ignore[assignment]  # as above

    def start_keepalive(self) -> None:
        """The handshake is over: forget what was said in it."""
        super().start_keepalive()
        self.scope["headers"] = []
        self.request.headers.clear()  # the parser, which waits for frames now, keeps the request itself
        del self.request, self.response
        self.__dict__ = dict(self.__dict__)  # the old one has grown name by name, to twice the size it needs
