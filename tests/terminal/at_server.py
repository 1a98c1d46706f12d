"""The terminal app at a server in tests: at a seat of a match, alone or with a friend who is another client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.server.clients import Chair
from tools.terminal_driver import Sitting, table_at
from whitechapel.core import Seat
from whitechapel.table.seats import FRIEND, ServerSeat, by_link, created


class Friends(NamedTuple):
    """Two who play each other: one at this terminal, one as any other client would."""

    here: Sitting
    friend: Chair
    friends_seat: ServerSeat

    async def act_here(self) -> None:
        """Play an action here that reveals nothing, and wait until both know it."""
        await self.here.until_asked()
        before = self.friend.number
        await self.here.table.play(_quiet(self.here.match.turn.legal))
        await self.both_at(before + 1)

    async def act_there(self) -> None:
        """Let the friend play an action that reveals nothing, and wait until both know it."""
        self.friend.act(_quiet(self.friend.turn.legal))
        await self.both_at(self.friend.number)

    async def both_at(self, number: int) -> None:
        """Wait until both know of the match's entry of that number and nothing is asked for any more."""
        table = self.here.match
        await self.here.until(lambda: len(table.log) >= number and not table.connection.waiting)
        self.friend.until(number)


@asynccontextmanager
async def friends_at(server: str, seat: Seat, language: str = "en") -> AsyncIterator[Friends]:
    """A match of Pocket between this terminal's seat and a friend."""
    place, link = created(server, "pocket", seat, FRIEND, {})
    theirs = by_link(link)
    address = server.removeprefix("http://")
    async with table_at(place, link, language) as here:
        with Chair(address, theirs.match, theirs.token) as friend:
            yield Friends(here, friend, theirs)


def _quiet(legal: tuple[str, ...] | list[str]) -> str:
    return next(action for action in legal if not action.startswith("alibi"))
