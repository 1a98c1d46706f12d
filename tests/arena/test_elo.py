from itertools import permutations
from random import Random

import pytest

from whitechapel.arena.elo import Meeting, ratings
from whitechapel.arena.stats import Rate

TRUE = {"strong": 180.0, "middling": 20.0, "weak": -200.0}
EDGE = 70.0


def simulated(rng: Random, games: int) -> list[Meeting]:
    meetings = []
    for jack, detective in permutations(TRUE, 2):
        chance = 1 / (1 + 10 ** (-(TRUE[jack] - TRUE[detective] + EDGE) / 400))
        meetings.append(Meeting(jack, detective, Rate(sum(rng.random() < chance for _ in range(games)), games)))
    return meetings


def test_a_share_of_three_quarters_is_191_points() -> None:
    rated = ratings(["a", "b"], [Meeting("a", "b", Rate(75_000, 100_000)), Meeting("b", "a", Rate(25_000, 100_000))])
    assert rated.players["a"].elo - rated.players["b"].elo == pytest.approx(190.85, abs=0.1)
    assert rated.jacks_edge.elo == pytest.approx(0, abs=0.1)


def test_ratings_and_jacks_edge_are_recovered_from_simulated_games() -> None:
    rated = ratings(list(TRUE), simulated(Random(1), 20_000))
    for name, elo in TRUE.items():
        assert rated.players[name].elo == pytest.approx(elo, abs=6)
    assert rated.jacks_edge.elo == pytest.approx(EDGE, abs=6)


def test_error_bars_hold_the_truth_nineteen_times_in_twenty() -> None:
    rng = Random(2)
    held = 0
    for _ in range(200):
        rated = ratings(list(TRUE), simulated(rng, 100))
        held += sum(abs(rated.players[name].elo - elo) <= rated.players[name].error for name, elo in TRUE.items())
    assert 0.92 <= held / 600 <= 0.98


def test_error_bars_shrink_with_the_root_of_the_number_of_games() -> None:
    few, many = (ratings(list(TRUE), simulated(Random(3), games)) for games in (100, 10_000))
    assert few.players["weak"].error / many.players["weak"].error == pytest.approx(10, rel=0.1)


def test_somebody_who_won_everything_has_a_finite_rating_above_all_others() -> None:
    rated = ratings(["a", "b"], [Meeting("a", "b", Rate(1000, 1000)), Meeting("b", "a", Rate(0, 1000))])
    assert 400 < rated.players["a"].elo < 2000
    assert rated.players["a"].elo == pytest.approx(-rated.players["b"].elo)


def test_somebody_who_met_only_himself_shows_jacks_edge_and_nothing_else() -> None:
    rated = ratings(["a"], [Meeting("a", "a", Rate(75_000, 100_000))])
    assert rated.players["a"].elo == 0
    assert rated.jacks_edge.elo == pytest.approx(190.85, abs=0.1)
