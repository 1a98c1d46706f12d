"""Whether this server can do its work: whether something can be written, and whether the other processes hear of it."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Literal, TypeAlias

from whitechapel.server.bus import Bus
from whitechapel.server.store import Housekeeping

log = logging.getLogger(__name__)
Part: TypeAlias = Literal["database", "bus"]
_WITHIN = 2.0
_FRESH = 1.0


class Checkup:
    """Looks when it is asked, but once a second at most, so that asking makes no load."""

    def __init__(self, housekeeping: Housekeeping, bus: Bus) -> None:
        self._housekeeping = housekeeping
        self._bus = bus
        self._looked: tuple[float, asyncio.Future[list[Part]]] | None = None

    async def unavailable(self) -> list[Part]:
        """The parts that can't do their work now."""
        moment = asyncio.get_running_loop().time()
        if self._looked is None or moment - self._looked[0] > _FRESH:
            self._looked = moment, asyncio.ensure_future(self._look())
        return await asyncio.shield(self._looked[1])

    async def _look(self) -> list[Part]:
        database, bus = await asyncio.gather(_works(self._housekeeping.write()), _works(self._bus.ping()))
        found: list[Part] = []
        if not database:
            found.append("database")
        if not bus:
            found.append("bus")
        return found


async def _works(tried: Awaitable[None]) -> bool:
    try:
        async with asyncio.timeout(_WITHIN):
            await tried
    except Exception as error:  # whatever is wrong, the answer is the same
        log.warning("a part of the server does not answer: %s", type(error).__name__)
        return False
    return True
