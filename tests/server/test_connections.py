"""Connections below HTTP: late heads and bodies, too many of them, readers who don't read, frames without end."""

import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.clients import Chair, Script
from tests.server.live import LiveServer, generous, listening
from whitechapel.server import protocol
from whitechapel.server.limits import Limits
from whitechapel.server.serve import configured

PATIENCE = 60
_JSON = b"Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
POST = b"POST /api/v1/matches HTTP/1.1\r\nHost: localhost\r\n" + _JSON
LET_GO = r"reset|[Bb]roken pipe|aborted"


@contextmanager
def served(config: uvicorn.Config) -> Iterator[tuple[str, int]]:
    """Where an application is served that is not ours."""
    server = uvicorn.Server(config)
    with listening() as own:
        thread = threading.Thread(target=server.run, args=([own],), daemon=True)
        thread.start()
        try:
            yield own.getsockname()
        finally:
            server.should_exit = True
            thread.join(timeout=PATIENCE)


@contextmanager
def serving(folder: Path, **settings: object) -> Iterator[LiveServer]:
    live = LiveServer.in_folder(folder, **settings)
    try:
        yield live
    finally:
        live.stop()


def opened(live: LiveServer, said: bytes = b"") -> socket.socket:
    host, port = live.address.split(":")
    raw = socket.create_connection((host, int(port)), timeout=PATIENCE)
    raw.sendall(said)
    return raw


def not_reading(live: LiveServer) -> socket.socket:
    """A connection that has hardly room for what it is sent."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    raw.settimeout(PATIENCE)
    raw.connect(("127.0.0.1", int(live.address.split(":")[1])))
    return raw


def say_for_ever(raw: socket.socket, said: bytes) -> None:
    """Until the other side hangs up: what was sent by then may lie in the kernel, so time counts, not messages."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        raw.sendall(said)


def hear_for_ever(talking: ClientConnection) -> None:
    while True:
        talking.recv(timeout=PATIENCE)


