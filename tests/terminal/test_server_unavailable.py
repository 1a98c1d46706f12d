"""A server that can't store anything for a while: what was played is asked for again, and stored once."""

import asyncio
import sqlite3
from pathlib import Path

from tests.server.live import LiveServer
from tests.terminal.at_server import friends_at
from whitechapel.core import Seat


def test_an_action_that_could_not_be_stored_is_stored_later_without_the_players_doing(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, database_timeout=0.2)
    holder = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)

    async def run() -> None:
        async with friends_at(f"http://{live.address}", Seat.DETECTIVE) as friends:
            here, friend, _ = friends
            await here.until_asked()
            before = friend.number
            action = next(action for action in here.match.turn.legal if not action.startswith("alibi"))
            holder.execute("BEGIN IMMEDIATE")
            await here.table.play(action)
            refusals = live.service.metrics.refusals.labels(code="unavailable")
            await here.until(lambda: refusals._value.get() > 0)
            assert here.match.connection.waiting
            holder.execute("ROLLBACK")
            await friends.both_at(before + 1)
            assert [event.action for event in friend.events].count(action) == 1

    try:
        asyncio.run(run())
    finally:
        holder.close()
        live.stop()
