"""The channel between supervisor and process: messages in order, connections passed on, nothing left open."""

import asyncio
import socket
from collections.abc import Callable

from whitechapel.server.processes.channel import PASSING, Channel

MANY = 5_000


class End:
    """One end of a channel, what it has heard, and how often it was told that the other is gone."""

    def __init__(self, end: socket.socket) -> None:
        self.heard: list[tuple[str, str]] = []
        self.passed: list[socket.socket] = []
        self.ended = 0
        self.channel = Channel(end, self._hear, self._end)

    def _hear(self, word: str, text: str, connection: socket.socket | None) -> None:
        self.heard.append((word, text))
        if connection is not None:
            self.passed.append(connection)

    def _end(self) -> None:
        self.ended += 1


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


def test_more_than_fits_into_the_pipe_arrives_in_order_all_the_same() -> None:
    async def run() -> None:
        ours, theirs = (End(end) for end in socket.socketpair())
        for number in range(MANY):
            ours.channel.send("count", f"{number} {'x' * 200}")
        assert len(ours.channel) > 0
        await until(lambda: len(theirs.heard) == MANY)
        assert [int(text.split()[0]) for _, text in theirs.heard] == list(range(MANY))
        ours.channel.close()
        await until(lambda: theirs.ended)

    asyncio.run(run())


def test_a_connection_is_passed_on_and_closed_here() -> None:
    async def run() -> None:
        ours, theirs = (End(end) for end in socket.socketpair())
        near, far = socket.socketpair()
        ours.channel.hand(near)
        await until(lambda: theirs.passed)
        assert near.fileno() == -1
        assert theirs.heard == [(PASSING, "")]
        theirs.passed[0].sendall(b"hello")
        assert far.recv(10) == b"hello"
        for connection in (far, *theirs.passed):
            connection.close()
        ours.channel.close()
        theirs.channel.close()

    asyncio.run(run())


def test_what_can_not_be_passed_on_any_more_is_closed() -> None:
    async def run() -> None:
        ours, theirs = (End(end) for end in socket.socketpair())
        waiting, late = socket.socket(), socket.socket()
        while not len(ours.channel):
            ours.channel.send("fill", "x" * 10_000)
        ours.channel.hand(waiting)
        ours.channel.close()
        ours.channel.close()
        ours.channel.hand(late)
        ours.channel.send("nobody", "hears this")
        assert (waiting.fileno(), late.fileno()) == (-1, -1)
        await until(lambda: theirs.ended)
        theirs.channel.read()
        assert (ours.ended, theirs.ended) == (0, 1)

    asyncio.run(run())


def test_whoever_writes_to_one_that_is_gone_is_told_once() -> None:
    async def run() -> None:
        end, gone = socket.socketpair()
        ours = End(end)
        gone.close()
        ours.channel.send("is anybody", "there")
        ours.channel.send("is anybody", "there")
        await asyncio.sleep(0)
        assert ours.ended == 1

    asyncio.run(run())
