"""Where connections go when server processes are slow to take them."""

import asyncio
import socket

from tests.server.test_channel import End, until
from whitechapel.server.processes.assignment import Assignment, Owners
from whitechapel.server.processes.channel import Channel
from whitechapel.server.processes.child import Child
from whitechapel.server.processes.slots import SLOTS

MATCH = "a match"


class Stuck(Child):
    """What the supervisor has of a process that reads nothing before it is told to."""

    def __init__(self) -> None:
        self.gone = self.up = False
        ours, self.theirs = socket.socketpair()
        self._channel = Channel(ours, lambda *_heard: None, lambda: None)

    def fill(self) -> None:
        while not self.crowded:
            self.tell("x" * 1_000)

    async def passed(self, count: int) -> int:
        """How many connections it was given, once it reads; waits for so many."""
        end = End(self.theirs)
        await until(lambda: len(end.passed) >= count and not len(self._channel))
        for connection in end.passed:
            connection.close()
        end.channel.close()
        self._channel.close()
        return len(end.passed)


async def two() -> tuple[Assignment, Stuck, Stuck]:
    """Two processes; every match belongs to the first."""
    assignment, first, second = Assignment(), Stuck(), Stuck()
    owners: Owners = [*[first] * (SLOTS - 1), second]
    await assignment.change(set(), lambda: owners)
    return assignment, first, second


def test_those_who_come_for_a_process_that_is_stuck_are_served_by_another() -> None:
    async def run() -> None:
        assignment, first, second = await two()
        assignment.enter(socket.socket(), MATCH)
        first.fill()
        assert not assignment.crowded
        for match_id in (MATCH, None, None):
            assignment.enter(socket.socket(), match_id)
        assert [await second.passed(3), await first.passed(1)] == [3, 1]

    asyncio.run(run())


def test_it_is_crowded_when_all_are_and_whoever_has_come_by_then_waits_for_one_of_them() -> None:
    async def run() -> None:
        assignment, first, second = await two()
        first.fill()
        second.fill()
        assert assignment.crowded
        for _ in range(2):
            assignment.enter(socket.socket(), None)
        assert [await first.passed(1), await second.passed(1)] == [1, 1]
        assert not assignment.crowded

    asyncio.run(run())


def test_where_nobody_serves_yet_it_is_not_crowded() -> None:
    async def run() -> None:
        assert not Assignment().crowded

    asyncio.run(run())
