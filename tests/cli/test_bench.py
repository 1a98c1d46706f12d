"""`whitechapel bench` and `whitechapel.compiled`: the figures are there and measured. How great they are is no test."""

import json
import sys

import pytest

from tests.cli.running import refused, run
from whitechapel.bench.measuring import Goal, Measure, Rates, measured
from whitechapel.compiled import SLOW, compiled, hot_modules

FIGURES = {
    "pocket": [
        "kernel_games_per_second",
        "kernel_actions_per_second",
        "api_actions_per_second",
        "observations_per_second",
        "yardstick_plies_per_second",
    ],
    "classic": [
        "kernel_games_per_second",
        "kernel_plays_per_second",
        "listed_results_per_second",
        "api_actions_per_second",
        "yardstick_plies_per_second",
    ],
    "pettingzoo": [
        "pocket_steps_per_second",
        "classic_steps_per_second",
        "connect_four_steps_per_second",
        "leduc_holdem_steps_per_second",
    ],
    "openspiel": [
        "pocket_states_per_second",
        "classic_states_per_second",
        "python_kuhn_poker_states_per_second",
        "leduc_poker_states_per_second",
        "connect_four_states_per_second",
    ],
}
ROOMS = {"pettingzoo": "", "openspiel": ""}


@pytest.mark.parametrize("game", FIGURES)
def test_machines_get_every_promised_figure(game: str) -> None:
    ran = run("bench", game, "--json", "--seconds", "0.05")
    found = json.loads(ran.out)
    assert (ran.code, found["game"], found["compiled"]) == (0, game, compiled(ROOMS.get(game, game)))
    assert all(found[name] > 0 for name in FIGURES[game])
    assert all(ratio > 0 for ratio in found["ratios"].values())


def test_without_a_game_all_are_measured() -> None:
    assert json.loads(run("bench", "--json", "--seconds", "0.05").out).keys() == FIGURES.keys()


def test_people_get_a_table_with_the_goals() -> None:
    ran = run("bench", "pocket", "--seconds", "0.05")
    assert "kernel actions to yardstick plies" in ran.out
    assert "goal 1,000 x: " in ran.out


def test_plain_python_says_so_once_beside_the_figures() -> None:
    ran = run("bench", "pocket", "--json", "--seconds", "0.05")
    assert ran.err == ("" if compiled("pocket") else f"whitechapel: {SLOW}\n")


def test_a_missing_yardstick_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    for name in ("pocket", "yardstick"):
        monkeypatch.delitem(sys.modules, f"whitechapel.bench.{name}", raising=False)
    assert "pip install chess" in refused("bench", "pocket")


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_only_a_time_can_be_taken(seconds: str) -> None:
    assert "--seconds" in refused("bench", "pocket", "--seconds", seconds)


def test_only_a_game_can_be_measured() -> None:
    assert "is not a game" in refused("bench", "chess")


def test_a_figure_is_the_median_of_its_rounds_and_a_ratio_is_taken_within_a_round() -> None:
    rates = Rates([{"a": 1.0, "b": 1.0}, {"a": 8.0, "b": 2.0}, {"a": 6.0, "b": 3.0}])
    assert rates.figures() == {"a": 6.0, "b": 2.0}
    assert rates.ratio(Goal("a to b", "a", "b")) == 2.0


def test_a_goal_is_reached_or_missed_or_none() -> None:
    assert Goal("", "a", "b", 5).verdict(5.0) == "goal 5 x: reached"
    assert Goal("", "a", "b", 5).verdict(4.9) == "goal 5 x: MISSED"
    assert Goal("", "a", "b").verdict(4.9) == ""


def test_a_batch_that_counts_two_things_gives_two_figures() -> None:
    work = Measure(("one", "double"), lambda: (1, 2 * len(list(range(10_000))) // 10_000))
    found = measured([work], 0.01).figures()
    assert found["double"] == pytest.approx(2 * found["one"])


def test_hot_modules_are_those_with_types_for_c_beside_them() -> None:
    assert "whitechapel.pocket.kernel" in hot_modules()
    assert hot_modules("pocket") == (
        "whitechapel.pocket.district",
        "whitechapel.pocket.kernel",
        "whitechapel.pocket.playout",
    )
