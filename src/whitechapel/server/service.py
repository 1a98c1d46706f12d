"""Everything one server process holds, put together; opened when the application starts, closed when it ends."""

import asyncio
import logging
from dataclasses import dataclass

from starlette.applications import Starlette

from whitechapel.server.bus import Bus, opened_bus
from whitechapel.server.draws import Draws
from whitechapel.server.hints import Hints
from whitechapel.server.limits import Buckets, Places
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.lobby import Lobby
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents import OpponentSeats, Turns, Workers
from whitechapel.server.refusals import Refusal
from whitechapel.server.settings import Settings
from whitechapel.server.store import Database, Journal, Matches, open_database

log = logging.getLogger(__name__)


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
    workers: Workers
    opponents: OpponentSeats
    turns: Turns
    metrics: Metrics
    creations: Buckets
    places: Places
    resuming: "asyncio.Task[None] | None" = None

    @classmethod
    async def opened(cls, settings: Settings, metrics: Metrics) -> "Service":
        """Open the database and the bus, and go on with the server's own turns that a stop interrupted."""
        database = await open_database(settings.database_url)
        matches = Matches(database)
        bus = opened_bus(settings.redis)
        live = LiveMatches(matches, Journal(database, gather=settings.gather), bus, metrics)
        workers = Workers(settings.ai_workers, patience=settings.thinking, metrics=metrics)
        opponents = OpponentSeats(
            workers,
            settings.bot_commands,
            count=settings.ai_workers,
            seconds=settings.bot_thinking,
            patience=settings.thinking,
        )
        turns = Turns(opponents, pace=settings.pace, takeover=settings.takeover, metrics=metrics)
        live.on_growth = turns.consider
        service = cls(
            settings=settings,
            database=database,
            matches=matches,
            live=live,
            lobby=Lobby(live, opponents.bots, Draws(settings.deal_seed)),
            hints=Hints(opponents),
            bus=bus,
            workers=workers,
            opponents=opponents,
            turns=turns,
            metrics=metrics,
            creations=Buckets(settings.creations_per_minute / 60, settings.creations_per_minute),
            places=Places(settings.connections),
        )
        await bus.open(live.grown, live.gap)
        service.resuming = asyncio.create_task(service._resume())
        return service

    async def close(self) -> None:
        """Let everything go; what was acknowledged is in the database."""
        if self.resuming is not None:
            self.resuming.cancel()
            await asyncio.wait([self.resuming])
        await self.live.loaded()
        await self.turns.close()
        await asyncio.to_thread(self.workers.close)
        await self.opponents.close()
        await self.bus.close()
        await self.live.journal.close()
        await self.database.close()

    async def _resume(self) -> None:
        """Load the matches in which the server is to act: loading one plays its turn."""
        for match_id in await self.matches.waiting_for_the_server():
            try:
                await self.live.find(match_id)
            except Refusal as refusal:
                log.info("a match can't be resumed: %s", refusal.code)


def service_of(app: Starlette) -> Service:
    """The service of an application."""
    service: Service = app.state.service
    return service
