"""Work with a database: plain functions of a connection, each in a transaction of its own.

SQLite does it in a thread, at one go: handing every statement from the event loop to a thread and back would cost more
than the statements. PostgreSQL does it in the event loop.

Work is brought to its end even when whoever asked for it has gone: a connection that is cut off in the middle of a
statement is never given back. But nobody waits for ever: a database that does not answer in time is taken for away,
and until it answers again, everything asked of it is refused at once. Before the database is closed, what is under
way is waited for, as long as that may take.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from whitechapel.server.store.troubles import Trouble, UnavailableError, trouble_of

log = logging.getLogger(__name__)

Found = TypeVar("Found")
_THREADS = 4
_GRACE = 1.0
"""Seconds beyond its limit after which work is no longer waited for, whatever holds it up."""
_LOOK_AGAIN = 0.5
_GOODBYE = 2.0


class ConflictError(Exception):
    """Somebody else wrote that entry, took that seat or made that rematch first."""


class Database(ABC):
    """A database that is open. It has `seconds` for each piece of work."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._under_way: set[asyncio.Task[Any]] = set()
        self._looking: asyncio.Task[None] | None = None

    @property
    def away(self) -> bool:
        """Whether it did not answer lately; it is looked for until it does."""
        return self._looking is not None

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Do the work in a transaction, to its end; a caller that is cancelled no longer waits for it.

        Work is done once more where the connection broke, perhaps after it was committed: it must be safe to repeat.

        Raises:
            ConflictError: when what was written is there already; nothing has changed.
            UnavailableError: when the database does not answer in time; what was written may be there or not.
        """
        if self.away:
            raise UnavailableError
        return await self._waited_for(self._tried(work), self.seconds + _GRACE)

    async def run_at_leisure(self, work: Callable[[Connection], Found]) -> Found:
        """Do the work however long it takes: a migration does. Otherwise as `run`, but never repeated."""
        return await self._waited_for(self._run(work, None), None)

    async def close(self) -> None:
        """Let the database go, once nothing is under way; one that hangs is left behind after a while."""
        if self._looking is not None:
            self._looking.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=self.seconds + _GRACE)
        await self._dispose()

    async def _waited_for(self, done: Coroutine[Any, Any, Found], seconds: float | None) -> Found:
        task = asyncio.create_task(done)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        try:
            async with asyncio.timeout(seconds) as limit:
                return await asyncio.shield(task)
        except TimeoutError:
            if limit.expired():
                raise UnavailableError from None
            raise
        except IntegrityError as error:
            raise ConflictError from error

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone; nobody needs to hear of it

    async def _tried(self, work: Callable[[Connection], Found]) -> Found:
        """Do the work, once more when the connection was cut: after a restart of PostgreSQL all old ones are."""
        for repeatable in (True, False):
            try:
                return await self._run(work, self.seconds)
            except Exception as error:
                trouble = trouble_of(error)
                if trouble is None:
                    raise
                if trouble is Trouble.CUT and repeatable:
                    continue
                if trouble is not Trouble.BUSY:
                    self._look_for_it()
                raise UnavailableError from error
        raise AssertionError  # the second time it is either done or raised

    def _look_for_it(self) -> None:
        if self._looking is None:
            log.warning("the database does not answer; requests are refused until it does")
            self._looking = asyncio.create_task(self._found_again())

    async def _found_again(self) -> None:
        """Look for the database until it answers."""
        while True:
            await asyncio.sleep(_LOOK_AGAIN)
            try:
                await self._run(lambda connection: connection.execute(select(1)).scalar(), self.seconds)
            except Exception as error:  # whatever it is this time, it is not there yet
                log.info("the database is still away: %s", type(error).__name__)
            else:
                log.warning("the database answers again")
                self._looking = None
                return

    @abstractmethod
    async def _run(self, work: Callable[[Connection], Found], seconds: float | None) -> Found: ...

    @abstractmethod
    async def _dispose(self) -> None: ...


class ThreadedDatabase(Database):
    """A database that is worked with in threads; it keeps to the limit itself, by a limit for locks."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        super().__init__(seconds)
        self._engine = engine
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="database")

    async def _run(self, work: Callable[[Connection], Found], seconds: float | None) -> Found:  # noqa: ARG002 - see above
        def done() -> Found:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, done)

    async def _dispose(self) -> None:
        self._threads.shutdown(wait=not self._under_way, cancel_futures=True)
        self._engine.dispose()


class AsynchronousDatabase(Database):
    """A database whose driver works in the event loop."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        super().__init__(seconds)
        self._engine = engine

    async def _run(self, work: Callable[[Connection], Found], seconds: float | None) -> Found:
        """Do the work. A connection that does not answer is cut: nothing else ends its waiting for sure."""
        async with self._engine.connect() as connection:
            line = connection.sync_connection
            raw = None if line is None else line.connection.driver_connection
            if seconds is None or raw is None:
                return await connection.run_sync(_in_a_transaction, work)
            limit = asyncio.get_running_loop().call_later(seconds, raw.terminate)
            try:
                return await connection.run_sync(_in_a_transaction, work)
            except Exception as error:
                if limit.when() <= asyncio.get_running_loop().time():
                    raise TimeoutError("the database did not answer") from error
                raise
            finally:
                limit.cancel()

    async def _dispose(self) -> None:
        try:
            async with asyncio.timeout(_GOODBYE):
                await self._engine.dispose()
        except (TimeoutError, OSError):
            log.warning("the database does not say goodbye")


def _in_a_transaction(connection: Connection, work: Callable[[Connection], Found]) -> Found:
    """Begun and committed where the work is done: each way from the event loop to there and back costs."""
    with connection.begin():
        return work(connection)
