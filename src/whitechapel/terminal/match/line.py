"""The line to a match at a server: our requests one way, what happens the other, and no request lost or done twice."""

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from whitechapel.terminal.match.place import Place, ServerError

VERSION = 1
"""The version of the protocol that is spoken here."""
_GOODBYE = 1.0

Message: TypeAlias = dict[str, Any]


class Line:
    """A line that is opened, and opened again when it drops.

    Args:
        place: the seat it speaks for.

    Attributes:
        is_open: whether the server hears us.
        refusal: the server's code for what it refused last; empty after anything else was heard or asked.
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.is_open = False
        self.refusal = ""
        self._client = secrets.token_hex(12)
        self._socket: ClientConnection | None = None
        self._request: Message | None = None

    @property
    def waiting(self) -> bool:
        """Whether a request waits for its answer; it is sent again when the line is open again."""
        return self._request is not None

    async def open(self, seen: int) -> Message:
        """Say hello and get the table with what happened after number `seen`; a waiting request is sent again.

        Raises:
            ServerError: when the server refuses.
            OSError: when it can't be reached.
            WebSocketException: when it does not speak as it should.
        """
        address = self.place.server.replace("http", "ws", 1) + "/api/v1/socket"
        self._socket = await connect(address, compression=None, close_timeout=_GOODBYE)
        try:
            table = await self._greeted(self._socket, seen)
        except BaseException:
            await self.close()
            raise
        self.is_open, self.refusal = True, ""
        await self._send()
        return table

    async def _greeted(self, socket: ClientConnection, seen: int) -> Message:
        hello = {"type": "hello", "version": VERSION, "match": self.place.match, "seen": seen}
        await socket.send(json.dumps(hello | ({"token": self.place.token} if self.place.token else {})))
        first: Message = json.loads(await socket.recv())
        if first["type"] == "problem":
            self.refusal = first["code"]
            raise ServerError(self.place.server, f"refuses: {first['message']}")
        return first

    async def ask(self, kind: str, after: int, **fields: object) -> None:
        """Ask for something, once: the server knows a request by its client and number when it comes again."""
        self.refusal = ""
        self._request = {"type": kind, "client": self._client, "after": after, **fields}
        await self._send()

    async def listen(self, heard: Callable[[Message], None]) -> None:
        """Pass on what is heard until the line drops: returns, or raises `OSError` or `WebSocketException`."""
        if self._socket is None or not self.is_open:
            return
        try:
            async for text in self._socket:
                message: Message = json.loads(text)
                self.refusal = message.get("code", "")
                if message["type"] in ("accepted", "problem"):
                    self._request = None
                heard(message)
        finally:
            await self.close()

    async def close(self) -> None:
        """Leave; the seat stays ours. May be called again by whoever has to wait until that is done."""
        self.is_open = False
        if self._socket is not None:
            await self._socket.close()

    async def _send(self) -> None:
        """Send what waits for its answer, if the line is open; where it drops, that is done when it is open again."""
        if self._socket is not None and self.is_open and self._request is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(self._request))
