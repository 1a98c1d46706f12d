"""What is measured of the PettingZoo environments: steps of random agents, beside PettingZoo's own classics.

Importing this file needs PettingZoo and what two of its classics need: pygame and rlcard.
"""

from random import Random
from typing import Any

import numpy as np
from pettingzoo.classic.connect_four import connect_four
from pettingzoo.classic.rlcard_envs import leduc_holdem

from benchmarks.measuring.rounds import Goal, Measure, Subject
from whitechapel.adapters.pettingzoo import classic_v0, pocket_v0

POCKET = "pocket_steps_per_second"
CLASSIC = "classic_steps_per_second"
CONNECT_FOUR = "connect_four_steps_per_second"
LEDUC = "leduc_holdem_steps_per_second"


def subject() -> Subject:
    """Everybody's `raw_env` in one and the same loop."""
    return Subject(
        (
            random_agents(POCKET, pocket_v0.raw_env()),
            random_agents(CLASSIC, classic_v0.raw_env()),
            random_agents(CONNECT_FOUR, connect_four.raw_env()),
            random_agents(LEDUC, leduc_holdem.raw_env()),
        ),
        (
            Goal("pocket_to_connect_four", POCKET, CONNECT_FOUR, 2),
            Goal("classic_to_connect_four", CLASSIC, CONNECT_FOUR, 2),
            Goal("pocket_to_leduc_holdem", POCKET, LEDUC),
            Goal("classic_to_leduc_holdem", CLASSIC, LEDUC),
        ),
    )


def random_agents(figure: str, env: Any, seed: int = 1) -> Measure:
    """Games of agents that take any action their masks allow; the actions are counted.

    The loop is the one PettingZoo's documentation shows, the choice that of its own performance benchmark.
    """
    rng = Random(seed)
    env.reset(seed=seed)

    def game() -> tuple[int]:
        actions = 0
        env.reset()
        for _ in env.agent_iter():
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
                actions += 1
        return (actions,)

    return Measure((figure,), game)
