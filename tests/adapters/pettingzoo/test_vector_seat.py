"""One seat of many games, by Gymnasium's vector API."""

import gymnasium
import numpy as np
import pytest

from whitechapel.adapters.pettingzoo import VectorSeat
from whitechapel.core import game_names


@pytest.mark.parametrize("name", game_names())
def test_gymnasium_makes_it_and_its_spaces_hold_what_it_gives(name: str) -> None:
    made = gymnasium.make_vec(f"whitechapel/{name.capitalize()}-v0", num_envs=3, role="detective")
    assert isinstance(made.unwrapped, VectorSeat)
    observed, info = made.reset(seed=1)
    assert info == {}
    for _ in range(50):
        assert observed in made.observation_space
        actions = observed["action_mask"].argmax(axis=1)
        assert actions in made.action_space
        observed, rewards, ended, truncated, _ = made.step(actions)
        assert rewards.shape == ended.shape == truncated.shape == (3,)
        assert not truncated.any()


def test_the_last_observation_of_a_game_is_in_the_info() -> None:
    games = VectorSeat("pocket", 4, role="jack", opponent="greedy")
    observed, _ = games.reset(seed=2)
    ends = 0
    while ends < 6:
        observed, rewards, ended, _, info = games.step(observed["action_mask"].argmax(axis=1))
        assert np.array_equal(np.abs(rewards) == 1, ended)
        if ended.any():
            last = info["final_obs"]
            assert isinstance(last, np.ndarray)
            assert [one is not None for one in last] == ended.tolist()
            assert all(one in games.single_observation_space for one in last[ended])
        ends += int(ended.sum())


def test_a_seed_fixes_all_games() -> None:
    games = VectorSeat("pocket", 2)
    first, _ = games.reset(seed=3)
    again, _ = games.reset(seed=[3, 4])
    assert np.array_equal(first["observation"], again["observation"])
