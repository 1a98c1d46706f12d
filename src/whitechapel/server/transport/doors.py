"""The connections of a process: how many there are, by network and in all, and a look at the clock for each.

One look a second serves all of them, so that a request costs no timer. It begins with the first connection and ends
with the last.
"""

import asyncio
from typing import Protocol

from whitechapel.server.limits import Limits
from whitechapel.server.proxies import Proxies
from whitechapel.server.refusals import Refusal
from whitechapel.server.settings import Settings
from whitechapel.server.transport.descriptors import raise_descriptor_limit, room_for_connections

_EVERY = 1.0
_MOST_TURNED_AWAY = 64
"""How many may be told at a time that there is no room; more are hung up on at once."""


class Watched(Protocol):
    """A connection that is looked at."""

    def look(self, now: float) -> None:
        """See what is late, and let it go."""


class Doors:
    """Who is in, and who may come in."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self._arrivals = limits.arrivals
        self._supervised = limits.supervised
        self._places = limits.connections
        share = -(-settings.connections_in_all // settings.workers)  # of each process
        raise_descriptor_limit(share)
        self._most = room_for_connections(share)
        self._inside: set[Watched] = set()
        self._turned_away: set[Watched] = set()
        self._looking: asyncio.TimerHandle | None = None
        times = (settings.header_timeout, settings.body_timeout, settings.reader_timeout)
        self._every = min(_EVERY, *(each / 4 for each in times))

    def admits(self, address: str) -> bool:
        """Whether somebody does not come too often; the supervisor's doorway has seen to that where there is one."""
        return self._supervised or self._arrivals.admits(address)

    def enter(self, connection: Watched, address: str) -> None:
        """Count a new connection; raises `Refusal` when there are too many."""
        if len(self._inside) >= self._most:
            raise Refusal("unavailable", "too many connections; try again in a while", retry_after=10)
        if not self.proxies.trusts(address):
            self._places.take(address)
        self._watch(self._inside, connection)

    def leave(self, connection: Watched, address: str) -> None:
        """A connection that had entered, or was turned away, has ended."""
        if connection in self._turned_away:
            self._turned_away.discard(connection)
        elif connection in self._inside:
            self._inside.discard(connection)
            if not self.proxies.trusts(address):
                self._places.give_back(address)

    def turn_away(self, connection: Watched) -> bool:
        """Whether there is room to tell a connection that there is none."""
        if len(self._turned_away) >= _MOST_TURNED_AWAY:
            return False
        self._watch(self._turned_away, connection)
        return True

    def _watch(self, those: set[Watched], connection: Watched) -> None:
        those.add(connection)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(self._every, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in [*self._inside, *self._turned_away]:
            connection.look(now)
        more = self._inside or self._turned_away
        self._looking = loop.call_later(self._every, self._look) if more else None
