"""The figures that were promised are there and measured. How great they are is no test."""

import json
import sys

import pytest

from benchmarks.catalogue import RATES
from benchmarks.tests.running import refused, run
from whitechapel.compiled import SLOW, compiled

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
    "gymnasium": [
        "pocket_against_uniform_steps_per_second",
        "classic_against_uniform_steps_per_second",
        "pocket_many_at_once_steps_per_second",
        "classic_many_at_once_steps_per_second",
        "cart_pole_steps_per_second",
        "cart_pole_many_at_once_steps_per_second",
    ],
    "openspiel": [
        "pocket_states_per_second",
        "classic_states_per_second",
        "python_kuhn_poker_states_per_second",
        "leduc_poker_states_per_second",
        "connect_four_states_per_second",
    ],
}
ROOMS = {"pettingzoo": "", "gymnasium": "", "openspiel": ""}
QUICK = ("--seconds", "0.05")


@pytest.mark.parametrize("name", FIGURES)
def test_machines_get_every_promised_figure(name: str) -> None:
    ran = run(name, "--json", *QUICK)
    found = json.loads(ran.out)
    assert (ran.code, found["name"], found["compiled"]) == (0, name, compiled(ROOMS.get(name, name)))
    assert all(found[figure] > 0 for figure in FIGURES[name])
    assert all(ratio > 0 for ratio in found["ratios"].values())


def test_without_a_name_machines_get_all_rates() -> None:
    assert json.loads(run("--json", *QUICK).out).keys() == FIGURES.keys() == RATES.keys()


def test_people_get_a_table_with_the_goals() -> None:
    ran = run("pocket", *QUICK)
    assert "kernel actions to yardstick plies" in ran.out
    assert "goal 1,000 x: " in ran.out


def test_plain_python_says_so_once_beside_the_figures() -> None:
    ran = run("pocket", "--json", *QUICK)
    assert ran.err == ("" if compiled("pocket") else f"benchmarks: {SLOW}\n")


def test_a_missing_yardstick_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    for name in ("pocket", "yardstick"):
        monkeypatch.delitem(sys.modules, f"benchmarks.rules.{name}", raising=False)
    assert "pip install chess" in refused("pocket")


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_only_a_time_can_be_taken(seconds: str) -> None:
    assert "--seconds" in refused("pocket", "--seconds", seconds)
