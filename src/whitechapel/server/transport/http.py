"""HTTP connections: heads and bodies that come in time and are not too large, and no more than there is room for."""

import asyncio
import logging
import socket

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from whitechapel.server.refusals import Refusal
from whitechapel.server.transport.held import NEVER, Held
from whitechapel.server.transport.plain import plain_answer

MOST_HEAD = 16_384
MOST_URL = 4_096
_MOST_PIPELINED = 16
_LAST_WORDS = 2.0
"""Seconds for which a connection stays half open after its last answer: closed at once, the answer could be lost."""
_PROXY_PATIENCE = 15
_TELLS_OF_A_BODY = (b"content-length", b"transfer-encoding")

_log = logging.getLogger("whitechapel.server.transport")
_log.setLevel(logging.ERROR)  # what visitors do wrong is no news, and must not fill a disk


class HttpProtocol(Held, HttpToolsProtocol):  # type: ignore[misc]  # uvicorn's takes any transport
    """An HTTP connection, until it ends or becomes a WebSocket."""

    _in_head = False
    _head = 0
    _dismissed = False
    _no_room: Refusal | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let it in, or remember to say that there is no room once it asks. Who comes too often is hung up on."""
        super().connection_made(transport)
        self.logger = _log
        if not self.doors.admits(self.address):
            self._dismissed = True
            transport.abort()
            return
        _send_at_once(transport)
        try:
            self.doors.enter(self, self.address)
        except Refusal as refusal:
            self._no_room = refusal
            if not self.doors.turn_away(self):
                transport.abort()
        if self.doors.proxies.trusts(self.address):
            self.timeout_keep_alive *= _PROXY_PATIENCE
        self._due(self.config.settings.header_timeout if self._no_room is None else _LAST_WORDS)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the head of a request is not too large."""
        if self._dismissed:
            return
        if self._no_room is not None:
            self.dismiss(self._no_room)
            return
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.dismiss(Refusal("too-large", f"the head of a request may have {MOST_HEAD} bytes", status=431))
        if self.deadline == NEVER and (self._in_head or not self._answering):
            self._due(self.config.settings.header_timeout)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_head = True
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is complete; its body has some seconds more."""
        self._in_head = False
        if self._dismissed:
            return
        if len(self.url) > MOST_URL:
            self.dismiss(Refusal("too-large", f"an address may have {MOST_URL} bytes", status=414))
            return
        if sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            self.dismiss(Refusal("too-large", f"the head of a request may have {MOST_HEAD} bytes", status=431))
            return
        if self.parser.should_upgrade() and self._should_upgrade() and not self._can_become_websocket():
            self.dismiss(Refusal("malformed", "a WebSocket begins with a GET that has no body"))
            return
        self._due(self.config.settings.body_timeout)
        super().on_headers_complete()
        if len(self.pipeline) > _MOST_PIPELINED:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        """A part of a body."""
        if not self._dismissed:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete: from now on we are the ones who take time."""
        self.deadline = NEVER
        if not self._dismissed:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on; its place goes with it."""
        if self._dismissed:
            return
        self.doors.leave(self, self.address)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self.dismiss(Refusal("malformed", msg))

    def late(self) -> None:
        """Nothing came: good-bye. Half a request came: say so, unless its answer has begun."""
        if self._dismissed or self._no_room is not None or not (self._in_head or self._answering):
            self.transport.abort()
        else:
            self.dismiss(Refusal("too-slow", "the request did not come in time"))

    def dismiss(self, refusal: Refusal) -> None:
        """Answer at once, and end the connection as soon as that was read."""
        if self._dismissed or self.transport.is_closing():
            return
        self._dismissed = True
        if self._answering:
            self.cycle.disconnected = True  # whatever was being answered has no reader any more
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        self.transport.write(plain_answer(refusal))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._due(_LAST_WORDS)

    def _can_become_websocket(self) -> bool:
        """Whether nothing of the request is left that nobody would read."""
        body = any(name in _TELLS_OF_A_BODY and value.strip() != b"0" for name, value in self.headers)
        return not body and bool(self.parser.get_method() == b"GET")

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _due(self, seconds: float) -> None:
        self.deadline = self.loop.time() + seconds


def _send_at_once(transport: asyncio.Transport) -> None:
    """Don't have the second half of an answer wait: not every loop sees to it where a socket was opened elsewhere."""
    opened: socket.socket | None = transport.get_extra_info("socket")
    if opened is not None and opened.family in (socket.AF_INET, socket.AF_INET6):
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
