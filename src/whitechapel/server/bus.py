"""Tells the other server processes that a match's log has grown. The log itself is only ever read from the database.

A message that gets lost delays an update and loses nothing: after every gap, rooms with listeners look into the
database, and so does everybody who connects.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol


class Bus(Protocol):
    """Carries the news that a match has grown between processes."""

    shared: bool

    async def open(self, grown: Callable[[str], Awaitable[None]], gap: Callable[[], Awaitable[None]]) -> None:
        """Begin: `grown` is called with a match that grew elsewhere, `gap` when news may have been missed."""
        ...

    def publish(self, match_id: str) -> None:
        """Tell the others that this match has grown."""
        ...

    async def ping(self) -> None:
        """See whether it works; raises OSError when not."""
        ...

    async def close(self) -> None:
        """End."""
        ...


class SoloBus:
    """The bus of a process that serves its matches alone."""

    shared = False

    async def open(self, grown: Callable[[str], Awaitable[None]], gap: Callable[[], Awaitable[None]]) -> None:
        """There is nobody to hear from."""

    def publish(self, match_id: str) -> None:
        """There is nobody to tell."""

    async def ping(self) -> None:
        """It always works."""

    async def close(self) -> None:
        """Nothing was opened."""


def opened_bus(url: str) -> Bus:
    """The bus for a Redis URL, or without one for a process alone; raises ModuleNotFoundError without redis-py."""
    if not url:
        return SoloBus()
    from whitechapel.server.redis_bus import RedisBus  # noqa: PLC0415 - redis-py is an extra of its own

    return RedisBus(url)
