"""Several server processes on one PostgreSQL and one Redis serve the same matches."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, chosen
from tests.server.engines import postgres, redis
from tests.server.forking import ROOT, Killable, environment
from tests.server.live import generous
from tests.server.supervised import Served
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol
from whitechapel.server.processes.slots import assigned, slot_of
from whitechapel.server.settings import Settings


@pytest.fixture(scope="module")
def shared() -> Iterator[Settings]:
    with postgres() as database, redis() as bus:
        yield generous(database, redis=bus, takeover=0.5)


@pytest.fixture
def servers(shared: Settings, tmp_path: Path) -> Iterator[tuple[Killable, Killable]]:
    with Killable(shared, tmp_path / "one") as one, Killable(shared, tmp_path / "two") as two:
        yield one, two
    assert b"Traceback" not in (tmp_path / "one").read_bytes() + (tmp_path / "two").read_bytes()


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_players_on_different_processes_lose_nothing_when_one_is_killed(
    servers: tuple[Killable, Killable], game: str
) -> None:
    one, two = servers
    with Script(one.address) as script:
        created = script.create(game, ME, OPEN)
    with Script(two.address) as script:
        joined = script.join(created.match, created.invitations.detective)
    rng = Random(6)
    with ExitStack() as stack:
        jack = stack.enter_context(Chair(one.address, created.match, created.tokens.jack))
        detective = stack.enter_context(Chair(two.address, created.match, joined.token))
        chairs = {"jack": jack, "detective": detective}
        acted = 0
        while detective.turn.phase == "playing":
            actor = chairs[str(detective.turn.to_act)]
            peaceful = [action for action in actor.turn.legal if "accuse" not in action]
            actor.act(rng.choice(peaceful) if acted < 4 else chosen(actor.turn, rng))
            acted += 1
            if acted == 4:
                one.kill()
                chairs["jack"] = stack.enter_context(
                    Chair(two.address, created.match, created.tokens.jack, seen=chairs["jack"].number)
                )
            for chair in chairs.values():
                chair.until(actor.number)
        assert acted >= 4
    with Script(two.address) as script:
        verify(record_from_json(script.record(created.match)))
    one.start()


def test_clients_of_one_seat_on_different_processes_race_and_exactly_one_wins(
    servers: tuple[Killable, Killable],
) -> None:
    with Script(servers[0].address) as script:
        created = script.create("pocket")
    tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}
    rng = Random(1)
    with ThreadPoolExecutor(2) as threads, ExitStack() as stack:
        rivals = {
            seat: [stack.enter_context(Chair(server.address, created.match, token)) for server in servers]
            for seat, token in tokens.items()
        }
        latest = rivals["jack"][0]
        while latest.turn.phase == "playing":
            racing = rivals[str(latest.turn.to_act)]
            for chair in racing:
                chair.until(latest.number)
            requests = [
                protocol.Act(client=chair.client, after=chair.number, action=rng.choice(chair.turn.legal))
                for chair in racing
            ]
            answers = list(threads.map(lambda pair: pair[0].ask(pair[1]), zip(racing, requests, strict=True)))
            codes = sorted(a.code if isinstance(a, protocol.Problem) else "accepted" for a in answers)
            assert codes in (["accepted", "stale"], ["accepted", "over"])
            latest = racing[0] if isinstance(answers[0], protocol.Accepted) else racing[1]


def test_an_ais_turn_is_taken_over_when_its_process_is_killed(shared: Settings, tmp_path: Path) -> None:
    slow = replace(shared, pace=3.0)
    with Killable(slow, tmp_path / "slow") as one, Killable(shared, tmp_path / "two") as two:
        with Script(one.address) as script:
            created = script.create("pocket", AI, ME)
        with Chair(two.address, created.match, created.tokens.detective) as me:
            with Chair(one.address, created.match, created.tokens.detective) as there:
                there.act(there.turn.legal[0])
            me.until(there.number)
            one.kill()
            me.until_my_turn()
            assert me.turn.to_act == "detective"
        one.start()


def test_serve_with_two_workers_plays_a_match(shared: Settings) -> None:
    command = [sys.executable, "-m", "whitechapel.cli", "serve", "--port", "0", "--workers", "2", "--pace", "0"]
    command += ["--database", shared.database, "--redis", shared.redis]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://(\S+)/", process.stdout.readline().decode())
            assert found is not None
            with Script(found[1]) as script:
                created = script.create("pocket", AI, ME)
                for _ in range(4):
                    with Chair(script.address, created.match, created.tokens.detective) as me:
                        me.until_my_turn()
                        if me.turn.phase == "playing":
                            me.act(chosen(me.turn, Random(1)))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=30)


def test_one_network_gets_no_more_of_two_processes_than_of_one(shared: Settings, tmp_path: Path) -> None:
    slow = replace(shared, port=0, workers=2, requests_per_second=0.2, connections=2)
    places = assigned([0, 1])
    names = [next(name for name in map(str, range(99)) if places[slot_of(name)] == place) for place in (0, 1, 0)]
    with Served(slow, tmp_path / "log") as server:
        codes = []
        for name in names:  # each from a connection of its own, to the process that has such a match
            with Script(server.address) as script:
                codes.append(script.get(f"/api/v1/matches/{name}").status_code)
        assert codes == [404, 404, 429]  # ten seconds' worth at once: two
        with ExitStack() as held:
            elsewhere = [
                held.enter_context(
                    socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.2", 0))
                )
                for _ in range(4)
            ]
            for connection in elsewhere:
                connection.sendall(b"GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answers = [connection.recv(12) for connection in elsewhere]
        assert answers.count(b"HTTP/1.1 200") == 2
