"""The queue at work: thoughts that nobody wants any more end, those in a hurry answer."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf
from pathlib import Path

from tests.server.clients import ME, Chair, Script
from tests.server.live import LiveServer
from whitechapel.core import Match, Seat
from whitechapel.players import Limit, player
from whitechapel.players.clock import monotonic, set_forward
from whitechapel.server import protocol
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents import Workers
from whitechapel.server.opponents.questions import ChooseQuestion
from whitechapel.server.opponents.queue import Queue
from whitechapel.server.opponents.thoughts import Thought
from whitechapel.server.opponents.worker import Worker

ENDLESS = "ismcts:10000000"
"""A player who would think for minutes, and looks at the clock now and then."""
LEVEL_8 = {"kind": "ai", "level": 8}
VIEW = Match("classic", seed=1).view(Seat.DETECTIVE)


class Hall:
    """A queue with one place, and what was thought there; `open` lets what waits inside go on."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.queue = Queue(Workers(1, patience=60.0, metrics=self.metrics), range(1), self.metrics)
        self.thought: list[str] = []
        self.open = threading.Event()

    def ask(self, name: str) -> "asyncio.Task[str]":
        def think() -> str:
            self.thought.append(name)
            assert self.open.wait(60)
            return name

        return asyncio.create_task(self.queue.think(Thought(name, monotonic()), lambda _place, _until: think))

    @property
    def stopped(self) -> float | None:
        return self.metrics.registry.get_sample_value("whitechapel_ai_stopped_total")


async def until(true: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


def test_a_thought_that_nobody_wants_any_more_leaves_the_queue() -> None:
    async def run() -> None:
        hall = Hall()
        first, second, third = (hall.ask(name) for name in ("first", "second", "third"))
        await until(lambda: hall.thought)
        second.cancel()
        hall.open.set()
        assert (await first, await third) == ("first", "third")
        assert second.cancelled()
        assert hall.thought == ["first", "third"]
        assert hall.stopped == 1.0
        await hall.queue.close()

    asyncio.run(run())


def test_what_goes_wrong_in_a_thought_is_told_to_who_asked_and_the_next_one_begins() -> None:
    async def run() -> None:
        hall = Hall()
        hall.open.set()

        def fail() -> str:
            raise ValueError("no idea")

        failing = asyncio.create_task(hall.queue.think(Thought("a", 0.0), lambda _place, _until: fail))
        assert await hall.ask("b") == "b"
        assert isinstance((await asyncio.gather(failing, return_exceptions=True))[0], ValueError)
        await hall.queue.close()

    asyncio.run(run())


def endless(workers: Workers, place: int, until: float) -> int:
    """Think for minutes, unless told otherwise."""
    return workers.choose(ChooseQuestion("m", ENDLESS, 1, VIEW, (), 500.0, until), place)


def test_a_running_thought_that_nobody_wants_ends_and_makes_room() -> None:
    async def run() -> None:
        metrics = Metrics()
        workers = Workers(1, patience=600.0, metrics=metrics)
        queue = Queue(workers, range(1), metrics)
        stale = asyncio.create_task(
            queue.think(Thought("a", monotonic()), lambda place, until: partial(endless, workers, place, until))
        )
        await until(lambda: workers.pids)
        stale.cancel()
        async with asyncio.timeout(60):
            next_one = ChooseQuestion("n", "level:1", 1, VIEW, (), 60.0)
            thought = Thought("b", monotonic())
            assert (
                await queue.think(thought, lambda place, _: partial(workers.choose, next_one, place))
                in VIEW.legal_actions
            )
        assert metrics.registry.get_sample_value("whitechapel_ai_replaced_total") == 0.0
        workers.close()
        await queue.close()

    asyncio.run(run())


def test_a_long_thought_is_cut_short_where_others_come_and_its_answer_is_used() -> None:
    async def run() -> None:
        metrics = Metrics()
        workers = Workers(1, patience=600.0, metrics=metrics)
        queue = Queue(workers, range(1), metrics)
        now = monotonic()
        tasks = []
        for address, due in (("a", now + 1.0), ("b", inf)):  # the worker is not told when they are due
            thought = Thought(address, now, due)
            tasks.append(
                asyncio.create_task(queue.think(thought, lambda place, _: partial(endless, workers, place, inf)))
            )
            await until(lambda: workers.pids)
        async with asyncio.timeout(60):
            assert await tasks[0] in VIEW.legal_actions
        tasks[1].cancel()
        workers.close()
        await queue.close()
        assert metrics.registry.get_sample_value("whitechapel_ai_replaced_total") == 0.0

    asyncio.run(run())


def test_a_player_whose_clock_is_set_forward_answers_with_what_it_has() -> None:
    with ThreadPoolExecutor(1) as threads:
        thinking = threads.submit(player(ENDLESS, game="classic", seed=1).choose, VIEW, Limit(cap=1e5))
        while not thinking.done():
            set_forward()
    assert thinking.result() in VIEW.legal_actions


def test_a_worker_in_a_hurry_makes_a_player_anew_without_thinking_long() -> None:
    class Hurried(Worker):
        """A worker that is told to hurry as soon as it begins."""

        def _limit(self, question: object, parts: int = 1) -> Limit:
            self.hurry()
            return super()._limit(question, parts)  # type: ignore[arg-type]  # a question

    answer = Hurried().answer(ChooseQuestion("m", "ismcts:100000", 1, VIEW, (VIEW,), 1e5))
    assert answer == Worker().answer(ChooseQuestion("m", "ismcts:100000", 1, VIEW, (VIEW,), 0.0))


def test_a_player_who_was_asked_in_another_process_meanwhile_is_made_anew() -> None:
    metrics = Metrics()
    workers = Workers(2, patience=60.0, metrics=metrics)
    question = ChooseQuestion("m", "level:1", 1, VIEW, (), 60.0)
    try:
        assert workers.home("m") is None
        chosen = {workers.choose(question, place) for place in (0, 1, 0)}
        assert len(chosen) == 1
        assert workers.home("m") == 0
        assert len(workers.pids) == 2
    finally:
        workers.close()


def waiting(live: LiveServer) -> float | None:
    """How many steps of the AI are waited for."""
    return live.service.metrics.registry.get_sample_value("whitechapel_ai_waiting")


def test_a_takeback_ends_what_the_ai_thinks_and_a_match_has_one_thought_at_most(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, pace=600.0, ai_workers=1)
    with Script(live.address) as script:
        created = script.create("pocket", LEVEL_8, ME)
        with Chair(script.address, created.match, created.tokens.detective) as me:
            for _ in range(3):
                me.act(next(action for action in me.turn.legal if action != "alibi"))
                live.inside(lambda: until(lambda: waiting(live) == 1.0))
                assert isinstance(me.ask(protocol.TakeBack(client="x", after=me.number)), protocol.Accepted)
                live.inside(lambda: until(lambda: waiting(live) == 0.0))
                assert me.turn.to_act == "detective"
    live.stop()
