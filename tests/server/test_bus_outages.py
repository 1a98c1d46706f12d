"""A Redis that is killed, hangs or is out of reach: people play on, the health page says so, and news come again."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from redis import Redis

from tests.server.clients import Chair, Script
from tests.server.engines import postgres, started_redis
from tests.server.lines import Line
from tests.server.live import LiveServer, generous
from tools.engines import Engine

UNAVAILABLE = ["bus"]


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with started_redis() as started:
        yield started


@pytest.fixture(scope="module")
def line(engine: Engine) -> Iterator[Line]:
    with Line(engine.url) as opened:
        yield opened


@pytest.fixture(scope="module")
def servers(line: Line) -> Iterator[tuple[LiveServer, LiveServer]]:
    with postgres() as database:
        pair = tuple(LiveServer(generous(database, redis=line.url)) for _ in range(2))
        for live in pair:
            live.start()
        yield pair[0], pair[1]
        for live in pair:
            live.stop()


def health(script: Script, status: int) -> object:
    """The parts that are away, once the server answers with this status: it looks once a second."""
    deadline = time.monotonic() + 60
    while (answer := script.get("/health")).status_code != status:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return answer.json()["unavailable"]


def disturbances(engine: Engine, line: Line) -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
    return {
        "killed": (engine.kill, engine.start),
        "hung": (engine.freeze, engine.thaw),
        "cut": (line.cut, line.mend),
        "silent": (line.mute, line.mend),
    }


@pytest.mark.parametrize("how", ["killed", "hung", "cut", "silent"])
def test_while_redis_is_away_people_play_on_and_nobody_misses_anything(
    how: str, engine: Engine, line: Line, servers: tuple[LiveServer, LiveServer]
) -> None:
    disturb, mend = disturbances(engine, line)[how]
    one, two = servers
    with ExitStack() as stack:
        script = stack.enter_context(Script(one.address))
        created = script.create("pocket")
        here = stack.enter_context(Chair(one.address, created.match, created.tokens.detective))
        there = stack.enter_context(Chair(two.address, created.match, created.tokens.jack))
        disturb()
        try:
            here.act(next(action for action in here.turn.legal if not action.startswith("alibi")))
            assert health(script, 503) == UNAVAILABLE
        finally:
            mend()
        there.until(here.number)
        assert health(script, 200) == []
        there.act(there.turn.legal[0])
        here.until(there.number)


def test_a_message_that_is_none_does_not_end_the_listening(
    engine: Engine, servers: tuple[LiveServer, LiveServer]
) -> None:
    one, two = servers
    with ExitStack() as stack:
        script = stack.enter_context(Script(one.address))
        created = script.create("pocket")
        here = stack.enter_context(Chair(one.address, created.match, created.tokens.detective))
        there = stack.enter_context(Chair(two.address, created.match, created.tokens.jack))
        with Redis.from_url(engine.url) as client:
            client.publish("whitechapel:grown", b"\xff\xfe \x00")
        here.act(here.turn.legal[0])
        there.until(here.number)
