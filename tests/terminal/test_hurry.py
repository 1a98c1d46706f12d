"""An AI that is hurrying, because so many play at the server: every table says so, after a lost connection too."""

import asyncio
import io
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import groupby

import pytest

from tests.server.clients import ME, Chair, Script
from tests.server.live import LiveServer
from tests.terminal.relay import Relay
from tests.terminal.tables import LANGUAGES, kept, printed, typist
from tools.terminal_driver import Sitting, table_at
from whitechapel.core import PLAYERS, Seat
from whitechapel.table.interface import Connection
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import created
from whitechapel.terminal.plain import PlainTable, Talk
from whitechapel.words import Words


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose only AI worker is wanted elsewhere; what the AI thinks of is shown ten minutes later."""
    live = LiveServer.in_folder(tmp_path_factory.mktemp("busy"), pace=600.0, ai_workers=1)
    with Script(live.address) as script:
        other = script.create("pocket", {"kind": "ai", "level": 8}, ME)
        with Chair(live.address, other.match, other.tokens.detective) as chair:
            chair.act(chair.turn.legal[0])
    yield f"http://{live.address}"
    live.stop()


@asynccontextmanager
async def waiting_for_the_ai(server: str, language: str = "en") -> AsyncIterator[tuple[Sitting, Relay]]:
    """A table at the busy server, after an action there, and the line to it."""
    async with Relay(server.removeprefix("http://")) as relay:
        seat, _ = created(server, "pocket", Seat.DETECTIVE, "level:8", {})
        async with table_at(seat._replace(server=relay.address), language=language) as here:
            await here.until_asked()
            await here.table.play(here.match.turn.legal[0])
            yield here, relay


def head(here: Sitting) -> str:
    """What the first two lines say, however they are broken."""
    return in_one_line(" ".join(here.text().split("\n")[:2]))


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_table_says_it_in_its_first_lines_and_again_after_a_lost_connection(busy: str, language: str) -> None:
    words = Words(language)
    hurried, back = in_one_line(words.say("ai-hurried")), in_one_line(words.say("return-now"))

    async def run() -> None:
        async with waiting_for_the_ai(busy, language) as (here, relay):
            await here.until(lambda: hurried in head(here))
            await here.press("left_square_bracket")
            await here.until(lambda: back in head(here))
            assert hurried not in head(here)
            await here.press("escape")
            relay.cut()
            await here.until(lambda: not here.match.connection.is_open)
            assert hurried not in head(here)
            await relay.mend()
            await here.until(lambda: hurried in head(here))

    asyncio.run(run())


def test_a_table_in_lines_says_it_when_it_is_told_so(busy: str) -> None:
    words, out = Words(), io.StringIO()

    async def run() -> None:
        seat, _ = created(busy, "pocket", Seat.DETECTIVE, "level:8", {})
        async with RemoteTable(seat) as table, asyncio.timeout(120):
            typed = io.StringIO(f"{table.turn.legal[0]}\n")
            playing = asyncio.create_task(PlainTable(table, words, Talk(typed, out)).play())
            while words.say("ai-hurried") not in out.getvalue():
                await asyncio.sleep(0.002)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(run())
    assert out.getvalue().endswith(f"\n{words.say('ai-hurried')}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_lines_says_it_once_each_time_that_the_ai_is_called(language: str) -> None:
    at = kept("pocket", [Seat.DETECTIVE])
    at.connection = Connection(hurried=True)
    lines = printed(at, typist(at), language).split("\n")
    acted = [entry.actor for entry in at.log if entry.actor in PLAYERS]
    called = [seat for seat, _ in groupby(acted)].count(Seat.JACK)
    assert lines.count(Words(language).say("ai-hurried")) == called
    assert called < acted.count(Seat.JACK)
