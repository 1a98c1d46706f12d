"""A server that is closed in the middle of its work leaves no connection behind."""

import asyncio
import gc
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from tests.server.live import generous
from whitechapel.server.metrics import Metrics
from whitechapel.server.service import Service


@pytest.mark.parametrize("steps", range(12))
def test_a_server_closed_while_it_looks_for_unfinished_matches_gives_its_connections_back(
    steps: int, tmp_path: Path
) -> None:
    async def opened_and_closed() -> None:
        service = await Service.opened(generous(f"sqlite:///{tmp_path / 'matches.db'}"), Metrics())
        for _ in range(steps):
            await asyncio.sleep(0)
        await service.close()

    asyncio.run(opened_and_closed())
    gc.collect()  # a connection that was lost is found now: its warning fails this test


def test_work_whose_caller_has_gone_is_brought_to_its_end(tmp_path: Path) -> None:
    begun, may_end = threading.Event(), threading.Event()
    ended: list[int] = []

    def work(connection: Connection) -> None:
        begun.set()
        may_end.wait()
        ended.append(connection.execute(select(1)).scalar_one())

    async def abandoned() -> None:
        service = await Service.opened(generous(f"sqlite:///{tmp_path / 'matches.db'}"), Metrics())
        asking = asyncio.create_task(service.database.run(work))
        await asyncio.to_thread(begun.wait)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        may_end.set()
        await service.close()

    asyncio.run(abandoned())
    assert ended == [1]
