"""Commits what many matches store together: what waits while one transaction runs goes into the next.

A caller is answered only after its match or its entries are committed. While they come alone, each is committed at
once; when they crowd, one disk flush serves every match that grew in the last few milliseconds, which is what lets one
SQLite file carry hundreds of them.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection

from whitechapel.server.hosted import HostedMatch
from whitechapel.server.store.database import Database
from whitechapel.server.store.matches import Addition, store
from whitechapel.server.store.troubles import UnavailableError

_Stored: TypeAlias = HostedMatch | Addition


class _Waiting(NamedTuple):
    stored: _Stored
    done: "asyncio.Future[None]"


class Journal:
    """The one place of a process where matches are stored and entries are added to their logs."""

    def __init__(self, database: Database, *, gather: float = 0.0) -> None:
        self._database = database
        self._gather = gather
        self._waiting: list[_Waiting] = []
        self._crowded = False
        self._writer: asyncio.Task[None] | None = None

    async def create(self, hosted: HostedMatch) -> None:
        """Store a new match as it is; returns once it is committed.

        Raises:
            ConflictError: when there is a match of this id, asked for before with the same key or stored by us before
                the connection broke; or when it is a rematch that there is already.
            UnavailableError: when the database does not answer in time; it may have been stored or not.
        """
        await self._store(hosted)

    async def add(self, addition: Addition) -> None:
        """Add entries to a match's log; returns once they are committed.

        Raises:
            ConflictError: when another process wrote one of these entries first; nothing was added.
            UnavailableError: when the database does not answer in time; they may have been added or not.
        """
        await self._store(addition)

    async def _store(self, stored: _Stored) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(stored, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        """Wait until everything given is written."""
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(self._gather if self._crowded else 0)
                batch, self._waiting = self._waiting, []
                self._crowded = len(batch) > 1
                try:
                    await self._database.run(_adding(batch))
                except UnavailableError as error:
                    _answer_all(batch, error)
                except Exception as error:  # each caller gets its own; the writer must live on for the others
                    await self._alone(batch, error)
                else:
                    _answer_all(batch)
        finally:
            self._writer = None

    async def _alone(self, batch: list[_Waiting], error: Exception) -> None:
        """Nothing of a batch was stored: each of it is tried alone, so that none suffers from another."""
        if len(batch) == 1:
            _answer(batch[0], error)
            return
        for place, waiting in enumerate(batch):
            try:
                await self._database.run(_adding([waiting]))
            except UnavailableError as away:
                _answer_all(batch[place:], away)
                return
            except Exception as own:  # as above
                _answer(waiting, own)
            else:
                _answer(waiting)


def _adding(batch: list[_Waiting]) -> Callable[[Connection], None]:
    stored = [waiting.stored for waiting in batch]
    new = [one for one in stored if isinstance(one, HostedMatch)]
    return partial(store, new, [one for one in stored if isinstance(one, Addition)])


def _answer_all(batch: list[_Waiting], error: Exception | None = None) -> None:
    for waiting in batch:
        _answer(waiting, error)


def _answer(waiting: _Waiting, error: Exception | None = None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
