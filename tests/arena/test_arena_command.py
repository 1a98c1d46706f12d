import json
import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from whitechapel.cli import main
from whitechapel.core import record_from_json, states

FILE = "tests/arena/own_players.py"


def test_it_prints_a_table_of_players_and_pairings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "pocket", "--players", "greedy,uniform", "--pairs", "3", "--jobs", "2", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert "greedy - uniform      6" in out
    assert "Jack won" in out
    assert "6 of 6 games, 0 s left" in err


def test_json_and_saved_games_are_the_same_whenever_the_seed_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown, saved = [], []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        command = ["arena", "pocket", "--players", "greedy,uniform,mine", "--player", f"mine={FILE}:Talkative"]
        assert main([*command, "--pairs", "2", "--jobs", jobs, "--seed", "7", "--save", str(file), "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        for score in [*data["players"], *data["pairings"]]:
            del score["cpu_ms"], score["longest_ms"]
        shown.append(data)
        saved.append(file.read_text(encoding="utf-8"))
    assert shown[0] == shown[1]
    assert saved[0] == saved[1]
    assert [player["name"] for player in shown[0]["players"]] == ["greedy", "uniform", "mine"]
    games = [json.loads(line) for line in saved[0].splitlines()]
    assert len(games) == shown[0]["games"] == 12
    assert all(list(states(record_from_json(game["record"])))[-1].actor is None for game in games)


def test_one_player_alone_meets_himself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "pocket", "--players", "uniform", "--pairs", "4"]) == 0
    assert "uniform - uniform      4" in capsys.readouterr().out


def test_a_failing_player_is_reported_and_the_rest_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "pocket", "--players", "uniform", "--player", f"mine={FILE}:Crashing", "--pairs", "1"]) == 0
    assert "mine lost 2 by crashed, first so: ValueError: no idea" in capsys.readouterr().out


def test_with_strict_a_failing_player_shows_in_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "pocket", "--players", "uniform", "--pairs", "1", "--strict"]
    assert main([*command, "--player", f"mine={FILE}:Crashing"]) == 3
    assert main([*command, "--player", f"mine={FILE}:First"]) == 0
    assert "mine lost 2 by crashed" in capsys.readouterr().out


def test_a_third_game_is_played_by_whoever_its_descriptor_names(toy_game_path: Path) -> None:
    command = ["arena", "hide", "--players", "uniform,level:1", "--pairs", "2", "--seed", "1", "--json"]
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "whitechapel.cli", *command],
        env=os.environ | {"PYTHONPATH": str(toy_game_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    data = json.loads(done.stdout)
    assert (data["games"], data["failures"]) == (4, [])


def test_when_the_arena_is_killed_its_workers_are_gone_too(tmp_path: Path) -> None:
    """Its workers hold a pipe that nobody else does."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    own = f"--player=waiting={FILE}:Waiting"
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "whitechapel.cli", "arena", "pocket", "--players=uniform", own, "--pairs=1", "--jobs=2"],
        env=os.environ | {"WAITING_AT": str(pipe)},
        stderr=subprocess.DEVNULL,
    ) as running:
        reading = os.open(pipe, os.O_RDONLY)  # waits until a worker has opened the other end
        assert os.read(reading, 1) == b"."
        running.kill()
    while data := (select.select([reading], [], [], 20)[0] and os.read(reading, 100)):
        assert data == b"."
    assert data == b"", "a worker still holds the pipe"
    os.close(reading)


def test_ctrl_c_prints_what_there_is() -> None:
    own = [f"--player=first={FILE}:First", f"--player=interrupting={FILE}:Interrupting"]
    command = ["arena", "pocket", "--players", "uniform,first,interrupting", *own, "--pairs", "50", "--jobs", "1"]
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "whitechapel.cli", *command], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 130
    assert "of 300 games" in done.stderr
    assert "uniform - first      2" in done.stdout


@pytest.mark.parametrize(
    ("given", "explained"),
    [
        ([], "names no player"),
        (["--players", "moriarty"], "'moriarty' is not a player of pocket"),
        (["--players", "greedy,greedy"], "'greedy' is named twice"),
        (["--players", "greedy", "--pairs", "0"], "“0” is not a whole number above 0"),
        (["--players", "greedy", "--jobs", "two"], "“two” is not a whole number above 0"),
        (["--players", "greedy", "--limit-ms", "nan"], "“nan” is not a number above 0"),
        (["--players", "greedy", "--limit-ms", "5", "--nodes", "7"], "not allowed with argument"),
        (["--player", "mine=nowhere.py:Me"], "'nowhere.py' is not there"),
        (["--player", f"mine={FILE}:Mute"], "is not a player"),
        (["--player", f"mine={FILE}:OfVersion01"], "is a player of version 0.1"),
        (["--players", "level:9"], "'level:9' is not a level of pocket; expected level:1 to level:8"),
        (["--players", "greedy", "--bot-log", "no/such/folder/log"], "No such file or folder"),
        (["--players", "greedy", "--option", "moon=full"], "'moon' is not a rule option of pocket"),
        (["--players", "greedy", "--save", "no/such/folder/games.jsonl"], "No such file or folder"),
    ],
)
def test_bad_input_is_explained_in_one_line(
    given: list[str], explained: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "pocket", *given]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert explained in err
    assert err.count("\n") == 1


def test_an_unknown_game_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "chess", "--players", "uniform"]) == 2
    assert "chess" in capsys.readouterr().err
