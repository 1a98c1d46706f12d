"""Everything one server process holds, put together; opened when the application starts, closed when it ends."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncEngine

from whitechapel.server.ai import Opponents, Thinkers
from whitechapel.server.bus import Bus, opened_bus
from whitechapel.server.limits import Buckets, Places
from whitechapel.server.lobby import Lobby
from whitechapel.server.metrics import Metrics
from whitechapel.server.programs import Programs
from whitechapel.server.refusals import Refusal
from whitechapel.server.rooms import Rooms
from whitechapel.server.settings import Settings
from whitechapel.server.store import Journal, Matches, open_engine

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Service:
    """What the routes use."""

    settings: Settings
    engine: AsyncEngine
    matches: Matches
    rooms: Rooms
    lobby: Lobby
    bus: Bus
    thinkers: Thinkers
    programs: Programs
    opponents: Opponents
    metrics: Metrics
    creations: Buckets
    places: Places
    resuming: "asyncio.Task[None] | None" = None

    @classmethod
    async def opened(cls, settings: Settings, metrics: Metrics) -> "Service":
        """Open the database and the bus, and go on with the AI turns that a stop interrupted."""
        engine = await open_engine(settings.database_url)
        matches = Matches(engine)
        bus = opened_bus(settings.redis)
        rooms = Rooms(matches, Journal(matches, gather=settings.gather), bus, metrics)
        thinkers = Thinkers(settings.ai_workers, patience=settings.thinking, metrics=metrics)
        programs = Programs(
            settings.programs,
            count=settings.ai_workers,
            seconds=settings.bot_thinking,
            patience=settings.thinking,
        )
        opponents = Opponents(thinkers, programs, pace=settings.pace, takeover=settings.takeover, metrics=metrics)
        rooms.followed = opponents.consider
        service = cls(
            settings=settings,
            engine=engine,
            matches=matches,
            rooms=rooms,
            lobby=Lobby(rooms, programs.names),
            bus=bus,
            thinkers=thinkers,
            programs=programs,
            opponents=opponents,
            metrics=metrics,
            creations=Buckets(settings.creations_per_minute / 60, settings.creations_per_minute),
            places=Places(settings.connections),
        )
        await bus.open(rooms.grown, rooms.gap)
        service.resuming = asyncio.create_task(service._resume())
        return service

    async def close(self) -> None:
        """Let everything go; what was acknowledged is in the database."""
        if self.resuming is not None:
            self.resuming.cancel()
            await asyncio.wait([self.resuming])
        await self.rooms.loaded()
        await self.opponents.close()
        await self.bus.close()
        await self.rooms.journal.close()
        await self.matches.close()

    async def _resume(self) -> None:
        """Load every unfinished match with an AI once: loading it plays the AI's turn if it is one."""
        for match_id in await self.matches.unfinished_with_ai():
            try:
                await self.rooms.room(match_id)
            except Refusal as refusal:
                log.info("a match can't be resumed: %s", refusal.code)


def service_of(app: Any) -> Service:
    """The service of an application."""
    if not isinstance(app, FastAPI):
        raise TypeError(app)
    service: Service = app.state.service
    return service
