"""Nothing that a bot gets tells it more than its seat may know."""

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.seating import BOTS, command, first_view, seated
from whitechapel import pocket
from whitechapel.bots import Beginning, BotError, messages
from whitechapel.bots.seated import greeted
from whitechapel.core import (
    PLAYERS,
    AnyGame,
    Match,
    Outcome,
    Seat,
    SeededDealer,
    game_names,
    load_game,
    record_to_json,
)
from whitechapel.players import Limit
from whitechapel.players.hint import view_of
from whitechapel.testing.leak import Form, find_leaks
from whitechapel.testing.leak.records import alike
from whitechapel.testing.random_play import random_game

ALLOWED = {
    "PATH",
    "HOME",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "TMPDIR",
    "LD_LIBRARY_PATH",
    "PYTHONPATH",
    "VIRTUAL_ENV",
    "PWD",
}
SEED = 918273645


def question(rules: AnyGame, state: Any, seat: Seat) -> bytes | None:
    if rules.actor(state) is not seat or seat not in PLAYERS:
        return None
    return messages.act(rules, view_of(rules, rules.observe(state, seat)), Limit(seconds=1.5))


@pytest.mark.parametrize("name", game_names())
def test_a_question_is_the_same_in_all_worlds_its_seat_cant_tell_apart(name: str) -> None:
    report = find_leaks(load_game(name), positions=300, forms=(Form("line", question, share=0.3),))
    assert report.leaks == ()
    assert report.pairs > 1000


def test_a_question_with_the_others_secret_in_it_would_be_found() -> None:
    def careless(rules: AnyGame, state: Any, seat: Seat) -> bytes | None:
        asked = question(rules, state, seat)
        return None if asked is None else asked + rules.position_to_text(state).encode()

    assert find_leaks(pocket, positions=50, forms=(Form("line", careless),)).leaks


@pytest.mark.parametrize("kind", ["obedient", "attentive"])
@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seat", PLAYERS)
def test_all_bytes_of_a_game_are_the_same_in_all_worlds_of_its_seat(
    name: str, seat: Seat, kind: str, tmp_path: Path
) -> None:
    rules, rng = load_game(name), Random(11)
    history = list(random_game(rules, rng, {}))[:-6]
    others = list(alike(rules, history, seat).values())
    assert seat is Seat.JACK or len(others) > 1
    told = []
    for number, other in enumerate([history, *rng.sample(others, min(3, len(others)))]):
        answers = [str(transition.action) for transition in other if transition.actor is seat]
        file = tmp_path / str(number)
        bot = greeted(command(kind, str(file), *answers), name, Beginning(seat, 7, ()), patience=60)
        match = Match.by_hand(rules)
        for transition in other:
            if match.actor is seat:
                assert bot.choose(match.view(seat)) == transition.action
            match.push(transition.action)
        bot.dismiss(None)
        told.append(file.read_bytes())
    assert len(told[0].splitlines()) == 3 + len([transition for transition in history if transition.actor is seat])
    assert set(told) == {told[0]}


def test_a_question_has_these_fields_and_no_others() -> None:
    match = Match(pocket, SeededDealer(1))
    asked = messages.act(pocket, match.view(Seat.DETECTIVE), Limit(nodes=5))
    told = json.loads(asked)
    assert list(told) == ["type", "legal", "actions", "seconds", "nodes", "text", "observation"]
    assert (told["seconds"], told["nodes"]) == (None, 5)
    assert told["actions"] == [pocket.action_to_text(action) for action in told["legal"]]
    assert pocket.observation_from_text(told["text"]) == pocket.observation_from_json(told["observation"])


def test_a_question_of_protocol_2_has_an_id_and_the_log_as_well() -> None:
    view = Match(pocket, SeededDealer(1)).view(Seat.DETECTIVE)
    told = json.loads(messages.act(pocket, view, Limit(nodes=5), messages.Question(4, 9)))
    assert list(told) == [
        *("type", "id", "legal", "actions", "seconds", "nodes", "number", "first", "log", "text", "observation")
    ]
    assert (told["id"], told["number"], told["first"]) == (4, view.number, 9)
    assert told["log"] == record_to_json(Match(pocket, SeededDealer(1)).record(Seat.DETECTIVE))["events"][8:]
    assert {"actor": "chance", "action": None} in told["log"], "Jack's identity is withheld"


