"""The supervisor's doorway: it looks at what a connection says first, takes nothing of it, and passes it on."""

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable

from whitechapel.server.processes.doorway import Doorway

MATCH = b"GET /api/v1/matches/abc/look?number=1 HTTP/1.1\r\n"
AT_ONCE = struct.pack("ii", 1, 0)
"""A connection that is closed so is reset."""


class Entered:
    """Those who were passed on, with the match they named."""

    def __init__(self) -> None:
        self.met: list[tuple[socket.socket, str | None]] = []
        self.crowded = False

    def enter(self, connection: socket.socket, match_id: str | None) -> None:
        self.met.append((connection, match_id))

    async def number(self, count: int) -> None:
        async with asyncio.timeout(60):
            while len(self.met) < count:
                await asyncio.sleep(0.005)


def at_a_doorway(
    visit: Callable[[Doorway, Entered, tuple[str, int]], Awaitable[None]],
    admits: Callable[[str], bool] = lambda _peer: True,
) -> Entered:
    """What becomes of a visit."""

    async def run() -> Entered:
        entered = Entered()
        listening = socket.create_server(("127.0.0.1", 0))
        doorway = Doorway(listening, entered, admits)
        try:
            await visit(doorway, entered, listening.getsockname())
        finally:
            doorway.close()
        for connection, _ in entered.met:
            connection.close()
        return entered

    return asyncio.run(run())


def test_a_connection_is_passed_on_with_the_match_it_names_and_all_it_said() -> None:
    async def visit(_doorway: Doorway, entered: Entered, place: tuple[str, int]) -> None:
        with socket.create_connection(place) as visitor:
            await asyncio.sleep(0)
            visitor.sendall(MATCH)
            await entered.number(1)
            assert entered.met[0][0].recv(1000) == MATCH

    assert [match for _, match in at_a_doorway(visit).met] == ["abc"]


def test_who_has_said_nothing_when_the_doorway_closes_is_passed_on_all_the_same() -> None:
    async def visit(doorway: Doorway, entered: Entered, place: tuple[str, int]) -> None:
        with socket.create_connection(place), socket.create_connection(place) as talking:
            talking.sendall(MATCH)
            await entered.number(1)  # both were accepted by then: the silent one came first
            doorway.close()
            doorway.open()  # of a port that is gone, nothing can be opened

    assert [match for _, match in at_a_doorway(visit).met] == ["abc", None]


def test_who_comes_too_often_is_hung_up_on_and_the_others_come_in() -> None:
    asked: list[str] = []

    def admits(peer: str) -> bool:
        asked.append(peer)
        return len(asked) > 1

    async def visit(_doorway: Doorway, entered: Entered, place: tuple[str, int]) -> None:
        with socket.create_connection(place) as first, socket.create_connection(place) as second:
            second.sendall(MATCH)
            await entered.number(1)
            assert first.recv(1) == b""

    assert [match for _, match in at_a_doorway(visit, admits).met] == ["abc"]
    assert asked == ["127.0.0.1", "127.0.0.1"]


def test_while_it_is_crowded_inside_those_who_come_wait_outside() -> None:
    async def visit(doorway: Doorway, entered: Entered, place: tuple[str, int]) -> None:
        entered.crowded = True
        with socket.create_connection(place) as visitor:
            visitor.sendall(MATCH)
            doorway._accept()  # as the loop does
            assert not entered.met
            entered.crowded = False
            await entered.number(1)

    assert [match for _, match in at_a_doorway(visit).met] == ["abc"]


def test_who_was_reset_after_speaking_is_not_passed_on() -> None:
    async def visit(_doorway: Doorway, entered: Entered, place: tuple[str, int]) -> None:
        leaving = socket.create_connection(place)
        leaving.sendall(MATCH)
        leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        leaving.close()
        with socket.create_connection(place) as talking:
            talking.sendall(MATCH.replace(b"abc", b"def"))
            await entered.number(1)

    assert [match for _, match in at_a_doorway(visit).met] == ["def"]


def test_who_leaves_without_a_word_is_forgotten() -> None:
    async def visit(_doorway: Doorway, entered: Entered, place: tuple[str, int]) -> None:
        leaving = socket.create_connection(place)
        with socket.create_connection(place) as talking:
            talking.sendall(MATCH)
            await entered.number(1)
        leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        leaving.close()
        with socket.create_connection(place) as talking:
            talking.sendall(MATCH)
            await entered.number(2)

    assert [match for _, match in at_a_doorway(visit).met] == ["abc", "abc"]
