"""The levels, as they were measured: the figures come from benchmarks.strength, the demands from the plan."""

import pytest

from whitechapel.core import describe, game_names
from whitechapel.players.levels import measured

CLEARLY = 0.58


@pytest.mark.parametrize("game", game_names())
def test_every_level_that_was_measured_clearly_beats_the_one_below(game: str) -> None:
    strengths = measured(game)
    assert strengths.keys() <= set(range(1, len(describe(game).levels) + 1))
    for level, strength in strengths.items():
        assert strength.beats_below is None or strength.beats_below >= CLEARLY, level
        assert strength.cpu_ms > 0
