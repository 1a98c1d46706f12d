"""The environments under test, and random play in them."""

import warnings
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from whitechapel.adapters.pettingzoo import classic_v0, pocket_v0
from whitechapel.core import AnyGame, load_game

with warnings.catch_warnings():
    # Importing PettingZoo's own tests makes PettingZoo warn of its own old ways.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

__all__ = ["MODULES", "api_test", "name_of", "played", "render_test", "rules_of", "seed_test"]

MODULES = [pocket_v0, classic_v0]


def name_of(module: ModuleType) -> str:
    """The game's versioned name at PettingZoo: the module's own."""
    return module.__name__.rpartition(".")[2]


def rules_of(module: ModuleType) -> AnyGame:
    return load_game(name_of(module).removesuffix("_v0"))


def any_allowed(rng: Random, observed: dict[str, Any]) -> int:
    return int(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))


def played(env: Any, seed: int) -> Iterator[tuple[str, dict[str, Any], float, int | None]]:
    """A random game, agent by agent: who, what it observed, its reward so far and its action."""
    rng = Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, _ = env.last()
        action = None if terminated or truncated else any_allowed(rng, observed)
        yield agent, observed, reward, action
        env.step(action)
