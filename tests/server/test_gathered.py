"""Messages of one moment leave together, in order, and as frames that any client understands."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from whitechapel.server.limits import Limits
from whitechapel.server.settings import Settings
from whitechapel.server.transport import TransportConfig
from whitechapel.server.transport.gathered import text_frame

Send = Callable[[Any], Awaitable[None]]


def talk(work: Callable[[Send], Awaitable[None]], hear: Callable[[str], object]) -> object:
    """What a client hears of a server that does `work` with each WebSocket."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()  # that it may start, or that somebody wants to connect
        if scope["type"] == "lifespan":
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await send({"type": "websocket.accept"})
        await work(send)

    async def served() -> object:
        settings = Settings()
        server = uvicorn.Server(TransportConfig(app, settings, Limits(settings), log_config=None))
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            heard = await asyncio.to_thread(hear, f"ws://127.0.0.1:{listening.getsockname()[1]}/")
            server.should_exit = True
            await serving
        return heard

    return asyncio.run(served())


def all_heard(url: str) -> list[str]:
    with connect(url, max_size=None) as line:
        return [str(message) for message in line]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_texts_of_every_size_arrive_as_they_are(size: int) -> None:
    text = "é"[: size % 2] + "x" * (size - size % 2)

    async def work(send: Send) -> None:
        await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.send", "text": "and more"})
        await send({"type": "websocket.close"})

    assert talk(work, all_heard) == [text, "and more"]


def test_what_is_sent_after_a_pause_comes_after_what_was_sent_before() -> None:
    async def work(send: Send) -> None:
        for number in range(20):
            await send({"type": "websocket.send", "text": str(number)})
            if number % 3 == 0:
                await asyncio.sleep(0)
        await send({"type": "websocket.close"})

    assert talk(work, all_heard) == [str(number) for number in range(20)]


def test_messages_of_one_moment_are_one_packet() -> None:
    read = threading.Event()

    async def work(send: Send) -> None:
        await send({"type": "websocket.send", "text": "what happened"})
        await send({"type": "websocket.send", "text": "accepted"})
        await asyncio.to_thread(read.wait)
        await send({"type": "websocket.close"})

    def first_packet(url: str) -> bytes:
        host, port = url[5:-1].split(":")
        with socket.create_connection((host, int(port))) as line:
            line.sendall(
                b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            heard = b""
            while not heard.partition(b"\r\n\r\n")[2]:
                heard += line.recv(65_536)
            read.set()
            return heard.partition(b"\r\n\r\n")[2]

    assert talk(work, first_packet) == text_frame("what happened") + text_frame("accepted")


def test_nothing_is_sent_to_a_client_that_has_left() -> None:
    ended: list[str] = []

    async def work(send: Send) -> None:
        for _ in range(1000):
            try:
                await send({"type": "websocket.send", "text": "still there?"})
            except OSError as error:
                ended.append(type(error).__name__)
                return
            await asyncio.sleep(0.01)

    def leave(url: str) -> None:
        with connect(url) as line:
            line.recv()

    talk(work, leave)
    assert ended == ["ClientDisconnected"]
