"""Train a small policy for Mr. Jack Pocket by policy gradients, with NumPy alone, against random actions.

    python examples/train_policy.py                 the Detective: from 73 % of games to 89 %
    python examples/train_policy.py --role jack     Jack: from 25 % to 44 %

One hidden layer, a softmax over the legal actions, REINFORCE with a learned baseline, Adam. Every decision of a game is
made more likely if the game was won more surely than the baseline expected, and less likely if not.
"""

import argparse
import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would wait for each other

import numpy as np
from numpy.typing import NDArray

from whitechapel.adapters.pettingzoo import Batch, VectorGames
from whitechapel.core import Seat
from whitechapel.tensors import encoding

GAME = "pocket"
HIDDEN = 64
AT_ONCE = 64
DECISIONS_A_LESSON = 512
RATE = 0.01
CURIOSITY = 0.003


class Policy:
    """How likely each action is in what a seat observes, and how good the position looks to it."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        inputs, actions = encoding(GAME).size, encoding(GAME).player_actions
        hidden = self.rng.normal(0, 0.2, (inputs, HIDDEN))
        shapes = hidden, np.zeros(HIDDEN), np.zeros((HIDDEN, actions)), np.zeros(HIDDEN)
        self.weights = [shape.astype(np.float32) for shape in shapes]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.lessons = 0

    def look(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The hidden layer, and the probability of every action; illegal ones have none."""
        hidden, bias, choice, _ = self.weights
        seen = np.maximum(observations @ hidden + bias, 0)
        scores = np.where(masks, seen @ choice, -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return seen, odds / odds.sum(axis=1, keepdims=True)

    def choose(self, observations: Any, masks: Any) -> NDArray[np.int64]:
        """An action for every row, drawn from its probabilities."""
        _, odds = self.look(observations, masks)
        drawn = self.rng.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)
        return np.asarray((odds.cumsum(axis=1) > drawn).argmax(axis=1))

    def learn(self, observations: Any, masks: Any, actions: Any, rewards: Any) -> None:
        """One step along the gradient from decisions and how their games ended."""
        _, _, choice, value = self.weights
        seen, odds = self.look(observations, masks)
        better = rewards - seen @ value
        logs = np.log(odds + 1e-9)
        even = (odds * logs).sum(axis=1, keepdims=True)
        slope = odds.copy()
        slope[np.arange(len(actions)), actions] -= 1
        slope = (slope * better[:, None] + CURIOSITY * odds * (logs - even)) / len(actions)
        miss = -better / len(actions)
        back = (slope @ choice.T + np.outer(miss, value)) * (seen > 0)
        self._descend([observations.T @ back, back.sum(axis=0), seen.T @ slope, seen.T @ miss])

    def _descend(self, gradients: list[Any]) -> None:
        """Adam."""
        self.lessons += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            mean[:] += 0.1 * (gradient - mean)
            square[:] += 0.001 * (gradient**2 - square)
            level = np.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8
            weight[:] -= RATE * mean / (1 - 0.9**self.lessons) / level


def actions_for(policy: Policy, seat: Seat, batch: Batch) -> NDArray[np.int64]:
    """The policy's actions where its seat is to act, random ones elsewhere."""
    actions = np.asarray((policy.rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    own = batch.seats == seat
    if own.any():
        actions[own] = policy.choose(batch.observations[own], batch.masks[own])
    return actions


def win_rate(policy: Policy, seat: Seat, games: int, seed: int) -> float:
    """The share of so many games that the policy wins against random actions."""
    table = VectorGames(GAME, games, seed=seed)
    batch = table.now()
    results = np.zeros(games)
    while not results.all():
        batch = table.step(actions_for(policy, seat, batch))
        first = batch.ended & (results == 0)
        results[first] = batch.rewards[first, seat]
    return float((results > 0).mean())


def train(policy: Policy, seat: Seat, games: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> None:
    """Play so many games and learn from them."""
    table = VectorGames(GAME, AT_ONCE, seed=seed)
    batch = table.now()
    going_on: list[list[tuple[Any, Any, int]]] = [[] for _ in range(AT_ONCE)]
    lesson: list[tuple[Any, Any, int, float]] = []
    ended = 0
    while ended < games:
        actions = actions_for(policy, seat, batch)
        for row in np.flatnonzero(batch.seats == seat):
            going_on[row].append((batch.observations[row], batch.masks[row], int(actions[row])))
        batch = table.step(actions)
        for row in np.flatnonzero(batch.ended):
            lesson += [(*decision, float(batch.rewards[row, seat])) for decision in going_on[row]]
            going_on[row] = []
            ended += 1
            tell(ended)
        if len(lesson) >= DECISIONS_A_LESSON:
            observations, masks, chosen, rewards = zip(*lesson, strict=True)
            policy.learn(np.stack(observations), np.stack(masks), np.array(chosen), np.array(rewards, np.float32))
            lesson = []


def main() -> None:
    """Train, and say how much it helped."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--role", choices=["jack", "detective"], default="detective")
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--measured", type=int, default=2000, help="how many games measure the win rate")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seat = Seat.parse(arguments.role)
    policy = Policy(arguments.seed)
    measured = arguments.measured
    print(f"untrained, {seat} wins {win_rate(policy, seat, measured, arguments.seed + 1):.1%} of {measured} games")

    def tell(ended: int) -> None:
        if ended % max(arguments.games // 5, 1) == 0:
            rate = win_rate(policy, seat, measured // 2, arguments.seed + 2)
            print(f"after {ended} games: {rate:.1%} of {measured // 2}", flush=True)

    train(policy, seat, arguments.games, arguments.seed, tell)
    print(f"trained, {seat} wins {win_rate(policy, seat, measured, arguments.seed + 3):.1%} of {measured} games")


if __name__ == "__main__":
    main()
