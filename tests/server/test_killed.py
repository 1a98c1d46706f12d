"""kill -9 after every event: the game goes on, and everything acknowledged is kept."""

import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import AI, ME, Chair, Script, chosen
from tests.server.forking import Killable
from tests.server.live import LiveServer, generous
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol

GAMES = ("pocket", "classic")


@pytest.mark.parametrize("game", GAMES)
def test_a_server_killed_at_every_ply_keeps_every_acknowledged_action(game: str, database: str, tmp_path: Path) -> None:
    rng = Random(7)
    with Killable(generous(database), tmp_path / "log") as server:
        with Script(server.address) as script:
            created = script.create(game)
        tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}
        seen, kept = 0, 0
        over = False
        while not over:
            with Chair(server.address, created.match, tokens["jack"], seen=seen) as jack:
                assert jack.number >= kept
                seen = jack.number
                over = jack.turn.phase == "over"
                to_act = jack.turn.to_act
            if to_act is not None:
                kept = _act_twice_with_a_kill_between(server, created.match, tokens[to_act], rng)
            server.restart()
        with Script(server.address) as script:
            verify(record_from_json(script.record(created.match)))
    assert b"Traceback" not in (tmp_path / "log").read_bytes()


def _act_twice_with_a_kill_between(server: Killable, match: str, token: str | None, rng: Random) -> int:
    """Send an action, kill the server before it can answer, send the same again: it must be kept exactly once."""
    with Chair(server.address, match, token) as chair:
        before = chair.number
        request = protocol.Act(client=chair.client, after=before, action=chosen(chair.turn, rng))
        chair.send(request)
        server.restart()
    with Chair(server.address, match, token, seen=before) as chair:
        already = chair.number > before
        answer = chair.ask(request)
        assert isinstance(answer, protocol.Accepted), answer
        assert answer.number == before + 1
        assert answer.repeated == already
        return answer.number


@pytest.mark.parametrize("game", GAMES)
def test_a_restart_finds_the_ais_turn_and_goes_on(game: str, tmp_path: Path) -> None:
    with Killable(generous(f"sqlite:///{tmp_path / 'matches.db'}"), tmp_path / "log") as server:
        with Script(server.address) as script:
            created = script.create(game, AI, AI)
        with Chair(server.address, created.match) as spectator:
            seen = spectator.number
        for _ in range(3):
            server.restart()
            with Chair(server.address, created.match, seen=seen) as spectator:
                if spectator.turn.phase == "over":
                    break
                spectator.until(spectator.number + 1)
                seen = spectator.number
        with Chair(server.address, created.match) as spectator:
            while spectator.turn.phase != "over":
                spectator.until(spectator.number + 1)
        with Script(server.address) as script:
            verify(record_from_json(script.record(created.match)))


@pytest.mark.parametrize("game", GAMES)
def test_an_ai_worker_killed_at_every_ply_is_replaced(game: str, tmp_path: Path) -> None:
    live = LiveServer(generous(f"sqlite:///{tmp_path / 'matches.db'}"))
    live.start()
    rng = Random(9)
    killed = 0
    try:
        with Script(live.address) as script:
            while killed == 0:  # an AI that accuses at once leaves nothing to kill: then another match is played
                created = script.create(game, ME, AI)
                with Chair(script.address, created.match, created.tokens.jack) as me:
                    me.until_my_turn()
                    while me.turn.phase == "playing":
                        for pid in live.service.workers.pids:
                            os.kill(pid, signal.SIGKILL)
                            killed += 1
                        me.act(chosen(me.turn, rng))
                        me.until_my_turn()
                verify(record_from_json(script.record(created.match)))
    finally:
        live.stop()


def test_a_stuck_ai_worker_is_replaced(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, thinking=1.0)
    try:
        with Script(live.address) as script:
            created = script.create("pocket", ME, AI)
            with Chair(script.address, created.match, created.tokens.jack) as me:
                me.until_my_turn()
                stopped = live.service.workers.pids
                for pid in stopped:
                    os.kill(pid, signal.SIGSTOP)
                while me.turn.to_act == "jack":
                    me.act(me.turn.legal[0])
                me.until_my_turn()
        assert not set(stopped) & set(live.service.workers.pids)
    finally:
        live.stop()