def answered(raw: socket.socket) -> tuple[int, str]:
    """The status and the problem that come before the connection is closed; 0 where nothing comes."""
    heard = b""
    with raw:
        while more := raw.recv(65_536):
            heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    return (int(head.split()[1]), json.loads(body)["code"]) if heard else (0, "")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server without patience."""
    waits = {"header_timeout": 0.3, "body_timeout": 0.3, "reader_timeout": 0.5}
    with serving(tmp_path_factory.mktemp("hasty"), **waits) as live:
        yield live


@pytest.mark.parametrize(
    ("said", "status", "code"),
    [
        (b"", 0, ""),
        (b"GET / HTT", 408, "too-slow"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half", 408, "too-slow"),
        (POST, 408, "too-slow"),
        (b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414, "too-large"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000 + b"\r\n\r\n", 431, "too-large"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000, 431, "too-large"),
        (b"\x00\x01 nothing at all\r\n\r\n", 400, "malformed"),
    ],
)
def test_what_never_becomes_a_request_is_answered_and_let_go(
    hasty: LiveServer, said: bytes, status: int, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert answered(opened(hasty, said)) == (status, code)
    assert not caplog.records


def test_a_connection_that_has_asked_before_must_not_leave_its_next_request_half_sent(hasty: LiveServer) -> None:
    with opened(hasty, b"HEAD /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n") as raw:
        assert raw.recv(65_536).startswith(b"HTTP/1.1 404")
        raw.sendall(b"GET /half")
        assert answered(raw) == (408, "too-slow")


def test_an_upload_that_is_broken_off_leaves_no_trace_in_the_log(
    hasty: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            opened(hasty, POST).close()
        with Script(hasty.address) as script:
            script.create("pocket")
    assert not caplog.records


def test_a_listener_who_reads_nothing_is_let_go_without_a_word_in_the_log(
    hasty: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    with Script(hasty.address) as script:
        created = script.create("pocket")
    hello = {"type": "hello", "version": protocol.VERSION, "match": created.match, "token": created.tokens.jack}
    with not_reading(hasty) as raw:
        raw.sendall(
            f"GET /api/v1/socket HTTP/1.1\r\nHost: {hasty.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        raw.sendall(frame(json.dumps(hello).encode()))
        with pytest.raises(OSError, match=LET_GO):
            say_for_ever(raw, frame(b'{"type":"look","number":1}'))
    assert not caplog.records


def test_whoever_asks_for_many_files_and_reads_none_is_let_go(hasty: LiveServer) -> None:
    asked = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n"
    with not_reading(hasty) as raw, pytest.raises(OSError, match=LET_GO):
        say_for_ever(raw, asked)


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A masked frame; the mask is four zeros."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + payload


@pytest.mark.parametrize("flood", [frame(b"", 0x89), frame(b"", 0x8A), frame(b"", 0x01) + frame(b"", 0x00) * 400])
def test_frames_that_are_no_messages_are_counted(server: LiveServer, flood: bytes) -> None:
    with connect(f"ws://{server.address}/api/v1/socket", compression=None) as talking:
        talking.socket.sendall(flood * (1 if len(flood) > 100 else 400))
        with pytest.raises(ConnectionClosed):
            hear_for_ever(talking)


def test_a_network_holds_as_many_connections_as_it_may_and_is_told_when_it_wants_more(tmp_path: Path) -> None:
    with serving(tmp_path, connections=3) as live, ExitStack() as stack:
        held = [stack.enter_context(opened(live)) for _ in range(3)]
        assert answered(opened(live, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")) == (429, "too-many")
        held[0].close()
        for _ in range(1_000):
            status, _ = answered(opened(live, b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
            if status == 404:
                break
        assert status == 404


_UPGRADE = (
    b"%s /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    "said",
    [
        _UPGRADE % b"GET" + b"Content-Length: 5\r\n\r\nhello",
        _UPGRADE % b"GET" + b"Content-Length: 5\r\n\r\n",
        _UPGRADE % b"GET" + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        _UPGRADE % b"POST" + b"Content-Length: 3\r\n\r\nabc",
        _UPGRADE % b"POST" + b"\r\n",
    ],
)
def test_a_handshake_that_is_no_get_or_has_a_body_is_answered_and_ended(server: LiveServer, said: bytes) -> None:
    assert answered(opened(server, said)) == (400, "malformed")


def test_a_handshake_with_an_empty_body_is_fine(server: LiveServer) -> None:
    with opened(server, _UPGRADE % b"GET" + b"Content-Length: 0\r\n\r\n") as raw:
        assert raw.recv(65_536).startswith(b"HTTP/1.1 101")


def test_a_handshake_that_is_never_answered_ends_after_a_while(tmp_path: Path) -> None:
    async def silent(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if scope["type"] == "lifespan":
            await send({"type": "lifespan.startup.complete"})
        await receive()

    settings = generous(f"sqlite:///{tmp_path / 'matches.db'}", header_timeout=0.3)
    with served(configured(silent, settings, Limits(settings))) as place, socket.create_connection(place) as raw:
        raw.settimeout(PATIENCE)
        raw.sendall(_UPGRADE % b"GET" + b"\r\n")
        assert raw.recv(1) == b""


def test_a_network_that_goes_on_after_it_was_refused_is_hung_up_on(tmp_path: Path) -> None:
    asked = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with serving(tmp_path, requests_per_second=0.1) as live:
        heard = b""
        with opened(live, asked * 4) as raw:  # whoever is refused counts as a further connection: one more may come
            while more := raw.recv(65_536):
                heard += more
        assert heard.count(b"HTTP/1.1 200") == 1
        assert heard.count(b"HTTP/1.1 429") == 1
        assert b"connection: close" in heard.rpartition(b"HTTP/1.1")[2]
        with opened(live) as raw, pytest.raises(OSError, match=LET_GO):
            say_for_ever(raw, asked)


@pytest.mark.parametrize(
    "asked",
    [
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/v1/games HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n",
        b"POST /api/v1/matches HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\nContent-Length: 0\r\n\r\n",
    ],
)
def test_requests_that_are_refused_in_any_case_and_those_for_health_are_counted(tmp_path: Path, asked: bytes) -> None:
    with serving(tmp_path, requests_per_second=0.2) as live:
        heard = b""
        with opened(live, asked * 10) as raw:
            while more := raw.recv(65_536):
                heard += more
        assert b"HTTP/1.1 429" in heard


def test_even_proxies_together_hold_no_more_connections_than_there_are(tmp_path: Path) -> None:
    with serving(tmp_path, connections_in_all=2, proxies="127.0.0.0/8") as live, ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(opened(live, b"GET /ha"))
        refused = answered(opened(live, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        assert refused == (503, "unavailable")


def heard_at(live: LiveServer, match: str, said: str, times: int) -> list[dict[str, object]]:
    """What a spectator is answered who says something many times."""
    with connect(f"ws://{live.address}/api/v1/socket", compression=None) as talking:
        talking.send(json.dumps({"type": "hello", "version": protocol.VERSION, "match": match}))
        for _ in range(times):
            talking.send(said)
        return [json.loads(talking.recv(timeout=PATIENCE)) for _ in range(times + 1)]


@pytest.mark.parametrize(
    ("said", "code"), [('{"type":"ping"}', "too-many"), ('{"type":"nothing"}', "malformed"), ("{", "malformed")]
)
def test_connecting_again_gains_no_messages(tmp_path: Path, said: str, code: str) -> None:
    with serving(tmp_path, messages_per_second=0.01, people=300) as live:
        with Script(live.address) as script:
            match = script.create("pocket").match
        heard = heard_at(live, match, said, 8)
        assert heard[-1]["type"] == "problem"
        assert code in {message.get("code") for message in heard}
        with pytest.raises(InvalidStatus) as refused:
            heard_at(live, match, said, 1)
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) >= 1


def test_handshakes_and_requests_share_a_budget(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=0.6) as live, Script(live.address) as script:
        match = script.create("pocket").match
        for _ in range(2):
            with Chair(live.address, match):
                pass
        assert script.get("/api/v1/games").status_code == 200
        assert script.get(f"/api/v1/matches/{match}/record").status_code == 429
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{live.address}/api/v1/socket")
        assert refused.value.response.status_code == 429
