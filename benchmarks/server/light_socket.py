"""The lightest WebSocket client that does: a thousand of them must cost less than the server they measure."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_UNMASKED = b"\0\0\0\0"  # a mask of zeros leaves the text as it is


class LightSocket(asyncio.Protocol):
    """Sends and receives text on one connection. Frames from the server come whole: it never fragments.

    Attributes:
        refusal: the head of the server's answer, where that was not a WebSocket.
    """

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._messages: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._open = False
        self._lost = False
        self.refusal = ""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def connect(cls, address: str, path: str, source: str | None = None) -> "LightSocket":
        """A socket to a server, ready to talk; from an address of this machine, such as 127.0.0.7, if one is given."""
        host, _, port = address.partition(":")
        local = None if source is None else (source, 0)
        _, made = await asyncio.get_running_loop().create_connection(cls, host, int(port), local_addr=local)
        made._write(
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while not made._open:
            await made._news()
        return made

    def send(self, text: bytes) -> None:
        """Send a message of at most 65535 bytes."""
        self._frame(_TEXT, text)

    def send_all(self, texts: Iterable[bytes]) -> None:
        """Send several messages in one piece."""
        self._write(b"".join(_framed(_TEXT, text) for text in texts))

    async def recv(self) -> bytes:
        """The next message; raises ConnectionError when the server has hung up."""
        while not self._messages:
            await self._news()
        return self._messages.popleft()

    def close(self) -> None:
        """Hang up."""
        self._frame(_CLOSE, b"")
        if self._transport is not None:
            self._transport.close()

    def cut(self) -> None:
        """Be gone without a word."""
        if self._transport is not None:
            self._transport.abort()

    def stop_reading(self) -> None:
        """Leave whatever comes from now on where it is."""
        if self._transport is not None:
            self._transport.pause_reading()

    @property
    def unsent(self) -> int:
        """How many bytes the server has not taken yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    @property
    def gone(self) -> bool:
        """Whether the connection is over."""
        return self._lost or self._transport is None or self._transport.is_closing()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's shape
        """Called by asyncio."""
        self._lost = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        """Called by asyncio."""
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._open, self._buffer = head.startswith(b"HTTP/1.1 101"), rest
            if not self._open:
                self.refusal, self._lost = head.decode(errors="replace"), True
                self._wake()
                return
        while self._take_frame():
            pass
        self._wake()

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 10 and (len(buffer) < 2 or len(buffer) < 2 + (0, 2, 8)[max(0, buffer[1] - 125)]):
            return False
        size, at = buffer[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:at], "big")
        if len(buffer) < at + size:
            return False
        payload, kind = bytes(buffer[at : at + size]), buffer[0] & 15
        del buffer[: at + size]
        if kind == _TEXT:
            self._messages.append(payload)
        elif kind == _PING:
            self._frame(_PONG, payload)
        elif kind == _CLOSE:
            self._lost = True
            self.close()
        return True

    def _frame(self, kind: int, payload: bytes) -> None:
        self._write(_framed(kind, payload))

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    async def _news(self) -> None:
        if self._lost:
            raise ConnectionError(self.refusal or "the server hung up")
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


def _framed(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return bytes([128 | kind]) + length + _UNMASKED + payload
