"""Messages to one client that are sent at the same moment leave in one piece: a system call costs more than they do.

Whoever acts is told what happened and that it was accepted, one right after the other; in a busy match there is more.
"""

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.utils import ClientDisconnected
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as _Base
else:
    _Base = object

_WHOLE_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
_SHORT, _LONG = 126, 1 << 16


def text_frame(text: str) -> bytes:
    """A text as one frame of a server, which masks nothing."""
    payload = text.encode()
    size = len(payload)
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size)) + payload
    if size < _LONG:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + payload


class Gathered(_Base):
    """Stands before uvicorn's protocol among the bases."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]  # as uvicorn gives them
        self._unsent: list[bytes] | None = None

    async def send(self, message: "ASGISendEvent") -> None:
        """Send a text together with the others of this moment; all else as uvicorn does, after them."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or self.close_sent or self.conn.state is not State.OPEN:
            self._send_gathered()
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if self._unsent is None:
            self._unsent = []
            asyncio.get_running_loop().call_soon(self._send_gathered)
        self._unsent.append(text_frame(text))

    def _send_gathered(self) -> None:
        unsent, self._unsent = self._unsent, None
        if unsent and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))
