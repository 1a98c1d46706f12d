"""A start goes on with the AI's turns a few at a time, and leaves alone what was abandoned."""

import asyncio
from datetime import timedelta
from pathlib import Path

from sqlalchemy import Connection, update

from tests.server.clients import AI, ME, Chair, Script
from tests.server.live import LiveServer, generous
from whitechapel.server.metrics import Metrics
from whitechapel.server.service import Service
from whitechapel.server.store.models import Base, now
from whitechapel.server.upkeep import ABANDONED

_MATCHES = Base.metadata.tables["matches"]


def waiting_for_the_ai(live: LiveServer, count: int) -> None:
    """Matches in which it is the AI's turn, at a server whose AI takes its time."""
    with Script(live.address) as script:
        for _ in range(count):
            created = script.create("pocket", AI, ME)
            with Chair(script.address, created.match, created.tokens.detective) as me:
                me.act(next(action for action in me.turn.legal if not action.startswith("alibi")))


def loaded_by_a_start(folder: Path, least: int) -> int:
    """How many matches a start has loaded before the first AI has acted: `least`, and a moment later perhaps more."""

    async def resumed() -> int:
        service = await Service.opened(generous(f"sqlite:///{folder / 'matches.db'}", pace=1000.0), Metrics())
        assert service.resuming is not None
        async with asyncio.timeout(60):
            while len(service.live) < least:
                await asyncio.wait([service.resuming], timeout=0.05)
        await asyncio.wait([service.resuming], timeout=0.2)
        found = len(service.live)
        await service.close()
        return found

    return asyncio.run(resumed())


def test_a_few_matches_are_resumed_at_a_time(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, pace=1000.0)
    waiting_for_the_ai(live, 7)
    live.stop()
    assert loaded_by_a_start(tmp_path, 4) == 4


def test_a_match_that_was_abandoned_is_not_resumed_before_somebody_opens_it(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, pace=1000.0)
    waiting_for_the_ai(live, 2)
    abandoned = update(_MATCHES).values(touched=now() - ABANDONED - timedelta(hours=1))

    def work(connection: Connection) -> None:
        connection.execute(abandoned)

    live.inside(lambda: live.service.database.run(work))
    live.stop()
    assert loaded_by_a_start(tmp_path, 0) == 0
