"""A game from a package of its own is hosted by every adapter, and no file of ours knows it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(toy_game_path: Path, program: str) -> str:
    """What a program prints to which the game's package is installed."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(toy_game_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_keeps_the_contract_of_games(toy_game_path: Path) -> None:
    program = """
from whitechapel.core import load_game
from whitechapel.testing.contract import check_game
print(check_game(load_game("hide"), games=30).games)
"""
    assert run(toy_game_path, program) == "30\n"


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_pettingzoo_hosts_it(toy_game_path: Path, mode: str) -> None:
    program = f"""
import warnings
import pettingzoo
import whitechapel.adapters.pettingzoo
warnings.simplefilter("ignore")
from pettingzoo.test import api_test, seed_test
api_test(pettingzoo.make("aec", "whitechapel/hide_v0", render_mode={mode!r}), num_cycles=50)
seed_test(lambda: pettingzoo.make("aec", "whitechapel/hide_v0", rounds=1), num_cycles=20)
env = pettingzoo.make("aec", "whitechapel/hide_v0", render_mode={mode!r})
env.reset(seed=1)
frame = env.render()
print(frame if isinstance(frame, str) else frame.shape)
"""
    shown = run(toy_game_path, program)
    assert ("Round 1 of 2" if mode == "ansi" else "(480, 640, 3)") in shown


def test_gymnasium_and_vectors_host_it(toy_game_path: Path) -> None:
    program = """
import gymnasium
from gymnasium.utils.env_checker import check_env
from whitechapel.adapters.pettingzoo import VectorGames
for role in ("jack", "detective"):
    check_env(gymnasium.make("whitechapel/Hide-v0", role=role, opponent="level:1").unwrapped)
games = VectorGames("hide", 5, seed=1)
batch, ended = games.now(), 0
for _ in range(20):
    batch = games.step(batch.masks.argmax(axis=1))
    ended += batch.ended.sum()
print(ended > 0, batch.observations.shape)
"""
    assert run(toy_game_path, program).endswith("True (5, 1024)\n")


def test_openspiel_hosts_it_without_tensors(toy_game_path: Path) -> None:
    program = """
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability
import whitechapel.adapters.openspiel as ours
game = pyspiel.load_game("python_hide(rounds=1)")
for each in (game, pyspiel.load_game("python_hide"), pyspiel.load_game("python_hide(deal=3)")):
    pyspiel.random_sim_test(each, num_sims=5, serialize=True, verbose=False)
kind = game.get_type()
print(kind.provides_observation_tensor, kind.provides_information_state_tensor, kind.provides_observation_string)
bots = [ours.LevelBot(game, 0, 1), ours.LevelBot(game, 1, "uniform")]
print(sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)))
solver = cfr.CFRPlusSolver(game)
for _ in range(20):
    solver.evaluate_and_update_policy()
print(exploitability.exploitability(game, solver.average_policy()) < 0.01)
"""
    assert run(toy_game_path, program).splitlines()[-3:] == ["False False True", "0.0", "True"]
