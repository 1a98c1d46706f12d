"""OpenSpiel's own tests, on our games: its random simulations in C++ and Python, and its enforcement of the API."""

from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

from tests.adapters.openspiel.loading import GAMES, SMALLEST, VARIANTS, loaded

NODES = {"chance": 1 + 3 * 3, "playable": 3 * 11, "terminal": 3 * 32}
"""For each of three identities: the Detective draws one of 8 cards or moves Watson 1 or 2 spaces; then Jack."""


@pytest.mark.parametrize("name", GAMES + VARIANTS)
def test_random_simulations_in_cpp_pass_with_states_written_and_read(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES + VARIANTS)
def test_random_simulations_in_python_pass_with_games_and_states_pickled(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(name))


class PartialTree(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's tests of four hundred states."""

    __test__ = False
    game_name: str
    game: Any

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = loaded(cls.game_name)
        super().setUpClass()


class TestPocket(PartialTree):
    __test__ = True
    game_name = "python_mr_jack_pocket"


class TestClassic(PartialTree):
    __test__ = True
    game_name = "python_mr_jack"


class TestSmallest(api_test.EnforceAPIOnFullTreeBase):
    """OpenSpiel's tests of a whole tree: perfect recall, constant sums, information sets of the two apart."""

    game_name = SMALLEST
    game: Any

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = loaded(SMALLEST)
        api_test.TOTAL_NUM_STATES[SMALLEST] = tuple(NODES.values())
        api_test.PERFECT_RECALL_NUM_STATES[SMALLEST] = 31
        super().setUpClass()
