"""The conformance tests of PettingZoo and Gymnasium pass, and what they warn of is known."""

import warnings
from types import ModuleType

import gymnasium
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

from tests.adapters.pettingzoo.environments import MODULES, api_test, name_of, render_test, seed_test
from whitechapel.adapters.pettingzoo.aec import GameEnv

KNOWN = {
    # PettingZoo keeps a list of its own environments that may observe a dictionary with a mask.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("maker", ["env", "raw_env"])
def test_the_api_test_passes_and_warns_of_nothing_new(module: ModuleType, maker: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(getattr(module, maker)(), num_cycles=200)
    assert {str(warning.message) for warning in caught} == KNOWN


@pytest.mark.parametrize("module", MODULES)
def test_the_seed_test_passes(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=100)


@pytest.mark.parametrize("module", MODULES)
def test_the_render_test_passes(module: ModuleType) -> None:
    render_test(module.env)


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_makes_it_by_its_versioned_name(module: ModuleType) -> None:
    made = pettingzoo.make("aec", f"whitechapel/{name_of(module)}")
    assert str(made.unwrapped) == str(module.raw_env()) == name_of(module)
    assert type(made.unwrapped) is type(module.raw_env()) is GameEnv


@pytest.mark.parametrize("name", ["Pocket", "Classic"])
@pytest.mark.parametrize("role", ["jack", "detective"])
def test_gymnasiums_checker_passes(name: str, role: str) -> None:
    check_env(gymnasium.make(f"whitechapel/{name}-v0", role=role, opponent="uniform").unwrapped)
