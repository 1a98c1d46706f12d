"""Messages on their way to one listener, in order. A task runs only while some are waiting."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from whitechapel.core import Seat
from whitechapel.server.views import Sealed

_MOST_WAITING = 256


class Outbox:
    """A room's listener that sends what it is told through `send`; one too slow to keep up is hung up on."""

    __slots__ = ("_hang_up", "_send", "_sending", "_waiting", "viewer")

    def __init__(
        self, viewer: Seat, send: Callable[[Sealed], Awaitable[None]], hang_up: Callable[[], Awaitable[None]]
    ) -> None:
        self.viewer = viewer
        self._send = send
        self._hang_up = hang_up
        self._waiting: deque[Sealed] = deque()
        self._sending: asyncio.Task[None] | None = None

    def push(self, message: Sealed) -> None:
        """Send a message as soon as those before it are sent."""
        self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    def close(self) -> None:
        """Send nothing more."""
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                if len(self._waiting) > _MOST_WAITING:
                    self._waiting.clear()
                    await self._hang_up()
                    return
                await self._send(self._waiting.popleft())
        except Exception:  # the listener is gone: its own loop ends it
            self._waiting.clear()
        finally:
            self._sending = None
