"""A line that can be cut: bytes to and from a server, until a test says otherwise."""

import asyncio
from types import TracebackType


class Relay:
    """Stands before a server on a port of its own.

    Args:
        target: the server's address, ``host:port``; may be changed at any time.

    Attributes:
        mute: whether what the server says is dropped.
    """

    def __init__(self, target: str) -> None:
        self.target = target
        self.mute = False
        self._port = 0
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        """Where the server seems to be."""
        return f"http://127.0.0.1:{self._port}"

    async def __aenter__(self) -> "Relay":
        await self.mend()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.cut()

    async def mend(self) -> None:
        """Let lines be opened."""
        self.mute = False
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Cut all lines; none can be opened before `mend`."""
        if self._server is not None:
            self._server.close()
        for line in self._lines:
            line.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, port = self.target.partition(":")
        up_reader, up_writer = await asyncio.open_connection(host, int(port))
        self._lines |= {writer, up_writer}
        await asyncio.gather(self._pass(reader, up_writer), self._pass(up_reader, writer, down=True))
        self._lines -= {writer, up_writer}

    def _arrives(self, data: bytes, *, down: bool) -> bool:  # noqa: ARG002 - other lines look at it
        """Whether what is said by the server (`down`) or to it arrives."""
        return not (down and self.mute)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, down: bool = False) -> None:
        try:
            while data := await reader.read(65536):
                if self._arrives(data, down=down):
                    writer.write(data)
        except ConnectionError:
            pass  # cut
        finally:
            writer.close()
