"""Everything one server process holds, put together; opened when the application starts, closed when it ends."""

import asyncio
import logging
from dataclasses import dataclass

from starlette.applications import Starlette

from whitechapel.server.bus import Bus, opened_bus
from whitechapel.server.checkup import Checkup
from whitechapel.server.drawing import Pictures
from whitechapel.server.draws import Draws
from whitechapel.server.hints import Hints
from whitechapel.server.limits import Limits
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.lobby import Lobby
from whitechapel.server.metrics import Metrics
from whitechapel.server.news import News
from whitechapel.server.opponents import Occupants, OpponentSeats, Turns, Workers
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.settings import Settings
from whitechapel.server.store import Database, Housekeeping, Journal, Matches, open_database
from whitechapel.server.upkeep import attend, expire, notice_deletions, resume

log = logging.getLogger(__name__)
_GATHERED_BY_SEVERAL = 1.5
"""So much longer each of several processes gathers: it gets fewer entries in the same time."""


@dataclass(slots=True)
class Service:
    """What the routes use."""

    settings: Settings
    database: Database
    matches: Matches
    live: LiveMatches
    lobby: Lobby
    hints: Hints
    bus: Bus
    news: News
    workers: Workers
    opponents: OpponentSeats
    turns: Turns
    metrics: Metrics
    limits: Limits
    checkup: Checkup
    pictures: Pictures
    resuming: "asyncio.Task[None] | None" = None
    expiring: "asyncio.Task[None] | None" = None
    noticing: "asyncio.Task[None] | None" = None
    attending: "asyncio.Task[None] | None" = None

    @classmethod
    async def opened(
        cls, settings: Settings, metrics: Metrics, limits: Limits | None = None, ownership: Ownership | None = None
    ) -> "Service":
        """Open the database and the bus, and go on with the server's own turns that a stop interrupted."""
        ownership = ownership or Ownership()
        database = await open_database(settings.database_url, seconds=settings.database_timeout)
        housekeeping = Housekeeping(database)
        matches = Matches(database)
        bus = opened_bus(settings.redis, ownership.group)
        longer = _GATHERED_BY_SEVERAL if settings.workers > 1 else 1.0
        journal = Journal(database, gather=settings.gather * longer)
        grows = {"takebacks": settings.takebacks, "log_length": settings.log_length}
        live = LiveMatches(matches, journal, bus, metrics, ownership=ownership, **grows)
        workers = Workers(settings.thinking_places + 1, patience=settings.thinking, metrics=metrics)
        occupants = Occupants(
            settings.bot_commands,
            count=settings.thinking_places,
            seconds=settings.bot_thinking,
            patience=settings.thinking,
            metrics=metrics,
        )
        opponents = OpponentSeats(workers, occupants, metrics)
        turns = Turns(opponents, pace=settings.pace, takeover=settings.takeover, metrics=metrics)
        live.on_growth = turns.consider
        live.on_leaving = turns.leave
        service = cls(
            settings=settings,
            database=database,
            matches=matches,
            live=live,
            lobby=Lobby(live, opponents.bots, Draws(settings.deal_seed)),
            hints=Hints(opponents),
            bus=bus,
            news=News(live),
            workers=workers,
            opponents=opponents,
            turns=turns,
            metrics=metrics,
            checkup=Checkup(housekeeping, bus),
            pictures=Pictures(),
            limits=limits or Limits(settings),
        )
        await bus.open(service.news.grown, service.news.gap, live.heard)
        service.news.start()
        service.resume_soon()
        service.expiring = asyncio.create_task(expire(housekeeping, live, settings))
        service.noticing = asyncio.create_task(notice_deletions(live))
        service.attending = asyncio.create_task(attend(live))
        return service

    def resume_soon(self) -> None:
        """Go on with the server's own turns in the matches that are this process's."""
        if self.resuming is not None:
            self.resuming.cancel()
        self.resuming = asyncio.create_task(resume(self.matches, self.live))

    async def close(self) -> None:
        """Let everything go; what was acknowledged is in the database."""
        for task in (self.resuming, self.expiring, self.noticing, self.attending):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        await self.pictures.close()
        await self.news.close()
        await self.live.doubts.close()
        await self.live.loaded()
        await self.turns.close()
        await asyncio.to_thread(self.workers.close)
        await self.opponents.close()
        await self.bus.close()
        await self.live.journal.close()
        await self.database.close()


def service_of(app: Starlette) -> Service:
    """The service of an application."""
    service: Service = app.state.service
    return service
