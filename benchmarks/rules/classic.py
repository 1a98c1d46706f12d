"""What is measured of Mr. Jack."""

from array import array
from random import Random

from benchmarks.measuring.rounds import Goal, Measure, Subject
from benchmarks.rules.contract import API, APPLIED, OBSERVED, api, applied, observed, random_game
from benchmarks.rules.yardstick import PLIES, yardstick
from whitechapel import classic
from whitechapel.classic import playout
from whitechapel.classic.goodley import list_goodley
from whitechapel.classic.listing import whistles

GAMES = "kernel_games_per_second"
PLAYS = "kernel_plays_per_second"
RESULTS = "listed_results_per_second"
_BATCH = 20
_MOST_RESULTS = 1 << 16

_A_MILLION_RESULTS = 77
"""The goal is a million results a second, on a machine where python-chess plays 13,000 plies."""


def subject() -> Subject:
    """The kernel's random games, the listing of Goodley's plays, the public API, and the yardstick."""
    return Subject(
        (_kernel(), _listing(), api(classic), applied(classic), observed(classic), yardstick()),
        (
            Goal("kernel_plays_to_yardstick_plies", PLAYS, PLIES, 25),
            Goal("listed_results_to_yardstick_plies", RESULTS, PLIES, _A_MILLION_RESULTS),
            Goal("api_actions_to_yardstick_plies", API, PLIES),
            Goal("observations_to_applies", OBSERVED, APPLIED, 1),
        ),
    )


def _kernel() -> Measure:
    rng = Random(1)
    people, streets, table, _ = classic.initial()

    def batch() -> tuple[int, int]:
        plays, _ = playout.random_games(people, streets, table, _BATCH, rng.getrandbits(64) | 1)
        return _BATCH, plays

    return Measure((GAMES, PLAYS), batch)


def _listing() -> Measure:
    """The distinct results of Goodley's plays, listed from positions of random games one after another."""
    rng = Random(1)
    positions = [(state.people, state.streets) for _ in range(10) for state, _ in random_game(classic, rng)[::5]]
    found = array("Q", bytes(8 * _MOST_RESULTS))

    def batch() -> tuple[int]:
        people, streets = rng.choice(positions)
        return (list_goodley(people, streets, whistles(people), found),)

    return Measure((RESULTS,), batch)
