"""A game of another package is hosted like ours: over the WebSocket and over plain HTTP, against people and its AI."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, play_out, problem
from tests.server.forking import ROOT, environment

SERVE = [sys.executable, "-m", "whitechapel.cli", "serve", "--port", "0", "--pace", "0", "--deal-seed", "3"]


@pytest.fixture(scope="module")
def known(request: pytest.FixtureRequest) -> dict[str, str]:
    """An environment in which the third game is installed."""
    path: Path = request.getfixturevalue("toy_game_path")
    found = environment()
    return found | {"PYTHONPATH": os.pathsep.join([found["PYTHONPATH"], str(path)])}


@pytest.fixture(scope="module")
def script(known: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Script]:
    place = tmp_path_factory.mktemp("third") / "matches.db"
    with subprocess.Popen(  # noqa: S603 - our own program
        [*SERVE, "--database", f"sqlite:///{place}"],
        cwd=ROOT,
        env=known,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://(\S+)/", process.stdout.readline().decode())
        assert found is not None
        with Script(found[1]) as opened:
            yield opened
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)


def verified(script: Script, match: str, known: dict[str, str], folder: Path) -> None:
    place = folder / "hide.json"
    place.write_text(json.dumps(script.record(match)))
    command = [sys.executable, "-m", "whitechapel.cli", "verify", str(place)]
    checked = subprocess.run(command, env=known, check=False, capture_output=True, text=True)  # noqa: S603 - our own
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_it_is_offered_with_its_options_and_levels(script: Script) -> None:
    games = {game["name"]: game for game in script.get("/api/v1/games").json()["games"]}
    assert set(games) == {"pocket", "classic", "hide"}
    assert games["hide"]["levels"] == [1]
    assert [option["name"] for option in games["hide"]["options"]] == ["rounds"]
    wrong = {"game": "hide", "seats": {"jack": ME, "detective": AI | {"level": 2}}}
    refused = script.post("/api/v1/matches", wrong)
    assert (refused.status_code, problem(refused).code) == (400, "wrong-options")


def test_two_people_play_it_over_the_socket_to_its_end(script: Script, known: dict[str, str], tmp_path: Path) -> None:
    created = script.create("hide", ME, OPEN)
    joined = script.join(created.match, created.invitations.detective)
    with (
        Chair(script.address, created.match, created.tokens.jack, choices=True) as jack,
        Chair(script.address, created.match, joined.token, choices=True) as detective,
        Chair(script.address, created.match) as spectator,
    ):
        actor = {"jack": jack, "detective": detective}[str(spectator.turn.to_act)]
        assert actor.turn.choices is not None
        assert {choice.action for choice in actor.turn.choices.next} == set(actor.turn.legal)
        play_out({"jack": jack, "detective": detective}, Random(2))
        spectator.until(jack.number)
        assert spectator.turn.result is not None
        assert spectator.turn.ending
        assert all(event.beats for event in spectator.events)
    verified(script, created.match, known, tmp_path)


def test_a_script_plays_it_against_its_ai_over_http_to_its_end(
    script: Script, known: dict[str, str], tmp_path: Path
) -> None:
    created = script.create("hide", AI, ME, rounds=1)
    base, token = f"/api/v1/matches/{created.match}", created.tokens.detective
    rng = Random(4)
    with script.http.stream("GET", f"{base}/events", headers={"authorization": f"Bearer {token}"}) as stream:
        for line in filter(None, stream.iter_lines()):
            turn = json.loads(line)["turn"]
            if turn["to_act"] == "detective":
                asked = {"type": "act", "client": "c", "after": turn["number"], "action": rng.choice(turn["legal"])}
                assert script.post(f"{base}/act", asked, token).status_code == 200
    assert turn["phase"] == "over"
    verified(script, created.match, known, tmp_path)


def test_its_positions_are_described_by_their_game_alone(script: Script) -> None:
    described = script.get("/openapi.json").json()["components"]["schemas"]["Position"]["anyOf"]
    assert [one.get("$ref") or one["title"] for one in described] == [
        "#/components/schemas/PocketPosition",
        "#/components/schemas/ClassicPosition",
        "OfAnotherGame",
    ]
