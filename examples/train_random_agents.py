"""Random agents play Mr. Jack Pocket in its PettingZoo environment: the loop every training begins with.

python examples/train_random_agents.py --games 200
"""

import argparse
from collections import Counter
from random import Random

import numpy as np

from whitechapel.adapters.pettingzoo import pocket_v0


def play(games: int, seed: int) -> Counter[str]:
    """Who won how many games."""
    rng = Random(seed)
    env = pocket_v0.env()
    won: Counter[str] = Counter()
    env.reset(seed=seed)
    for _ in range(games):
        env.reset()
        for agent in env.agent_iter():
            observed, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                won[agent] += reward > 0
                action = None
            else:
                action = rng.choice(np.flatnonzero(observed["action_mask"]).tolist())
            env.step(action)
    return won


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for agent, wins in sorted(play(arguments.games, arguments.seed).items()):
        print(f"{agent} won {wins} of {arguments.games} games")


if __name__ == "__main__":
    main()
