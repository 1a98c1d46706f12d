"""The games these tests load, and how they walk through them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import whitechapel.adapters.openspiel  # noqa: F401 - registers the games

GAMES = ["python_mr_jack_pocket", "python_mr_jack"]
VARIANTS = [
    "python_mr_jack_pocket(turns=4)",
    "python_mr_jack_pocket(turns=1,characters=3,deal=9)",
    "python_mr_jack_pocket(turns=6,deal=5,played=3)",
    "python_mr_jack(edition=first_2006,lit_gaslight_blocks_lantern=True,deal=2)",
]
SMALLEST = "python_mr_jack_pocket(turns=1,characters=3,deal=9,played=2)"
"""The last two actions of one turn: chance decides who Jack is, and the alibi card that is drawn."""


def loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def course(game: Any, rng: Random) -> Iterator[Any]:
    """The states of a random game, from the first on: one object, which goes on when the next is asked for."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def some_states(game: Any, games: int, share: float, seed: int = 1) -> Iterator[Any]:
    """A share of the states of so many random games, each a copy of its own; every last state but the end is in it."""
    rng = Random(seed)
    for _ in range(games):
        for state in course(game, rng):
            if rng.random() < share:
                yield state.clone()
