from math import isclose

import pytest

from whitechapel.arena import Rate, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (8, 10, 0.4902, 0.9433),
        (90, 100, 0.8256, 0.9448),
        (600, 1000, 0.5693, 0.6299),
    ],
)
def test_wilsons_interval_has_its_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Rate(0, 0).share == 0.0


def test_the_interval_of_wins_mirrors_that_of_losses() -> None:
    low, high = wilson(37, 120)
    mirrored_low, mirrored_high = wilson(83, 120)
    assert isclose(low, 1 - mirrored_high)
    assert isclose(high, 1 - mirrored_low)
