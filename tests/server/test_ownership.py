"""Which process a match belongs to, how connections find it, and what processes tell each other."""

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from redis import Redis

from tests.server.clients import Chair, Script
from tests.server.engines import redis
from tests.server.live import LiveServer, generous
from whitechapel.server.environment import SettingsError
from whitechapel.server.processes.channel import Channel
from whitechapel.server.processes.locks import lock_file, locked
from whitechapel.server.processes.naming import match_named
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.processes.restarting import batches, pause_for, seconds_before
from whitechapel.server.processes.slots import SLOTS, assigned, slot_of
from whitechapel.server.redis_bus import RedisBus

NONSENSE = (b"\xff\xfe\x00", b"", b"not ours", b"00000000", b"00000000 " + b"x" * 100, b"zzzzzzzz match")


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    with redis() as url:
        yield url


@given(st.sets(st.integers(0, 20), min_size=2, max_size=6), st.data())
@settings(max_examples=20, deadline=None)
def test_when_a_place_goes_only_its_own_slots_move(places: set[int], data: st.DataObject) -> None:
    gone = data.draw(st.sampled_from(sorted(places)))
    before, after = assigned(sorted(places)), assigned(sorted(places - {gone}))
    assert all(was == now for was, now in zip(before, after, strict=True) if was != gone)
    assert set(before) == places


def test_a_restart_moves_every_slot_once() -> None:
    assert sorted(slot for batch in batches() for slot in batch) == list(range(SLOTS))
    assert pause_for(0) == 0
    assert 0 < pause_for(10) < pause_for(100) <= pause_for(10**6)


def test_processes_that_die_again_and_again_are_started_less_and_less_often() -> None:
    waits = [seconds_before(failures) for failures in range(12)]
    assert waits[0] == 0
    assert waits == sorted(waits)
    assert waits[-1] == waits[-2]


@pytest.mark.parametrize(
    ("head", "match"),
    [
        (b"GET /api/v1/matches/aB3-_x/record HTTP/1.1\r\n", "aB3-_x"),
        (b"POST /api/v1/matches/abc/act HTTP/1.1\r\n", "abc"),
        (b"GET /api/v1/matches/abc?seen=1 HTTP/1.1\r\n", "abc"),
        (b"GET /api/v1/socket?match=abc HTTP/1.1\r\n", "abc"),
        (b"GET /api/v1/socket?x=1&match=abc&y=2 HTTP/1.1\r\n", "abc"),
        (b"GET /api/v1/socket HTTP/1.1\r\n", None),
        (b"POST /api/v1/matches HTTP/1.1\r\n", None),
        (b"GET /?match=abc HTTP/1.1\r\n", None),
        (b"GET /api/v1/matches/%00/record HTTP/1.1\r\n", None),
        (b"", None),
        (b"\xff" * 512, None),
    ],
)
def test_a_connection_says_in_its_first_line_which_match_it_is_for(head: bytes, match: str | None) -> None:
    assert match_named(head) == match


def test_a_process_owns_what_it_is_told_to_and_names_new_matches_so() -> None:
    assert all(Ownership().owns(str(number)) for number in range(100))
    half = Ownership(range(0, SLOTS, 2))
    names = iter(map(str, range(1000)))
    assert slot_of(half.named(lambda: next(names))) % 2 == 0
    assert Ownership(()).named(lambda: "somebody else's") == "somebody else's"


def test_a_channel_brings_lines_and_connections_in_order_and_tells_of_its_end() -> None:
    heard: list[tuple[str, str, bool]] = []

    async def talk() -> None:
        ours, theirs = socket.socketpair()
        ended = asyncio.Event()

        def hear(word: str, text: str, connection: socket.socket | None) -> None:
            heard.append((word, text, connection is not None))
            if connection is not None:
                connection.close()

        here, there = Channel(ours, hear, ended.set), Channel(theirs, hear, ended.set)
        for number in range(3000):
            here.send("line", "x" * number)
            if number % 100 == 0:
                here.hand(socket.socket())
        while len(heard) < 3030:
            await asyncio.sleep(0)
        here.close()
        here.send("too", "late")
        here.hand(socket.socket())
        await asyncio.wait_for(ended.wait(), 20)
        there.close()

    asyncio.run(talk())
    lines = [text for word, text, _ in heard if word == "line"]
    assert lines == ["x" * number for number in range(3000)]
    assert [came for word, _, came in heard if word == "connection"] == [True] * 30


def test_the_lock_of_a_database_is_held_once_and_freed_with_its_holder(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'matches.db'}"
    held = locked(url)
    assert held is not None
    with pytest.raises(SettingsError, match="a server or 'whitechapel admin' has the database"):
        locked(url, patience=0.0)
    held.close()
    again = locked(url, patience=0.0)
    assert again is not None
    again.close()
    assert lock_file(url) == tmp_path / "matches.db.lock"
    assert lock_file("postgresql://somewhere/x") is None
    assert lock_file("no url") is None
    assert locked("sqlite:////nowhere/at/all.db") is None


def test_nonsense_from_redis_is_ignored_and_news_go_on(tmp_path: Path, redis_url: str) -> None:
    shared = generous(f"sqlite:///{tmp_path / 'matches.db'}", redis=redis_url)
    servers = [LiveServer(shared), LiveServer(shared)]
    for server in servers:
        server.start()
    try:
        with Script(servers[0].address) as script, Redis.from_url(redis_url) as other:
            created = script.create("pocket")
            with (
                Chair(servers[0].address, created.match, created.tokens.detective) as one,
                Chair(servers[1].address, created.match) as two,
            ):
                for said in NONSENSE:
                    other.publish("whitechapel:grown", said)
                other.client_kill_filter(_type="pubsub")
                one.act(one.turn.legal[0])
                two.until(one.number)
                deadline = time.monotonic() + 30
                while not all(server.service.bus.alive and server.service.bus.others for server in servers):
                    assert time.monotonic() < deadline
    finally:
        for server in servers:
            server.stop()


@pytest.mark.parametrize(("group", "others"), [("here", False), ("elsewhere", True)])
def test_news_of_a_process_of_this_machine_are_not_taken_for_those_of_another(
    group: str, others: bool, redis_url: str
) -> None:
    async def believed() -> bool:
        heard: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        bus = RedisBus(redis_url, "here")
        await bus.open(lambda _match_id: heard.set_result(bus.others), lambda: None, lambda _match_id, _news: None)
        while bus.others:
            await asyncio.sleep(0.01)
        with Redis.from_url(redis_url) as other:
            other.publish("whitechapel:grown", f"00000000 {group} some-match")
        found = await asyncio.wait_for(heard, 20)
        await bus.close()
        return found

    assert asyncio.run(believed()) is others
