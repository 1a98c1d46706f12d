"""Processes under a supervisor: replaced while people play, missed when they die, and nothing left of them."""

import os
import resource
import shutil
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.clients import AI, ME, OPEN, Chair, Script, bearer, chosen
from tests.server.engines import postgres
from tests.server.forking import ROOT
from tests.server.live import generous
from tests.server.supervised import Served, family_of, gone
from whitechapel import __version__
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol
from whitechapel.server.processes.slots import assigned, slot_of
from whitechapel.server.processes.start import VERSION
from whitechapel.server.serve import serve

WORKERS = 2


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def served(database: str, tmp_path: Path) -> Iterator[Served]:
    """Two server processes that have nothing but a database in common."""
    with Served(generous(database, workers=WORKERS, port=0, takeover=1000.0), tmp_path / "log") as started:
        yield started
    assert "Traceback" not in (tmp_path / "log").read_text()


def created_by_somebody(served: Served, jack: object) -> protocol.Created:
    """A match of somebody who comes for the first time: processes take turns with those."""
    with Script(served.address) as script:
        return script.create("pocket", jack, ME)


def until_their_turn(served: Served, match: protocol.Created) -> None:
    """Wait until the detective is to act; whoever is hung up on meanwhile comes back, as clients do."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with suppress(OSError, WebSocketException), Chair(served.address, match.match, match.tokens.detective) as me:
            me.until_my_turn()
            return
    pytest.fail("the AI's turn was not played")


def test_a_restart_while_people_play_sends_them_to_the_new_process_and_loses_nothing(tmp_path: Path) -> None:
    rng = Random(3)
    settings = generous(f"sqlite:///{tmp_path / 'matches.db'}", supervised=True, port=0)
    with Served(settings, tmp_path / "log") as server, Script(server.address) as script:
        created = script.create("pocket")
        tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}
        with ExitStack() as stack:
            chairs = {
                seat: stack.enter_context(Chair(server.address, created.match, token)) for seat, token in tokens.items()
            }
            for actions in (2, 1):  # a match may end with its fourth
                for _ in range(actions):
                    actor = chairs[str(chairs["jack"].turn.to_act)]
                    actor.act(rng.choice(actor.turn.legal))
                    for chair in chairs.values():
                        chair.until(actor.number)
                before = server.workers()
                server.process.send_signal(signal.SIGHUP)
                for seat, chair in chairs.items():
                    seen = chair.until_moved()
                    chairs[seat] = Chair(server.address, created.match, tokens[seat], seen=seen)
                    stack.enter_context(chairs[seat])
                    assert chairs[seat].number == seen
                server.replaced(before)
            chairs["jack"].ask(protocol.Resign(client="jack-resigns", after=chairs["jack"].number))
        verify(record_from_json(script.record(created.match)))
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said
    assert f"restarted: all server processes are new, of version {__version__}\n" in said


def test_a_reload_into_a_version_that_does_not_fit_says_so_and_leaves_everybody_where_he_is(tmp_path: Path) -> None:
    source = shutil.copytree(ROOT / "src", tmp_path / "src", copy_function=os.link)
    settings = generous(f"sqlite:///{tmp_path / 'matches.db'}", supervised=True, port=0)
    with Served(settings, tmp_path / "log", source) as server:
        with Script(server.address) as script:
            created = script.create("pocket")
        before = server.workers()
        upgrade(source)
        server.process.send_signal(signal.SIGHUP)
        until_said(tmp_path / "log", "the old ones go on")
        assert server.workers() == before
        with Chair(server.address, created.match, created.tokens.detective) as me:
            me.act(me.turn.legal[0])
        os.kill(before[0], signal.SIGKILL)
        assert server.process.wait(timeout=60) == 1, "nobody can serve: whoever started it starts the new version"
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said
    assert "does not fit the supervisor that runs: restart the service" in said
    with Served(replace(settings, port=server.port), tmp_path / "log", source) as server:
        assert httpx.get(f"http://{server.address}/health", trust_env=False, timeout=30).status_code == 200


def upgrade(source: Path) -> None:
    """Put a version there whose processes take other arguments."""
    file = source / "whitechapel" / "server" / "processes" / "start.py"
    text = file.read_text(encoding="utf-8").replace(VERSION, "processes-of-another-version")
    file.unlink()
    file.write_text(text, encoding="utf-8")


def until_said(log: Path, words: str) -> None:
    deadline = time.monotonic() + 60
    while words not in log.read_text():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_when_a_process_is_killed_its_matches_and_its_ais_turns_go_on_at_the_other(served: Served) -> None:
    workers = served.workers()
    assert len(workers) == WORKERS
    created = [created_by_somebody(served, AI) for _ in range(8)]
    owners = assigned(range(WORKERS))
    assert {owners[slot_of(match.match)] for match in created} == set(range(WORKERS))
    for match in created:
        with Chair(served.address, match.match, match.tokens.detective) as me:
            me.until_my_turn()
            me.act(chosen(me.turn, Random(1)))
    os.kill(workers[0], signal.SIGKILL)
    for match in created:
        until_their_turn(served, match)
    served.replaced(workers[:1])


def test_what_is_asked_at_a_process_that_has_not_the_match_is_seen_by_those_who_listen_at_the_other(
    served: Served,
) -> None:
    created = [created_by_somebody(served, ME) for _ in range(8)]
    with ExitStack() as stack:
        mixed = stack.enter_context(httpx.Client(base_url=f"http://{served.address}", trust_env=False, timeout=30))
        for match in created:  # one connection for all of them: at most one process has it
            listener = stack.enter_context(Chair(served.address, match.match))
            turn = mixed.get(f"/api/v1/matches/{match.match}", headers=bearer(match.tokens.detective)).json()["turn"]
            act = {"type": "act", "client": "mixed-client", "after": turn["number"], "action": turn["legal"][0]}
            answer = mixed.post(f"/api/v1/matches/{match.match}/act", json=act, headers=bearer(match.tokens.detective))
            assert answer.status_code == 200, answer.text
            listener.until(turn["number"] + 1)


@pytest.mark.parametrize("supervised", [False, True])
def test_a_server_that_was_killed_starts_again_at_once_on_its_port(supervised: bool, tmp_path: Path) -> None:
    settings = generous(
        f"sqlite:///{tmp_path / 'matches.db'}",
        supervised=supervised,
        port=0,
        bots="silent=python3 -c 'import time; time.sleep(600)'",
    )
    for _ in range(3):
        with Served(settings, tmp_path / "log") as server, Script(server.address) as script:
            settings = replace(settings, port=server.port)
            script.create("pocket", AI, {"kind": "bot", "name": "silent"})
            created = script.create("pocket", AI, ME)
            with Chair(server.address, created.match, created.tokens.detective) as me:
                me.until_my_turn()
            family = family_of(server.process.pid)
            assert len(family) > supervised
            server.kill()
            gone(family)


def test_a_second_server_on_the_same_file_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = generous(f"sqlite:///{tmp_path / 'matches.db'}", port=0)
    with Served(settings, tmp_path / "log"):
        assert serve(settings) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "a server or 'whitechapel admin' has the database" in said


def test_a_network_that_connects_without_end_is_hung_up_on_and_a_proxy_is_not(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.1, "header_timeout": 1000.0, "proxies": "127.0.0.9"}
    settings = generous(f"sqlite:///{tmp_path / 'matches.db'}", supervised=True, port=0, **limits)
    with Served(settings, tmp_path / "log") as server, ExitStack() as held:

        def connected(address: str) -> socket.socket:
            place = ("127.0.0.1", server.port)
            return held.enter_context(socket.create_connection(place, timeout=60, source_address=(address, 0)))

        hostile = [connected("127.0.0.3") for _ in range(10)]
        assert hostile[-1].recv(1) == b""  # the first two came in, and may be silent
        for proxied in [connected("127.0.0.9") for _ in range(10)]:
            proxied.sendall(b"GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n")
            assert proxied.recv(5) == b"HTTP/"


def test_a_supervisor_asks_for_the_descriptors_that_connections_need(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    settings = generous(f"sqlite:///{tmp_path / 'matches.db'}", supervised=True, port=0, connections_in_all=500)
    resource.setrlimit(resource.RLIMIT_NOFILE, (400, hard))
    try:
        with Served(settings, tmp_path / "log") as server:
            assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] == 628
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_people_at_two_processes_see_and_hear_each_other(served: Served) -> None:
    """Whoever does not say in the address which match it is for is brought to any process, in turn."""
    with Script(served.address) as script, ExitStack() as stack:
        created = script.create("pocket", ME, OPEN)
        token = script.join(created.match, created.invitations.detective).token
        chairs = [
            stack.enter_context(Chair(served.address, created.match, held, company=True, hinted=False))
            for held in (created.tokens.jack, token, None, None)
        ]
        for chair in chairs:
            chair.until_told(protocol.Present(jack=True, detective=True))
        chairs[1].send(protocol.Say(phrase="oops"))
        for chair in chairs:
            chair.until_told(protocol.Said(seat="detective", phrase="oops"))
        chairs[1].close()
        for chair in (chairs[0], *chairs[2:]):
            chair.until_told(protocol.Present(jack=True, detective=False))
