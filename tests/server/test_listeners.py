"""Those who listen: slow ones, ones that vanish, and what happens to a match while it is being loaded."""

import asyncio
import json
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.types import Message

from tests.server.clients import Chair, Script
from tests.server.live import LiveServer
from tests.server.worlds import played
from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.server.bus import SoloBus
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.metrics import Metrics
from whitechapel.server.outbox import MOST_WAITING, Outbox
from whitechapel.server.store import Addition, Journal, Matches, StoredMatch, open_database
from whitechapel.server.views import Sealed


def test_no_more_messages_wait_for_a_listener_than_the_limit() -> None:
    async def overwhelmed() -> tuple[int, int, list[str]]:
        sent: list[str] = []
        hung_up = 0
        stuck = asyncio.Event()

        async def send(message: Message) -> None:
            sent.append(message["text"])
            await stuck.wait()

        async def hang_up() -> None:
            nonlocal hung_up
            hung_up += 1

        outbox = Outbox(Seat.JACK, send, hang_up)
        most = 0
        for number in range(3 * MOST_WAITING):
            outbox.push(Sealed(str(number).encode()))
            most = max(most, len(outbox))
            await asyncio.sleep(0)
        stuck.set()
        await asyncio.sleep(0)
        return most, hung_up, sent

    most, hung_up, sent = asyncio.run(overwhelmed())
    assert most <= MOST_WAITING
    assert hung_up == 1
    assert sent == ["0"]


class SlowMatches(Matches):
    """A database that answers when it is allowed to: the log may grow between its answer and the use of it."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]  # the database
        self.has_read = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def load(self, match_id: str) -> StoredMatch | None:
        stored = await super().load(match_id)
        self.has_read.set()
        await self.may_answer.wait()
        return stored


def test_news_that_comes_while_a_match_is_loaded_is_not_lost(tmp_path: Path) -> None:
    async def grown_meanwhile() -> tuple[int, int]:
        database = await open_database(f"sqlite:///{tmp_path / 'matches.db'}")
        matches = SlowMatches(database)
        hosted = played("pocket", 3, 14)
        journal = Journal(database)
        await journal.create(hosted)
        live = LiveMatches(matches, journal, SoloBus(), Metrics())
        loading = asyncio.create_task(live.find(hosted.setup.id))
        await matches.has_read.wait()
        entry = Entry(hosted.number + 1, EntryKind.RESIGNED, Seat.JACK)
        steps = [hosted.step(entry)]
        await journal.add(Addition(hosted.setup.id, [entry], hosted.standing_after(steps)))
        await live.grown(hosted.setup.id)
        matches.may_answer.set()
        found = (await loading).hosted.number
        await database.close()
        return found, entry.number

    found, added = asyncio.run(grown_meanwhile())
    assert found == added


def test_a_fault_in_a_request_is_logged_and_answered(
    script: Script, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = script.create("pocket")

    def fails(*_given: object) -> None:
        raise RuntimeError("a fault of ours")

    with Chair(script.address, created.match, created.tokens.jack) as chair:
        monkeypatch.setattr("whitechapel.server.routes.socket.views.looked", fails)
        with caplog.at_level(logging.ERROR):
            chair.send(protocol.Look(number=1))
            answer = chair.receive()
        assert isinstance(answer, protocol.Problem)
        assert answer.code == "internal"
        assert "a fault of ours" in caplog.text
        monkeypatch.undo()
        chair.send(protocol.Look(number=1))
        assert isinstance(chair.receive(), protocol.Looked)


def test_a_fault_in_a_connection_is_logged_and_not_taken_for_a_client_that_left(
    script: Script, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = script.create("pocket")

    def fails(*_given: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("whitechapel.server.routes.socket.viewer_with", fails)
    with caplog.at_level(logging.ERROR), pytest.raises(Exception, match="1011"):
        Chair(script.address, created.match, created.tokens.jack)
    assert "a fault of ours" in caplog.text


def test_of_streams_that_come_at_once_exactly_as_many_as_there_are_places_begin(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, connections=1, proxies="127.0.0.1")
    together = threading.Barrier(6)

    def opened(path: str) -> tuple[int, int]:
        with Script(live.address) as script:
            together.wait()
            with script.http.stream("GET", path) as stream:
                lines = stream.iter_lines()
                told = len(json.loads(next(lines)))
                together.wait()
                return stream.status_code, told

    try:
        with Script(live.address) as script:
            created = script.create("pocket")
            with ThreadPoolExecutor(6) as threads:
                found = list(threads.map(opened, [f"/api/v1/matches/{created.match}/events"] * 6))
            assert sorted(status for status, _ in found) == [200, 429, 429, 429, 429, 429]
            with Chair(script.address, created.match, created.tokens.jack) as jack:
                jack.ask(protocol.Resign(client="x", after=jack.number))
            whole = script.get(f"/api/v1/matches/{created.match}/events")
            assert (whole.status_code, len(whole.text.splitlines())) == (200, 1)
    finally:
        live.stop()
