"""What is measured of every game alike, by the names of the contract: `legal_actions`, `apply`, `observe`."""

from random import Random
from typing import Any

from benchmarks.measuring.rounds import Measure
from whitechapel.core.game import Game
from whitechapel.core.types import PLAYERS, Action

API = "api_actions_per_second"
APPLIED = "applies_per_second"
OBSERVED = "observations_per_second"


def random_game(game: Game[Any, Any], rng: Random) -> list[tuple[Any, Action]]:
    """A random game through the public API: each state in which a player acted, and his action."""
    played = []
    state = game.initial()
    while True:
        if legal := game.legal_actions(state):
            action = rng.choice(legal)
            played.append((state, action))
        elif outcomes := game.chance_outcomes(state):
            action = rng.choice(outcomes).action
        else:
            return played
        state = game.apply(state, action)


def api(game: Game[Any, Any], seed: int = 1) -> Measure:
    """Random games through the public API; the players' actions are counted."""
    rng = Random(seed)
    return Measure((API,), lambda: (len(random_game(game, rng)),))


def applied(game: Game[Any, Any], seed: int = 1) -> Measure:
    """`apply` alone, on the positions of random games."""
    played = _positions(game, seed)
    apply = game.apply

    def batch() -> tuple[int]:
        for state, action in played:
            apply(state, action)
        return (len(played),)

    return Measure((APPLIED,), batch)


def observed(game: Game[Any, Any], seed: int = 1) -> Measure:
    """`observe` alone, for both players in turn, on the same positions."""
    looked_at = [(state, PLAYERS[number % 2]) for number, (state, _) in enumerate(_positions(game, seed))]
    observe = game.observe

    def batch() -> tuple[int]:
        for state, seat in looked_at:
            observe(state, seat)
        return (len(looked_at),)

    return Measure((OBSERVED,), batch)


def _positions(game: Game[Any, Any], seed: int) -> list[tuple[Any, Action]]:
    rng = Random(seed)
    return [position for _ in range(20) for position in random_game(game, rng)]
