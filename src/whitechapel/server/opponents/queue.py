"""Has thoughts thought in other processes: in fair order, each in its time, and no longer than it is wanted."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Protocol, TypeAlias, TypeVar

from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents.thoughts import Thought, Thoughts

T = TypeVar("T")
Ask: TypeAlias = Callable[[int, float], Callable[[], T]]
"""Begins to think in a place, until a time of `time.monotonic`: gives what is then done in a thread. What either raises
is raised to who asked."""
_LEEWAY = 0.03
"""Seconds in which a thought ends by itself after the time that it was given."""
_AGAIN = 0.1
"""Seconds after which a thought that was told to end is told again."""


class Thinkers(Protocol):
    """The processes in which is thought."""

    def prepare(self, place: int) -> None:
        """Start the process of a place, if there is one to each."""
        ...

    def hurry(self, place: int) -> None:
        """Have what is thought of in a place answered at once, if it can be."""
        ...


class Queue:
    """The thoughts of some of the places where can be thought.

    Args:
        thinkers: the processes in which is thought.
        places: those of their places that this queue uses.
        metrics: where it is counted how many thoughts were stopped.
        most: how many of the places an address may have at a time, None for all.
    """

    def __init__(self, thinkers: Thinkers, places: range, metrics: Metrics, most: int | None = None) -> None:
        self._thinkers = thinkers
        self._metrics = metrics
        self._thoughts = Thoughts(places, most=most)
        self._threads = ThreadPoolExecutor(len(places), thread_name_prefix="thinking")
        self._start: dict[Thought, Callable[[int], None]] = {}
        self._given: dict[Thought, float] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._prepared = False

    async def think(self, thought: Thought, ask: Ask[T]) -> T:
        """What `ask` gives, once it is this thought's turn. Cancelled, it leaves the queue, or ends very soon."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def start(place: int) -> None:
            task = asyncio.create_task(self._think(place, thought, ask, answer))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

        self._start[thought] = start
        self._thoughts.waiting.append(thought)
        self._go_on()
        try:
            return await answer
        except asyncio.CancelledError:
            self._drop(thought)
            raise

    def prepare(self) -> None:
        """Have the processes started that will be needed soon."""
        if not self._prepared:
            self._prepared = True
            for place in self._thoughts.places:
                self._threads.submit(self._thinkers.prepare, place)

    async def close(self) -> None:
        """Wait until nothing is thought any more; those who think are closed before."""
        while self._thinking:
            await asyncio.wait(self._thinking)
        self._threads.shutdown(wait=False)

    async def _think(self, place: int, thought: Thought, ask: Ask[T], answer: "asyncio.Future[T]") -> None:
        until = self._given[thought] = self._thoughts.until(thought)
        try:
            given = await asyncio.get_running_loop().run_in_executor(self._threads, ask(place, until))
            if not answer.done():
                answer.set_result(given)
        except Exception as error:  # whoever waits for the answer gets it
            if not answer.done():
                answer.set_exception(error)
        finally:
            del self._given[thought]
            self._thoughts.end(place, monotonic())
            self._go_on()

    def _go_on(self) -> None:
        """Give free places to those who are next, and hurry those who have them."""
        for place, thought in self._thoughts.begin(monotonic()):
            self._start.pop(thought)(place)
        self._hurry()

    def _hurry(self) -> None:
        """Tell who has had its share, because others came, to end; look again when the next one has had it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now, soonest = monotonic(), inf
        for place, thought in self._thoughts.running.items():
            given, until = self._given.get(thought, inf), self._thoughts.until(thought)
            if until >= given:  # it ends by itself; if not, it is told
                until = given + _LEEWAY
            if thought.hurried or until <= now:
                thought.hurried = True
                self._thinkers.hurry(place)
                until = now + _AGAIN  # it may just have begun to listen
            soonest = min(soonest, until)
        if soonest < inf:
            self._timer = asyncio.get_running_loop().call_later(soonest - now, self._hurry)

    def _drop(self, thought: Thought) -> None:
        """A thought is not wanted any more: something has happened in its match."""
        with suppress(ValueError):
            self._thoughts.waiting.remove(thought)
            del self._start[thought]
        thought.hurried = True
        self._metrics.ai_stopped.inc()
        self._hurry()
