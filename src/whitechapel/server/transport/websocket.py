"""WebSocket connections: counted as HTTP ones are, and with no more frames beside messages than anybody needs."""

import asyncio
import logging

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from whitechapel.server.refusals import Refusal
from whitechapel.server.transport.gathered import Gathered
from whitechapel.server.transport.held import Held
from whitechapel.server.transport.slim import Slim

_FRAMES_A_SECOND = 10.0
_FRAMES_AT_ONCE = 200.0
_MOST_WAITING = 256
"""Messages that may wait to be read by us; a single packet can hold thousands."""
_CLOSES_WITHIN = 3.0
"""Seconds for a client to close its end after we have closed ours."""

_log = logging.getLogger("whitechapel.server.transport.websocket")
_log.setLevel(logging.ERROR)
_log.addFilter(lambda record: "without completing handshake" not in record.msg)  # it says so of refused ones, too


class SocketProtocol(Held, Slim, Gathered, WebSocketsSansIOProtocol):  # type: ignore[misc]  # uvicorn's takes any transport
    """A WebSocket, from its handshake to its end."""

    _frames = 0.0
    _counted_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the place that the HTTP connection had."""
        super().connection_made(transport)
        self.close_timeout = _CLOSES_WITHIN
        self.logger = _log  # uvicorn's would write each visitor's address into the log
        try:
            self.doors.enter(self, self.address)
        except Refusal:  # its place was free a moment ago
            transport.abort()  # type: ignore[attr-defined]  # a transport of a stream
        self.deadline = self.loop.time() + self.config.settings.header_timeout

    def start_keepalive(self) -> None:
        """The handshake is over: nothing is due any more."""
        del self.deadline
        super().start_keepalive()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Hear a pong, unless there are too many."""
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further piece of a message, unless it comes in too many."""
        if self._bearable():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, unless too many wait already."""
        if self.queue.qsize() < _MOST_WAITING:
            super().send_receive_event_to_app()
        else:
            self._let_go()

    def _bearable(self) -> bool:
        """Count a frame that is no message."""
        now = self.loop.time()
        self._frames = max(0.0, self._frames - (now - self._counted_at) * _FRAMES_A_SECOND) + 1.0
        self._counted_at = now
        if self._frames > _FRAMES_AT_ONCE:
            self._let_go()
            return False
        return True

    def _let_go(self) -> None:
        """End it at once; what waits to be read is not answered any more."""
        self.disconnected = True
        self.queue.clear()  # type: ignore[attr-defined]  # a `Mailbox`
        self.transport.abort()
