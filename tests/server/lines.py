"""A line between a server and an engine that can be cut or muted, in a thread of its own."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from types import TracebackType

from sqlalchemy import make_url

from tests.terminal.relay import Relay


class _MutingRelay(Relay):
    """A relay that can fall silent at a word: what comes with it still arrives, the answer does not."""

    def __init__(self, target: str) -> None:
        super().__init__(target)
        self.mute_at = b""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await super()._serve(reader, writer)
        except OSError:
            writer.close()  # nobody is there

    def _arrives(self, data: bytes, *, down: bool) -> bool:
        if not down and self.mute_at and self.mute_at in data:
            self.mute = True
        return super()._arrives(data, down=down)


class Line:
    """Stands before the engine that a URL names; `url` names the line instead."""

    def __init__(self, url: str) -> None:
        given = make_url(url)
        self._relay = _MutingRelay(f"{given.host}:{given.port}")
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._do(self._relay.mend)
        port = int(self._relay.address.rpartition(":")[2])
        self.url = given.set(port=port).render_as_string(hide_password=False)

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        self._do(self._settled)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=20)
        self._loop.close()

    def cut(self) -> None:
        """Cut all connections; none can be opened."""

        async def cut() -> None:
            self._relay.cut()

        self._do(cut)

    def mute(self) -> None:
        """Drop what the engine says."""
        self._relay.mute = True

    def mute_at(self, word: bytes) -> None:
        """Drop what the engine says from the moment on that this is said to it."""
        self._relay.mute_at = word

    def mend(self) -> None:
        """Let it be a good line again; connections of before are gone."""
        self.cut()
        self._relay.mute_at = b""
        self._do(self._relay.mend)

    async def _settled(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.wait(others, timeout=20) if others else None

    def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        async def done() -> None:
            await work()

        asyncio.run_coroutine_threadsafe(done(), self._loop).result(timeout=20)
