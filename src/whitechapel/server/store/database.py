"""Work with a database: plain functions of a connection, each in a transaction of its own.

SQLite does it in a thread, at one go: handing every statement from the event loop to a thread and back would cost more
than the statements. PostgreSQL does it in the event loop.

Work is brought to its end even when whoever asked for it has gone: a connection that is cut off in the middle of a
statement is never given back. Before the database is closed, what is under way is waited for.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

Found = TypeVar("Found")
_THREADS = 4


class ConflictError(Exception):
    """Somebody else wrote that entry, took that seat or made that rematch first."""


class Database(ABC):
    """A database that is open."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Do the work in a transaction, to its end; a caller that is cancelled no longer waits for it.

        Raises:
            ConflictError: when what was written is there already; nothing has changed.
        """
        task = asyncio.create_task(self._run(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            return await asyncio.shield(task)
        except IntegrityError as error:
            raise ConflictError from error

    async def finish(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self) -> None:
        """Let the database go, once nothing is under way."""
        await self.finish()
        await self._dispose()

    @abstractmethod
    async def _run(self, work: Callable[[Connection], Found]) -> Found: ...

    @abstractmethod
    async def _dispose(self) -> None: ...


class ThreadedDatabase(Database):
    """A database that is worked with in threads."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="database")

    async def _run(self, work: Callable[[Connection], Found]) -> Found:
        def done() -> Found:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, done)

    async def _dispose(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class AsynchronousDatabase(Database):
    """A database whose driver works in the event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine

    async def _run(self, work: Callable[[Connection], Found]) -> Found:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _dispose(self) -> None:
        await self._engine.dispose()
