"""Messages on their way to one listener, in order. A task runs only while some are waiting."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator

from starlette.types import Send

from whitechapel.core import Seat
from whitechapel.server.views import Sealed

log = logging.getLogger(__name__)
MOST_WAITING = 256
"""How many messages may wait for a listener."""
MOST_BYTES = 1_000_000
_FEW = 8
"""So many may wait whatever their size: the first may be the table of a long match."""
SERVICE_RESTART = 1012
"""The code of a WebSocket that is closed because its match is at another process now: clients connect again at once."""


class Outbox:
    """A listener that sends what it is told through its socket's `send`; one too slow to keep up is hung up on."""

    __slots__ = (
        *("_closed", "_hang_up", "_send", "_sending", "_waiting"),
        *("away", "choices", "company", "heard", "silent", "viewer"),
    )

    def __init__(
        self,
        viewer: Seat,
        send: Send,
        hang_up: Callable[..., Awaitable[None]],
        *,
        choices: bool = False,
        company: bool = False,
    ) -> None:
        self.viewer = viewer
        self.choices = choices
        self.company = company
        self.away = False
        self.silent = False
        self.heard = time.monotonic()
        self._send = send
        self._hang_up = hang_up
        self._waiting: list[Sealed] = []  # a deque takes ten times the memory, and hardly any message waits
        self._sending: asyncio.Task[None] | None = None
        self._closed = False

    def __len__(self) -> int:
        return len(self._waiting)

    def push(self, message: Sealed) -> None:
        """Send a message as soon as those before it are sent. With too many waiting, nothing more is ever sent."""
        if self._closed:
            return
        if len(self._waiting) >= _FEW and self._too_much():
            self.close()
            self._sending = asyncio.create_task(self._hung_up())
            return
        self._waiting.append(message)
        if self._sending is None:
            sending = self._send_all()
            try:
                obstacle = sending.send(None)  # begun by hand: hardly any has to wait, and a task would cost more
            except StopIteration:
                return
            self._sending = asyncio.create_task(_brought_to_its_end(sending, obstacle))

    def send_away(self) -> None:
        """Hang up with the code that says: connect again."""
        if not self._closed:
            self.close()
            self._sending = asyncio.create_task(self._hung_up(SERVICE_RESTART))

    def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()

    def _too_much(self) -> bool:
        return len(self._waiting) >= MOST_WAITING or sum(map(len, self._waiting)) > MOST_BYTES

    async def _send_all(self) -> None:
        """Send what waits. The first steps are taken in no task of its own."""
        try:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.pop(0).decode()})
        except Exception as error:  # the listener is gone: its own loop ends it
            log.debug("a listener is gone: %s", type(error).__name__)
            self._waiting.clear()
        if not self._closed:
            self._sending = None

    async def _hung_up(self, *code: int) -> None:
        try:
            await self._hang_up(*code)
        except Exception as error:  # it has left by itself
            log.debug("a listener that was hung up on is gone: %s", type(error).__name__)


class _Rest:
    """What is left of a coroutine that was begun by hand and waits for something."""

    __slots__ = ("_begun", "_obstacle")

    def __init__(self, begun: Coroutine[object, None, None], obstacle: object) -> None:
        self._begun = begun
        self._obstacle = obstacle

    def __await__(self) -> Generator[object, None, None]:
        """Wait for it, then go on as if it had been a task from the beginning."""
        obstacle = self._obstacle
        while True:
            try:
                try:
                    yield obstacle
                except BaseException as error:
                    obstacle = self._begun.throw(error)
                else:
                    obstacle = self._begun.send(None)
            except StopIteration:
                return


async def _brought_to_its_end(begun: Coroutine[object, None, None], obstacle: object) -> None:
    await _Rest(begun, obstacle)
