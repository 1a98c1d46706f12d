"""No entry of an array is there for nothing."""

import numpy as np
import pytest

from whitechapel import tensors
from whitechapel.core import VIEWERS, game_names, load_game
from whitechapel.testing.random_play import random_positions

NOT_REACHED = {
    "pocket": {"chase", "detectives"},  # the chase so early, detectives so far around: no random game gets there
    "classic": {"covers", "manholes", "whistled", "lamps"},  # plain streets; Goodley himself; lamps gone by then
}


@pytest.mark.parametrize("name", game_names())
def test_every_entry_is_set_in_some_position(name: str) -> None:
    rules = load_game(name)
    found = np.zeros(tensors.shape(rules), bool)
    for number, state in enumerate(random_positions(rules, 60_000, seed=5)):
        found |= tensors.encode(rules, rules.observe(state, VIEWERS[number % 3])) > 0
    never = {part.name for part in tensors.parts(rules) if not found[part.slice].all()}
    assert never <= NOT_REACHED[name]
