"""Bots think in fair order: whoever has many of them keeps nobody else's from a place, a thread or its process."""

import asyncio
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.seating import BOTS
from tests.server.clients import AI, ME, Chair, coming_from
from tests.server.live import LiveServer
from whitechapel.bots import BotError, Command
from whitechapel.core import PLAYERS, Deal, Match, Seat
from whitechapel.server.hosted import HostedMatch, Setup
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents import Occupants, occupants
from whitechapel.server.seats import SeatHolder, SeatKind

HANGING, FIRST = {"kind": "bot", "name": "hanging"}, {"kind": "bot", "name": "first"}
VIEW = Match("pocket", seed=1).view(Seat.DETECTIVE)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[LiveServer]:
    """A server on which bots may think for ever; a test says where requests come from."""
    bots = "\n".join(f"{name}={sys.executable} {BOTS} {name}" for name in ("hanging", "first"))
    live = LiveServer.in_folder(tmp_path, bots=bots, bot_thinking=600.0, ai_workers=1, proxies="127.0.0.1")
    yield live
    live.stop()


def test_a_network_whose_bots_never_answer_keeps_nobody_else_waiting(patient: LiveServer) -> None:
    with coming_from(patient.address, "192.0.2.1") as hostile, coming_from(patient.address, "192.0.2.2") as other:
        for _ in range(20):
            hostile.create("pocket", HANGING, HANGING)
        created = other.create("pocket", ME, FIRST)
        with Chair(patient.address, created.match, created.tokens.jack) as me:
            me.until_my_turn()
        other.create("pocket", ME, AI)


def test_a_network_whose_bots_never_answer_waits_for_itself(patient: LiveServer) -> None:
    with coming_from(patient.address, "192.0.2.1") as script:
        script.create("pocket", HANGING, HANGING)
        waiting = script.create("pocket", ME, FIRST)
        with coming_from(patient.address, "192.0.2.2") as other:
            created = other.create("pocket", ME, FIRST)
            with Chair(patient.address, created.match, created.tokens.jack) as me:
                me.until_my_turn()
        assert script.get(f"/api/v1/matches/{waiting.match}").json()["turn"]["to_act"] == "detective"


def hosted(name: str, bot: str) -> HostedMatch:
    deal = Deal.fresh()
    setup = Setup(name, "pocket", (), 1, deal.secret, deal.salt)
    return HostedMatch(setup, {seat: SeatHolder(SeatKind.BOT, bot=bot) for seat in PLAYERS})


def started(file: Path) -> Command:
    """A bot whose starts are written down."""
    return Command(("/bin/sh", "-c", f"echo started >> {file}; exec {shlex.quote(sys.executable)} {BOTS} first"))


def test_a_bot_whose_answer_nobody_wants_any_more_is_not_even_asked(tmp_path: Path) -> None:
    async def played() -> None:
        bots = {"hanging": Command((sys.executable, str(BOTS), "hanging")), "late": started(tmp_path / "late")}
        seated = Occupants(bots, count=1, seconds=600.0, patience=60.0, metrics=Metrics())
        asked = [
            asyncio.create_task(seated.choose(hosted(name, name), Seat.DETECTIVE, VIEW, "network")) for name in bots
        ]
        await asyncio.sleep(0)  # both are in the queue now
        asked[1].cancel()
        await asyncio.wait(asked[1:])
        await seated.close()
        assert isinstance((await asyncio.gather(*asked, return_exceptions=True))[0], BotError)

    asyncio.run(played())
    assert not (tmp_path / "late").exists()


def test_room_is_made_by_those_who_have_most_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(occupants, "_MOST_BOTS", 3)

    async def played() -> None:
        bots = {name: started(tmp_path / name) for name in ("many", "one")}
        seated = Occupants(bots, count=1, seconds=60.0, patience=60.0, metrics=Metrics())
        own = hosted("own", "one")
        await seated.choose(own, Seat.DETECTIVE, VIEW, "other")
        for number in range(5):
            await seated.choose(hosted(f"match {number}", "many"), Seat.DETECTIVE, VIEW, "hostile")
        await seated.choose(own, Seat.DETECTIVE, VIEW, "other")
        await seated.close()

    asyncio.run(played())
    starts = [(tmp_path / name).read_text().split() for name in ("one", "many")]
    assert [len(names) for names in starts] == [1, 5]
