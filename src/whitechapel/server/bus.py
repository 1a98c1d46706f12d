"""Tells the servers on other machines that a match's log has grown, and who is at its table.

The log itself is only ever read from the database.
A message that gets lost delays an update and loses nothing: after every gap, and every second while the bus is away,
matches with listeners are looked up in the database, and so is a match that somebody comes for.
"""

from collections.abc import Callable
from typing import Protocol

PING_WITHIN = 2.0
"""Seconds in which a bus that works answers."""


class Bus(Protocol):
    """Carries the news that a match has grown between servers."""

    shared: bool
    """Whether there may be other servers at all."""

    @property
    def alive(self) -> bool:
        """Whether news come and go at the moment."""
        ...

    @property
    def others(self) -> bool:
        """Whether other servers may be there now, so that what is in memory may be older than what is stored."""
        ...

    async def open(
        self, grown: Callable[[str], None], gap: Callable[[], None], heard: Callable[[str, str], None]
    ) -> None:
        """Begin: `grown` is called with a match that grew elsewhere, `gap` when news may have been missed.

        `heard` is called with a match, and who is at its table elsewhere or what was said there.
        """
        ...

    def say(self, match_id: str, news: str) -> None:
        """Tell the others who is at a table or what was said there; what can't be told now is not told later."""
        ...

    def publish(self, match_id: str) -> None:
        """Tell the others that this match has grown; never waits."""
        ...

    async def ping(self, timeout: float = PING_WITHIN) -> None:
        """See whether it works; raises OSError when it does not within so many seconds."""
        ...

    async def close(self) -> None:
        """End."""
        ...


class SoloBus:
    """The bus of a server that has its database to itself."""

    shared = False
    alive = True
    others = False

    async def open(
        self, grown: Callable[[str], None], gap: Callable[[], None], heard: Callable[[str, str], None]
    ) -> None:
        """There is nobody to hear from."""

    def say(self, match_id: str, news: str) -> None:
        """There is nobody to tell."""

    def publish(self, match_id: str) -> None:
        """There is nobody to tell."""

    async def ping(self, timeout: float = PING_WITHIN) -> None:
        """It always works."""

    async def close(self) -> None:
        """Nothing was opened."""


def opened_bus(url: str, group: str = "") -> Bus:
    """The bus for a Redis URL, or without one for a server alone; raises ModuleNotFoundError without redis-py.

    Args:
        url: of Redis, or nothing.
        group: a name that the processes of one machine have in common.
    """
    if not url:
        return SoloBus()
    from whitechapel.server.redis_bus import RedisBus  # noqa: PLC0415 - redis-py is an extra of its own

    return RedisBus(url, group)