@pytest.mark.parametrize("wanted", ["state", "observation", "worlds", "record", "seed", "game", "act"])
def test_a_bot_that_fishes_for_secrets_is_told_only_why_it_lost(wanted: str, tmp_path: Path) -> None:
    file = tmp_path / "found"
    bot = seated("fishing", str(file), wanted)
    with pytest.raises(BotError, match="is not the message due"):
        bot.choose(first_view())
    _, hello, begun, asked, last = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert [hello["type"], begun["type"], asked["type"]] == ["hello", "game", "act"]
    why = f"'{wanted}' is not the message due; expected 'action'"
    assert last == {"type": "bye", "winner": "jack", "reason": "nonsense", "why": why}


def test_what_surrounds_a_bot_in_the_arena_holds_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "found"
    done = subprocess.run(  # noqa: S603 - our own program
        [*arena(f"fishing={sys.executable} {BOTS} fishing {file}"), "--pairs=1", "--seed", str(SEED)],
        env=os.environ | {"WHITECHAPEL_SERVER_DATABASE": "postgresql://me:hidden@db/x", "TOKEN": "hidden"},
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    assert "fishing lost 2 by nonsense" in done.stdout
    text = file.read_text(encoding="utf-8")
    assert "hidden" not in text
    assert str(SEED) not in text
    found = [json.loads(line) for line in text.splitlines() if line.startswith('{"environment"')]
    assert len(found) == 2
    for surroundings in found:
        assert surroundings["environment"].keys() <= ALLOWED
        assert surroundings["arguments"] == [str(BOTS), "fishing", str(file)]
        assert {kind.split(":")[0] for kind in surroundings["files"].values()} == {"pipe"}
        assert surroundings["files"].keys() == {"0", "1", "2"}
    assert len({surroundings["id"] for surroundings in found}) == 2, "one process saw both games of a pair"


def test_the_deals_are_drawn_anew_where_a_bot_plays() -> None:
    seeds = []
    for _ in range(2):
        bot = f"first={sys.executable} {BOTS} first"
        done = subprocess.run(  # noqa: S603
            [*arena(bot), "--pairs=1", "--json"], capture_output=True, timeout=100, check=True
        )
        seeds.append(json.loads(done.stdout)["seed"])
    assert seeds[0] != seeds[1]


def test_ctrl_c_ends_bots_that_would_stay_for_ever(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    holding = f"{sys.executable} {BOTS} asleep {pipe}"
    shell = f"holding=sh -c 'exec 9>{pipe}; exec {holding}'"
    with subprocess.Popen(  # noqa: S603
        [*arena(shell), "--pairs=5", "--jobs=2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        reading = os.open(pipe, os.O_RDONLY)  # waits until a program has opened the other end
        assert os.read(reading, 5) == b"here\n"
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=30) == 130
    while data := (select.select([reading], [], [], 20)[0] and os.read(reading, 100)):
        assert data == b"here\n"
    assert data == b"", "a program still holds the pipe"
    os.close(reading)


def test_when_the_arena_is_killed_its_bots_are_gone_too(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    shell = f"holding=sh -c 'exec 9>{pipe}; exec {sys.executable} {BOTS} asleep {pipe}'"
    with subprocess.Popen(  # noqa: S603
        [*arena(shell), "--pairs=1", "--jobs=2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        reading = os.open(pipe, os.O_RDONLY)  # waits until a bot has opened the other end
        assert os.read(reading, 5) == b"here\n"
        running.kill()
    while data := (select.select([reading], [], [], 20)[0] and os.read(reading, 100)):
        assert data == b"here\n"
    assert data == b"", "a bot still holds the pipe"
    os.close(reading)


def test_a_bot_is_told_how_its_game_ended(tmp_path: Path) -> None:
    file = tmp_path / "told"
    seated("obedient", str(file)).dismiss(Outcome(Seat.JACK, "six-hourglasses"))
    last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert last == {"type": "bye", "winner": "jack", "reason": "six-hourglasses", "why": ""}


def arena(bot: str) -> list[str]:
    return [sys.executable, "-m", "whitechapel.cli", "arena", "pocket", "--players=uniform", "--bot", bot]
