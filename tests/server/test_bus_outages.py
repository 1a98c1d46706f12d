"""A Redis that is killed, hangs or is out of reach: people play on, the health page says so, and news come again."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from redis import Redis

from tests.server.clients import Chair, Script
from tests.server.engines import postgres, started_redis
from tests.server.lines import Line
from tests.server.live import LiveServer, running
from tests.server.outages import DISTURBANCES, health
from tools.engines import Engine


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with started_redis() as started:
        yield started


@pytest.fixture(scope="module")
def servers(line: Line) -> Iterator[tuple[LiveServer, LiveServer]]:
    with (
        postgres() as database,
        running(database, redis=line.url) as one,
        running(database, redis=line.url) as two,
    ):
        yield one, two


@contextmanager
def two_people(servers: tuple[LiveServer, LiveServer]) -> Iterator[tuple[Script, Chair, Chair]]:
    """A match between two people at different servers, and a script at the first one's."""
    one, two = servers
    with Script(one.address) as script:
        created = script.create("pocket")
        with (
            Chair(one.address, created.match, created.tokens.detective) as here,
            Chair(two.address, created.match, created.tokens.jack) as there,
        ):
            yield script, here, there


@pytest.mark.parametrize("how", DISTURBANCES)
def test_while_redis_is_away_people_play_on_and_nobody_misses_anything(
    how: str, engine: Engine, line: Line, servers: tuple[LiveServer, LiveServer]
) -> None:
    disturb, mend = DISTURBANCES[how](engine, line)
    with two_people(servers) as (script, here, there):
        disturb()
        try:
            here.act(next(action for action in here.turn.legal if not action.startswith("alibi")))
            assert health(script, 503)["unavailable"] == ["bus"]
        finally:
            mend()
        there.until(here.number)
        assert health(script, 200)["unavailable"] == []
        there.act(there.turn.legal[0])
        here.until(there.number)


def test_a_message_that_is_none_does_not_end_the_listening(
    engine: Engine, servers: tuple[LiveServer, LiveServer]
) -> None:
    with two_people(servers) as (_, here, there):
        with Redis.from_url(engine.url) as client:
            client.publish("whitechapel:grown", b"\xff\xfe \x00")
        here.act(here.turn.legal[0])
        there.until(here.number)
