from benchmarks.hints import at, views, waits
from whitechapel.players.hint import SECONDS


def test_moments_of_many_games_are_asked_about() -> None:
    asked = list(views("pocket", 12))
    assert len(asked) == 12
    assert all(view.legal_actions for view in asked)
    assert len({view.observation for view in asked}) == 12


def test_a_share_of_the_waits_is_found() -> None:
    assert (at([1.0, 2.0, 3.0, 4.0], 0.5), at([1.0], 0.95)) == (3.0, 1.0)


def test_hints_think_no_longer_than_they_may() -> None:
    assert SECONDS < 1.0
    assert len(waits("pocket", 1)) == 1
