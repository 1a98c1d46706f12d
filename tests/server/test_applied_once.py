"""An action is applied once between one player's click and the other's page, and no question plays a log again."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import ME, OPEN, Chair, Script
from tests.server.live import LiveServer
from whitechapel.core import load_game
from whitechapel.core.game import AnyGame, AnyState
from whitechapel.server import protocol


class Counted:
    """The rules of a game, and how often they were asked to apply something."""

    def __init__(self, rules: AnyGame) -> None:
        self._rules = rules
        self.applied = 0

    def apply(self, state: AnyState, action: int) -> AnyState:
        self.applied += 1
        return self._rules.apply(state, action)

    def apply_trusted(self, state: AnyState, action: int) -> AnyState:
        self.applied += 1
        return self._rules.apply_trusted(state, action)

    def __getattr__(self, name: str) -> object:
        return getattr(self._rules, name)


@pytest.fixture(params=["pocket", "classic"])
def counted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Counted:
    rules = Counted(load_game(request.param))
    monkeypatch.setattr("whitechapel.server.hosted.load_game", lambda _name: rules)
    return rules


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    live = LiveServer.in_folder(tmp_path)
    with Script(live.address) as opened:
        yield opened
    live.stop()


def test_an_action_is_applied_once_for_everybody_at_the_table(counted: Counted, script: Script) -> None:
    created = script.create(counted.NAME, ME, OPEN)  # type: ignore[arg-type]  # the rules' own
    joined = script.join(created.match, created.invitations.detective)
    rng = Random(6)
    with ExitStack() as stack:
        tokens = {"jack": created.tokens.jack, "detective": joined.token}
        chairs = {
            seat: stack.enter_context(Chair(script.address, created.match, token, choices=True))
            for seat, token in tokens.items()
        }
        spectator = stack.enter_context(Chair(script.address, created.match))
        assert counted.applied == spectator.number - 1, "the set-up; the first entry is a player who joined"
        while spectator.turn.phase == "playing" and spectator.number < 60:
            actor = chairs[str(spectator.turn.to_act)]
            before, applied = actor.number, counted.applied
            actor.act(rng.choice(actor.turn.legal))
            for chair in (*chairs.values(), spectator):
                chair.until(actor.number)
            assert counted.applied - applied == actor.number - before, "once for the action and each thing dealt"


def test_no_question_plays_the_log_again(counted: Counted, script: Script) -> None:
    created = script.create(counted.NAME)  # type: ignore[arg-type]  # the rules' own
    tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}
    with (
        Chair(script.address, created.match, tokens["jack"]) as jack,
        Chair(script.address, created.match, tokens["detective"]) as detective,
    ):
        detective.act(next(action for action in detective.turn.legal if not action.startswith("alibi")))
        jack.until(detective.number)
        applied = counted.applied
        for number in range(detective.number + 1):
            detective.send(protocol.Look(number=number))
            assert isinstance(detective.receive(), protocol.Looked)
        assert isinstance(detective.ask(protocol.TakeBack(client="b", after=detective.number)), protocol.Accepted)
        base = f"/api/v1/matches/{created.match}"
        for path in ("", "/record", "/replay"):
            assert script.get(base + path, tokens["detective"], lens="detective").status_code == 200
        assert script.post("/api/v1/my-matches", {"tokens": list(tokens.values())}).status_code == 200
        with Chair(script.address, created.match, tokens["jack"]):
            assert counted.applied == applied
        jack.ask(protocol.Resign(client="r", after=detective.number))
        for path in ("/record", "/replay", "/chances"):
            assert script.get(base + path, lens="complete").status_code == 200
        assert counted.applied == applied


def test_a_match_is_loaded_by_one_application_an_event(counted: Counted, tmp_path: Path) -> None:
    first = LiveServer.in_folder(tmp_path)
    with Script(first.address) as script:
        created = script.create(counted.NAME)  # type: ignore[arg-type]  # the rules' own
    first.stop()
    counted.applied = 0
    second = LiveServer.in_folder(tmp_path)
    try:
        with Chair(second.address, created.match) as spectator:
            assert counted.applied == spectator.number
    finally:
        second.stop()
