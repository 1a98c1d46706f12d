"""A server that is closed in the middle of its work leaves no connection behind."""

import asyncio
import gc
from pathlib import Path

import pytest

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
    async def abandoned() -> int:
        service = await Service.opened(generous(f"sqlite:///{tmp_path / 'matches.db'}"), Metrics())
        asking = asyncio.create_task(service.matches.waiting_for_the_server())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await service.matches.finish()
        in_use: int = service.engine.pool.checkedout()  # type: ignore[attr-defined] # a QueuePool
        await service.close()
        return in_use

    assert asyncio.run(abandoned()) == 0
