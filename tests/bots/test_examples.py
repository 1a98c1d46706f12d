"""The examples in Python and in C play tournaments against the house's levels through the bot protocol."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from whitechapel.cli import main
from whitechapel.core import record_from_json, states

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The example in C, compiled without a complaint."""
    made = tmp_path_factory.mktemp("made") / "random_bot"
    command = ["cc", "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-Wall", "-Wextra", "-Werror", "-O1", "-o", str(made)]
    subprocess.run([*command, str(EXAMPLES / "random_bot.c")], check=True, timeout=60)  # noqa: S603 - our own example
    return str(made)


@pytest.mark.parametrize("example", sorted(EXAMPLES.iterdir()), ids=lambda example: example.name)
def test_an_example_is_shorter_than_sixty_lines(example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize(("game", "levels"), [("pocket", "level:1,level:3"), ("classic", "level:1,level:2")])
def test_both_examples_play_a_tournament_against_levels_of_the_house(
    game: str, levels: str, in_c: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        bots = ["--bot", f"c={in_c}", "--bot", f"python={sys.executable} {EXAMPLES / 'random_bot.py'}"]
        command = ["arena", game, "--players", f"c,{levels},python", *bots, "--pairs", "1", "--seed", "3"]
        assert main([*command, "--jobs", jobs, "--save", str(file), "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["failures"] == []
        assert [player["name"] for player in data["players"]] == ["c", *levels.split(","), "python"]
        assert all(player["cpu_ms"] > 0 for player in data["players"])
        shown.append(file.read_text(encoding="utf-8"))
    assert shown[0] == shown[1], "the same seed gives the same games, whatever the number of jobs"
    games = [json.loads(line) for line in shown[0].splitlines()]
    assert len(games) == 12
    assert all(list(states(record_from_json(game["record"])))[-1].actor is None for game in games)


@pytest.mark.parametrize(
    ("bot", "explained"),
    [
        ("mine", "'mine' does not name a bot; expected NAME=COMMAND"),
        ("mine=", "does not name a bot"),
        ("mine='unbalanced", "does not name a bot"),
        ("mine=./nowhere", "'./nowhere' is not a program that can be run"),
        ("uniform=cat", "'uniform' is named twice"),
    ],
)
def test_a_bot_that_cant_be_run_is_explained_in_one_line(
    bot: str, explained: str, capsys: pytest.CaptureFixture[str]
) -> None:
    own = ["--player", "uniform=tests/arena/own_players.py:First"] if bot.startswith("uniform") else []
    assert main(["arena", "pocket", "--players", "greedy", *own, "--bot", bot]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert explained in err
    assert err.count("\n") == 1
