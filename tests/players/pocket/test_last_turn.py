"""Turn 8 is exact, checked at 24 of its starts and at 155 positions later in it.

The checks are best responses that are computed by the rules alone. Where Jack acts first, two bounds hold the
equilibrium's value: the Detective's best response to the player's Jack, and Jack's best response to the player's
Detective. From the Detective's actions on, his optimum is found by trying all.
"""

from collections.abc import Iterator

import pytest

from tests.players.pocket.by_the_rules import believed, bounds, detective_best, ended, jack_ends
from tests.players.pocket.positions import of_turn
from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.players.pocket.specialist import exact_values
from whitechapel.pocket import JackObservation, PublicObservation


@pytest.fixture(autouse=True)
def _forget_worlds() -> Iterator[None]:
    yield
    jack_ends.cache_clear()


@pytest.mark.parametrize("seed", range(1, 4))
def test_the_start_of_turn_8_is_played_as_an_equilibrium(seed: int) -> None:
    for state in of_turn(8, 8, seed=seed, played=0):
        value, lower, upper = bounds(state)
        assert upper - lower < 0.02
        assert lower - 0.01 < value < upper + 0.01


@pytest.mark.parametrize(("played", "count"), [(1, 15), (2, 60)])
def test_the_detective_on_turn_8_gets_what_trying_everything_gets(played: int, count: int) -> None:
    for state in of_turn(8, count, seed=100 + played, played=played, face="joker"):
        values = exact_values(PublicObservation(Seat.DETECTIVE, state.district, state.table))
        assert max(values.values()) == pytest.approx(detective_best(believed(state)), abs=1e-6)


def test_jacks_last_action_is_worth_what_the_rules_say() -> None:
    for state in of_turn(8, 80, seed=104, played=3):
        for action, value in exact_values(JackObservation(*state)).items():
            assert value == pytest.approx(1 - ended(pocket.apply_trusted(state, action)), abs=1e-6)
