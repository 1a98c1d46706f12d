"""What is measured of the Gymnasium environments: one seat against a player, and many games at once.

Importing this file needs Gymnasium. Its `CartPole-v1` is the yardstick, alone and many at once.
"""

from random import Random
from typing import Any

import gymnasium
import numpy as np

from benchmarks.measuring.rounds import Goal, Measure, Subject
from whitechapel.adapters.pettingzoo import AgainstPlayer, VectorGames

POCKET = "pocket_against_uniform_steps_per_second"
CLASSIC = "classic_against_uniform_steps_per_second"
POCKET_MANY = "pocket_many_at_once_steps_per_second"
CLASSIC_MANY = "classic_many_at_once_steps_per_second"
CART_POLE = "cart_pole_steps_per_second"
CART_POLE_MANY = "cart_pole_many_at_once_steps_per_second"
_GAMES = 64


def subject() -> Subject:
    """Both games in either form, and Gymnasium's own."""
    return Subject(
        (
            against_uniform(POCKET, "pocket"),
            against_uniform(CLASSIC, "classic"),
            many_at_once(POCKET_MANY, "pocket"),
            many_at_once(CLASSIC_MANY, "classic"),
            cart_pole(),
            cart_poles(),
        ),
        (
            Goal("pocket_to_cart_pole", POCKET, CART_POLE),
            Goal("classic_to_cart_pole", CLASSIC, CART_POLE),
            Goal("pocket_to_cart_pole_many_at_once", POCKET_MANY, CART_POLE_MANY),
            Goal("classic_to_cart_pole_many_at_once", CLASSIC_MANY, CART_POLE_MANY),
        ),
    )


def against_uniform(figure: str, name: str, seed: int = 1) -> Measure:
    """Games of an agent that takes any action its mask allows, as either role in turn; its actions are counted."""
    rng = Random(seed)
    envs = [AgainstPlayer(name, role=role, opponent="uniform") for role in ("jack", "detective")]
    for env in envs:
        env.reset(seed=seed)

    def games() -> tuple[int]:
        return (sum(_game(env, rng) for env in envs),)

    return Measure((figure,), games)


def _game(env: Any, rng: Random) -> int:
    actions = 0
    observed, _ = env.reset()
    over = not observed["action_mask"].any()  # in 0.1 the opponent's first action could end a game
    while not over:
        action = rng.choice(np.flatnonzero(observed["action_mask"]).tolist())
        observed, _, over, _, _ = env.step(action)
        actions += 1
    return actions


def many_at_once(figure: str, name: str, seed: int = 1) -> Measure:
    """Steps of many games together, each by any action its mask allows; all games' steps are counted."""
    rng = np.random.default_rng(seed)
    games = VectorGames(name, _GAMES, seed=seed)
    batch = games.now()
    drawn = np.empty(batch.masks.shape, np.float32)  # kept: making it anew would cost as much as the games

    def step() -> tuple[int]:
        nonlocal batch
        rng.random(out=drawn, dtype=np.float32)
        np.multiply(drawn, batch.masks, out=drawn)
        batch = games.step(drawn.argmax(axis=1))
        return (_GAMES,)

    return Measure((figure,), step)


def cart_pole(seed: int = 1) -> Measure:
    """The yardstick: any action at every step."""
    rng = Random(seed)
    env = gymnasium.make("CartPole-v1")

    def game() -> tuple[int]:
        env.reset(seed=rng.getrandbits(32))
        steps, over = 0, False
        while not over:
            over = bool(env.step(rng.getrandbits(1))[2])
            steps += 1
        return (steps,)

    return Measure((CART_POLE,), game)


def cart_poles(seed: int = 1) -> Measure:
    """The yardstick of many at once."""
    rng = np.random.default_rng(seed)
    envs = gymnasium.make_vec("CartPole-v1", _GAMES, vectorization_mode="sync")
    envs.reset(seed=seed)

    def step() -> tuple[int]:
        envs.step(rng.integers(2, size=_GAMES))
        return (_GAMES,)

    return Measure((CART_POLE_MANY,), step)
