"""How long a call takes, on a machine that is never quite quiet."""

from collections.abc import Callable
from functools import partial
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import NamedTuple

Run = Callable[[], object]


class Gain(NamedTuple):
    """How many times as fast two are as one by the clock on the wall, all in all, taken in turns.

    Attributes:
        threads: two threads of one call.
        apart: two processes that share nothing, each with a call of its own: all that the machine has to give.
    """

    threads: float
    apart: float

    def __str__(self) -> str:
        return f"{self.threads:8.2f} times as fast by the clock; two processes apart: {self.apart:.2f}"


def spent(clock: Callable[[], float], run: Run, times: int = 20) -> float:
    """How long a call takes by a clock: the best of several, since other work on the machine only makes it longer."""
    return min(_once(clock, run) for _ in range(times))


def gain(one_thread: Run, two_threads: Run, times: int) -> Gain:
    """What a second thread gains, beside what a second process gains in the same minute."""
    twins = [_Twin(one_thread), _Twin(one_thread)]
    one = two = in_turn = at_once = 0.0
    for _ in range(times):
        one += _once(perf_counter, one_thread)
        two += _once(perf_counter, two_threads)
        in_turn += sum(_once(perf_counter, partial(_all, [twin])) for twin in twins)
        at_once += _once(perf_counter, partial(_all, twins))
    for twin in twins:
        twin.end()
    return Gain(one / two, in_turn / at_once)


class _Twin:
    """A process that makes a call whenever it is asked to."""

    def __init__(self, run: Run) -> None:
        self._ours, theirs = Pipe()
        self._process = get_context("fork").Process(target=_serve, args=(run, theirs))
        self._process.start()

    def begin(self) -> None:
        self._ours.send(True)

    def wait(self) -> None:
        self._ours.recv()

    def end(self) -> None:
        self._ours.send(False)
        self._process.join()


def _serve(run: Run, asked: Connection) -> None:
    while asked.recv():
        run()
        asked.send(True)


def _all(twins: list[_Twin]) -> None:
    for twin in twins:
        twin.begin()
    for twin in twins:
        twin.wait()


def _once(clock: Callable[[], float], run: Run) -> float:
    before = clock()
    run()
    return clock() - before
