"""What other processes add to matches, brought to those who are live here; and what they may have failed to tell."""

import asyncio
import logging
from collections.abc import Coroutine

from whitechapel.server.live import LiveMatch
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.refusals import Refusal
from whitechapel.server.store import UnavailableError

log = logging.getLogger(__name__)

_LOOK = 1.0
"""Seconds after which matches are looked up in the database while nobody would tell of them."""
_SELDOM = 15
"""So many times less often it is done where somebody should."""


class News:
    """Hears what others say of matches, and looks now and then whether they said everything."""

    def __init__(self, live: LiveMatches) -> None:
        self._live = live
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look from now on, where there are others."""
        if self._live.bus.shared or self._live.ownership.supervised:
            self._run(self._watch())

    def grown(self, match_id: str) -> None:
        """A server on another machine added to a match."""
        self._run(self._follow(self._live.grown(match_id)))

    def grown_near(self, match_id: str, asker: str) -> None:
        """Another process of this machine added to a match, which is of somebody of a network."""
        self._run(self._follow(self._live.grown(match_id, near=True, asker=asker)))

    def gap(self) -> None:
        """News may have been missed."""
        self._run(self._follow(self._live.gap()))

    async def close(self) -> None:
        """Hear nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watch(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(_LOOK)
            rounds += 1
            await self._follow(self._live.look(self._unheard_of(thorough=rounds % _SELDOM == 0)))

    def _unheard_of(self, *, thorough: bool) -> list[LiveMatch]:
        """The matches of which news may not come by themselves: all while the bus is away, else those of others."""
        bus, owns = self._live.bus, self._live.ownership.owns
        everything = bus.shared and (thorough or not bus.alive)
        return [live for live in self._live.listened_to() if everything or not owns(live.id)]

    async def _follow(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except (UnavailableError, Refusal) as error:
            log.info("a match can't be followed: %s", type(error).__name__)

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
