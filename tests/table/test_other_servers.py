"""Whatever answers at an address but is no server of ours is told apart in one line; a connection that is gone, too."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from websockets.asyncio.server import ServerConnection, serve

from whitechapel.core import Match, RecordError, Seat, SeededDealer
from whitechapel.table import RefusedError, asking
from whitechapel.table.remote import RemoteTable
from whitechapel.table.replay import Replay
from whitechapel.table.seats import FRIEND, ServerError, ServerSeat, by_link, created


@contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    """The address of a server that answers everything so."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name there
            """Nobody reads it."""

    with HTTPServer(("127.0.0.1", 0), Answer) as opened:
        thread = Thread(target=opened.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{opened.server_port}"
        opened.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (200, b"<html>hello</html>", "does not answer as a server of this game does"),
        (200, b'{"match": 7}', "does not answer as a server of this game does"),
        (500, b"<html>sorry</html>", "refuses: no reason given"),
        (400, b'["no"]', "refuses: no reason given"),
        (429, b'{"message": "come again"}', "refuses: come again"),
    ],
)
def test_an_answer_that_is_not_ours_is_said_to_be_so(
    status: int, body: bytes, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "WAITS", (0.0,))
    with answering(status, body) as server, pytest.raises(ServerError, match=said):
        created(server, "pocket", Seat.JACK, FRIEND, {})


@pytest.mark.parametrize("link", ["http://127.0.0.1:1/match/!!", "http://127.0.0.1:1"])
def test_a_link_that_names_no_match_is_refused(link: str) -> None:
    with pytest.raises(ServerError, match="does not name a match"):
        by_link(link)


@pytest.mark.parametrize(
    ("greeting", "said"),
    [
        ("hello to you", "speaks another protocol"),
        ('{"type": "welcome"}', "speaks another protocol"),
        ('{"type": "pong"}', "does not say what is on the table"),
        ('{"type": "problem", "code": "unknown-match", "message": "no such match"}', "refuses: no such match"),
    ],
)
def test_a_server_that_greets_otherwise_is_refused(greeting: str, said: str) -> None:
    async def greet(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(greeting)
        await socket.wait_closed()

    async def meet() -> None:
        async with serve(greet, "127.0.0.1", 0) as opened:
            (host, port), *_ = (socket.getsockname() for socket in opened.sockets)
            with pytest.raises(ServerError, match=said):
                await RemoteTable(ServerSeat(f"http://{host}:{port}", "abc")).opened()

    asyncio.run(meet())


def test_who_asks_where_the_connection_is_gone_is_told_that_nobody_hears(server: str) -> None:
    async def ask() -> None:
        seat, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
        async with RemoteTable(seat) as table:
            action = table.turn.legal[0]
        assert not table.connection.is_open
        with pytest.raises(RefusedError):
            await table.look(table.turn.number + 1)
        assert await table.preview(action) is None
        assert await table.why_not(action) is None

    asyncio.run(ask())


def test_a_question_that_is_under_way_when_the_connection_closes_is_refused(server: str) -> None:
    async def ask() -> None:
        seat, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
        async with RemoteTable(seat) as table:
            asking = asyncio.create_task(table.look(1_000_000))
            await asyncio.sleep(0)  # it has asked, and nobody reads what is answered
        with pytest.raises(RefusedError):
            await asking

    asyncio.run(ask())


def test_somebody_who_looks_on_asks_for_nothing(server: str) -> None:
    async def look_on() -> None:
        seat, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
        async with RemoteTable(ServerSeat(server, seat.match)) as table:
            assert table.seats == ()
            with pytest.raises(RefusedError):
                await table.resign()

    asyncio.run(look_on())


def test_a_record_is_looked_at_by_those_who_look_on_alone() -> None:
    complete = Replay(Match("pocket", SeededDealer(1)).record())
    with pytest.raises(RecordError, match="does not look on"):
        complete.lens(Seat.CHANCE)
    assert complete.lens(None) is None
    own = Replay(Match("pocket", SeededDealer(1)).record(Seat.JACK))
    assert own.lens(None) is Seat.JACK
    with pytest.raises(RecordError, match="can't be seen as the detective"):
        own.lens(Seat.DETECTIVE)
