"""What both kinds of connections share: they are counted, and who reads too slowly is let go."""

import asyncio
import math
from typing import TYPE_CHECKING

from whitechapel.server.transport.doors import Doors

if TYPE_CHECKING:
    from whitechapel.server.transport.config import TransportConfig

NEVER = math.inf


class Held(asyncio.Protocol):
    """A connection that is looked at once in a while; stands before one of uvicorn's protocols among the bases.

    Attributes:
        config: uvicorn's, which knows the doors of this process.
        transport: the connection itself.
        address: where it comes from.
        deadline: when `late` is called, unless it has been moved by then.
    """

    config: "TransportConfig"
    transport: asyncio.Transport
    address = ""
    deadline = NEVER
    _stalled_at = NEVER

    @property
    def doors(self) -> Doors:
        """Everybody who is in."""
        return self.config.doors

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Find out where it comes from."""
        super().connection_made(transport)
        client: tuple[str, int] | None = getattr(self, "client", None)
        self.address = client[0] if client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self.doors.leave(self, self.address)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The reader takes less than is sent: from now on it has some seconds."""
        self._stalled_at = asyncio.get_running_loop().time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self._stalled_at = NEVER
        super().resume_writing()

    def look(self, now: float) -> None:
        """Let go whoever takes nothing of what waits for it, even when it is being closed; see what else is late."""
        closing = self.transport.is_closing()
        if closing and self._stalled_at == NEVER:
            self._stalled_at = now
        if now - self._stalled_at > self.config.settings.reader_timeout:
            self.transport.abort()
        elif now > self.deadline and not closing:
            self.late()

    def late(self) -> None:
        """What was due by the deadline has not come."""
        self.transport.abort()
