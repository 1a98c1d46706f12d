"""What a match holds grows with its events, not with their square, whoever has looked at it."""

import tracemalloc
from random import Random

import pytest

from whitechapel.core import VIEWERS, Match

MOST_BYTES_AN_EVENT = 600
"""About 430 where all seats look on after every action: the state, a history, an entry in three logs."""


def looked_at(game: str, seed: int) -> Match:
    """A random match, of which every seat was shown everything after every action."""
    match, rng = Match(game, seed=seed), Random(seed)
    while match.actor is not None:
        for seat in VIEWERS:
            match.view(seat)
        match.advance(rng.choice(match.legal_actions))
    return match


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_match_that_everybody_watched_stays_small(game: str) -> None:
    for seed in range(5):
        looked_at(game, seed)  # what the rules work out once belongs to no match
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        matches = [looked_at(game, seed) for seed in range(5)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / sum(match.number for match in matches) < MOST_BYTES_AN_EVENT
