"""Which matches stay in memory: those that somebody has open, and of the others those used last."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from whitechapel.core import PLAYERS, Deal
from whitechapel.server import live_matches
from whitechapel.server.bus import SoloBus
from whitechapel.server.hosted import HostedMatch, Setup
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.metrics import Metrics
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.processes.slots import SLOTS
from whitechapel.server.refusals import Refusal
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store import Journal, Matches, open_database


def new_match(name: str) -> HostedMatch:
    deal = Deal.fresh()
    setup = Setup(name, "pocket", (), 1, deal.secret, deal.salt)
    return HostedMatch(setup, {seat: SeatHolder(SeatKind.PERSON) for seat in PLAYERS})


def test_the_match_that_was_not_used_for_longest_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_matches, "_LATEST", 3)

    async def found() -> list[str]:
        database = await open_database(f"sqlite:///{tmp_path / 'matches.db'}")
        lives = LiveMatches(Matches(database), Journal(database), SoloBus(), Metrics())
        for name in "abc":
            lives.add(new_match(name))
        await lives.find("a")
        lives.add(new_match("d"))
        held = []
        for name in "abcd":  # none of them is stored: who is not in memory is not there
            with suppress(Refusal):
                held.append((await lives.find(name)).id)
        await database.close()
        return held

    assert asyncio.run(found()) == ["a", "c", "d"]


def test_a_process_that_owns_half_of_the_slots_keeps_half_as_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_matches, "_LATEST", 8)

    async def kept() -> int:
        database = await open_database(f"sqlite:///{tmp_path / 'matches.db'}")
        half = Ownership(range(SLOTS // 2), supervised=True)
        lives = LiveMatches(Matches(database), Journal(database), SoloBus(), Metrics(), ownership=half)
        for number in range(20):
            lives.add(new_match(f"match {number}"))
        await database.close()
        return len(lives)

    assert asyncio.run(kept()) == 4
