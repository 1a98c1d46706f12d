"""Matches of which nobody knows whether what was asked for last is stored: the database went away before it answered.

Whoever asked was told so and asks again, which finds out. The others at the table learn it from here.
"""

import asyncio
import logging
from typing import Protocol

from whitechapel.server.store import UnavailableError

log = logging.getLogger(__name__)
_AGAIN = 1.0
_TIMES = 2
"""A database that hung may still commit what it had when it goes on: it is asked a second time."""


class CatchesUp(Protocol):
    """A live match, as far as this goes."""

    async def catch_up(self) -> None:
        """Follow what was added and is not known here."""
        ...


class Doubts:
    """Catches up with matches in doubt, once the database answers."""

    def __init__(self) -> None:
        self._times: dict[CatchesUp, int] = {}
        self._task: asyncio.Task[None] | None = None

    def about(self, live: CatchesUp) -> None:
        """Have a match caught up with as soon as that can be done."""
        self._times[live] = _TIMES
        if self._task is None:
            self._task = asyncio.create_task(self._resolve())

    async def close(self) -> None:
        """Let them be: whoever opens these matches next reads what was stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _resolve(self) -> None:
        while self._times:
            await asyncio.sleep(_AGAIN)
            for live in list(self._times):
                try:
                    await live.catch_up()
                except UnavailableError:
                    break
                except Exception:  # the others must not suffer from it
                    log.exception("can't catch up with a match")
                self._times[live] -= 1
                if not self._times[live]:
                    del self._times[live]
        self._task = None
