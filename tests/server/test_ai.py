"""AI seats: the player that was measured, kept for a whole match, at a pace that tells nothing."""

import os
import pickle
import signal
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.clients import ME, Chair, Script, problem
from tests.server.live import LiveServer
from tests.server.worlds import played
from whitechapel.core import PLAYERS, Match, Seat, View
from whitechapel.core.descriptor import Descriptor
from whitechapel.core.registry import describe
from whitechapel.players import player
from whitechapel.server import protocol, views
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents import Workers, checked_level
from whitechapel.server.opponents.promises import wait_for_beat
from whitechapel.server.opponents.questions import Answer, ChooseQuestion, Chosen, Failed, Hinted, HintQuestion
from whitechapel.server.opponents.worker import Worker
from whitechapel.server.opponents.workers import WorkerPlayer
from whitechapel.server.refusals import Refusal

LEVELS = [(game, level) for game in ("pocket", "classic") for level in range(1, len(describe(game).levels) + 1)]
COSTLY = {7: 4, 8: 1}
"""How many decisions of the costly levels are compared."""


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think as long as their budget takes: on a busy machine the clock would stop them anywhere."""

    def described(game: str) -> Descriptor:
        return replace(describe(game), levels=tuple(level._replace(seconds=600.0) for level in describe(game).levels))

    monkeypatch.setattr("whitechapel.players.catalogue.describe", described)


@pytest.mark.parametrize("took", [0.0001, 0.3, 0.8999, 0.9001, 4.0])
def test_a_step_is_shown_on_the_beat_however_long_it_took(took: float) -> None:
    beats = (took + wait_for_beat(took, 0.9)) / 0.9
    assert beats == pytest.approx(round(beats))
    assert wait_for_beat(took, 0.0) == 0.0


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_the_served_ai_chooses_what_the_measured_ai_chooses(game: str, level: int) -> None:
    """A game as the arena plays it; the server's worker is asked the same with the same seeds, and answers the same."""
    measured = {seat: player(f"level:{level}", game=game, seed=40 + seat) for seat in PLAYERS}
    worker = Worker()
    match = Match(game, seed=3)
    decisions = 0
    while (seat := match.actor) is not None and decisions < COSTLY.get(level, 1000):
        view = match.view(seat)
        question = ChooseQuestion(f"m {seat}", f"level:{level}", 40 + seat, view, (), 600.0)
        sent = pickle.loads(pickle.dumps(question))  # noqa: S301 - as it goes through the pipe
        chosen = measured[seat].choose(view)
        assert worker.answer(sent) == Chosen(action=chosen)
        match.push(chosen)
        decisions += 1
    assert decisions >= 1


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_player_made_anew_at_every_step_goes_on_as_the_one_before_it(game: str, level: int) -> None:
    """As after a restart, or where a worker has more matches than it has room for players."""
    measured = {seat: player(f"level:{level}", game=game, seed=40 + seat) for seat in PLAYERS}
    match = Match(game, seed=3)
    decisions = 0
    while (seat := match.actor) is not None and decisions < COSTLY.get(level, 24):
        view = match.view(seat)
        question = ChooseQuestion("m", f"level:{level}", 40 + seat, view, views.earlier_views(match, seat), 600.0)
        chosen = measured[seat].choose(view)
        assert Worker().answer(question) == Chosen(action=chosen)
        match.push(chosen)
        decisions += 1
    assert decisions >= 1


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_worker_that_dies_is_replaced_by_one_that_goes_on_with_the_same_player(game: str) -> None:
    workers = Workers(1, patience=60.0, metrics=Metrics())
    measured = {seat: player("level:3", game=game, seed=7) for seat in PLAYERS}
    match = Match(game, seed=5)
    try:
        for _ in range(5):
            seat = match.actor
            assert seat is not None
            view = match.view(seat)
            earlier = views.earlier_views(match, seat)
            question = ChooseQuestion(f"m {seat}", "level:3", 7, view, earlier, 60.0)
            chosen = WorkerPlayer(workers, question).choose(view)
            assert chosen == measured[seat].choose(view)
            match.push(chosen)
            (pid,) = workers.pids
            os.kill(pid, signal.SIGKILL)
    finally:
        workers.close()
    assert workers.pids == []


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_what_an_ai_is_given_is_a_view_and_holds_no_state(game: str) -> None:
    hosted = played(game, 4, 20)
    seat = hosted.to_act
    assert seat is not None
    view = views.seat_view(hosted, seat)
    assert View._fields == ("game", "options", "seat", "observation", "legal_actions", "log")
    written = pickle.dumps(ChooseQuestion("m", "level:1", 1, view, views.earlier_views(hosted.match, seat), 1.0))
    assert type(hosted.match.state).__name__ == "State"
    assert b"State" not in written
    if seat is Seat.DETECTIVE:
        assert any(event.action is None for event in view.log)
    with pytest.raises(Refusal):
        views.seat_view(hosted, Seat.CHANCE)


def test_a_player_that_fails_is_an_answer_with_its_reason() -> None:
    view = Match("pocket", seed=1).view(Seat.DETECTIVE)
    answer = Worker().answer(ChooseQuestion("m", "level:99", 1, view, (), 1.0))
    assert isinstance(answer, Failed)
    assert (answer.reason, "level:99" in answer.why) == ("crashed", True)
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == answer


def test_a_hint_weighs_actions_from_the_view_alone() -> None:
    view = Match("pocket", seed=1).view(Seat.DETECTIVE)
    answer = Worker().answer(HintQuestion(view, 1.0))
    assert isinstance(answer, Hinted)
    assert answer.action in view.legal_actions
    assert answer.candidates[0][0] == answer.action
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == answer


@pytest.mark.parametrize("level", [0, 9, 99])
def test_a_level_that_the_game_has_not_is_refused_when_the_match_is_created(script: Script, level: int) -> None:
    seats = {"jack": ME, "detective": {"kind": "ai", "level": level}}
    refused = script.post("/api/v1/matches", {"game": "pocket", "seats": seats})
    assert (refused.status_code, problem(refused).code) == (400, "malformed" if level == 0 else "wrong-options")


def test_a_player_that_cant_be_made_is_refused_and_never_replaced_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whitechapel.players.pocket.greedy.Greedy.__init__", _broken)
    with pytest.raises(Refusal, match="can't be played here"):
        checked_level.__wrapped__("pocket", 3)


def _broken(*_given: object, **_named: object) -> None:
    raise MemoryError("no room for a player")


def test_the_levels_offered_are_those_of_the_descriptors(script: Script) -> None:
    offered = {game["name"]: game["levels"] for game in script.get("/api/v1/games").json()["games"]}
    for game, levels in offered.items():
        assert levels == list(range(1, len(describe(game).levels) + 1))


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_with_a_seed_for_deals_two_servers_play_the_same_match(tmp_path: Path, game: str) -> None:
    records = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        live = LiveServer.in_folder(tmp_path / name, deal_seed="7")
        try:
            with Script(live.address) as script:
                script.create(game)
                created = script.create(game, ME, {"kind": "ai", "level": 2})
                rng = Random(1)
                with Chair(script.address, created.match, created.tokens.jack) as me:
                    me.until_my_turn()
                    while me.turn.phase == "playing" and me.number < 40:
                        me.act(rng.choice(me.turn.legal))
                        me.until_my_turn()
                    if me.turn.phase == "playing":
                        me.ask(protocol.Resign(client="x", after=me.number))
                records.append(script.record(created.match))
        finally:
            live.stop()
    assert records[0]["events"] == records[1]["events"]
    assert records[0]["deal"] == records[1]["deal"]
