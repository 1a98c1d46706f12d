"""The server seats bots that its owner allows; one that fails gives its match up with the reason."""

import os
import select
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.bots.seating import BOTS
from tests.server.clients import AI, ME, Chair, Script, chosen, problem
from tests.server.live import LiveServer, running, sqlite_in
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol
from whitechapel.server.settings import Settings, SettingsError
from whitechapel.server.store.models import now
from whitechapel.server.upkeep import ABANDONED

RANDOM = Path(__file__).parents[2] / "examples" / "bots" / "random_bot.py"
FAILING = {
    "crashing": "crashed",
    "hanging": "too-late",
    "muttering": "nonsense",
    "fishing": "nonsense",
    "illegal": "illegal-action",
    "modern": "wrong-protocol",
}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "name": name}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    commands = [f"{name}={sys.executable} {BOTS} {name}" for name in [*FAILING, "first", "asleep"]]
    bots = "\n".join([*commands, f"random={sys.executable} {RANDOM}"])
    folder = tmp_path_factory.mktemp("bots")
    with running(sqlite_in(folder), bots=bots, bot_thinking=0.1, ai_workers=2) as live:
        yield live


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_bot_plays_a_whole_match_against_the_ai(script: Script, game: str) -> None:
    created = script.create(game, AI, bot("random"))
    with Chair(script.address, created.match) as watching:
        assert watching.table.seats.detective == protocol.SeatInfo(kind="bot", taken=True, name="random")
        while watching.turn.phase != "over":
            watching.until(watching.number + 1)
        assert watching.turn.result is not None
        assert watching.turn.result.reason != "resignation"
    verify(record_from_json(script.record(created.match)))


@pytest.mark.parametrize("name", FAILING)
def test_a_failing_bot_gives_its_match_up_and_the_log_says_why(script: Script, name: str) -> None:
    created = script.create("pocket", ME, bot(name))
    with Chair(script.address, created.match, created.tokens.jack) as me:
        while me.turn.phase != "over":
            me.until(me.number + 1)
        assert me.turn.result == protocol.Result(winner="jack", reason="resignation")
        assert (me.events[-1].kind, me.events[-1].actor) == ("resigned", "detective")
        assert me.events[-1].failure == FAILING[name]
    verify(record_from_json(script.record(created.match)))


def test_only_bots_the_owner_named_can_be_asked_for(script: Script) -> None:
    assert script.get("/api/v1/games").json()["bots"] == [*FAILING, "first", "asleep", "random"]
    for name in ("unknown", f"{sys.executable} {BOTS} first", "first=cat"):
        wanted = {"game": "pocket", "seats": {"jack": ME, "detective": bot(name)}}
        refused = script.post("/api/v1/matches", wanted)
        assert (refused.status_code, problem(refused).code) in ((400, "wrong-options"), (400, "malformed"))


def test_a_restart_goes_on_with_a_match_in_which_a_bot_is_to_act(server: LiveServer, script: Script) -> None:
    created = script.create("pocket", ME, bot("asleep"))
    matches = server.service.matches
    assert created.match in server.inside(lambda: matches.waiting_for_the_server(now() - ABANDONED))


def test_a_bot_agrees_to_takebacks_and_comes_along_to_a_rematch(script: Script) -> None:
    created = script.create("pocket", ME, bot("first"))
    with Chair(script.address, created.match, created.tokens.jack) as me:
        me.until_my_turn()
        me.act(chosen(me.turn, Random(1)))
        assert me.turn.takeback == "free"
        assert isinstance(me.ask(protocol.TakeBack(client="x", after=me.number)), protocol.Accepted)
        me.ask(protocol.Resign(client="y", after=me.number))
    again = script.post(f"/api/v1/matches/{created.match}/rematch", {}, created.tokens.jack).json()
    with Chair(script.address, again["match"], again["token"]) as me:
        assert me.table.seats.jack == protocol.SeatInfo(kind="bot", taken=True, name="first")


def test_a_server_that_stops_leaves_no_bot_behind(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    holding = f"holding=sh -c 'exec 9>{pipe}; exec {sys.executable} {BOTS} asleep {pipe}'"
    live = LiveServer.in_folder(tmp_path, bots=holding)
    with Script(live.address) as script:
        script.create("pocket", ME, bot("holding"))
        reading = os.open(pipe, os.O_RDONLY)  # waits until the bot has opened the other end
        assert os.read(reading, 5) == b"here\n"
    live.stop()
    assert select.select([reading], [], [], 20)[0] == [reading]
    assert os.read(reading, 1) == b""
    os.close(reading)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("mine", "expected NAME=COMMAND"),
        ("mine=./nowhere", "'./nowhere' is not a program that can be run"),
        ("mine=cat\nmine=cat", "two bots have the same name"),
    ],
)
def test_bots_that_cant_be_run_are_explained_before_the_server_starts(bots: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        Settings(bots=bots).checked()


def test_bots_reach_worker_processes_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(bots="one=cat\ntwo='cat' -u")
    for name, value in settings.to_environment().items():
        monkeypatch.setenv(name, value)
    assert Settings.from_environment().bot_commands == settings.bot_commands
    assert list(settings.bot_commands) == ["one", "two"]
