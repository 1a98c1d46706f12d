"""What is measured of Mr. Jack Pocket."""

from random import Random

from benchmarks.measuring.rounds import Goal, Measure, Subject
from benchmarks.rules.contract import API, APPLIED, OBSERVED, api, applied, observed
from benchmarks.rules.yardstick import PLIES, yardstick
from whitechapel import pocket
from whitechapel.pocket import playout

GAMES = "kernel_games_per_second"
ACTIONS = "kernel_actions_per_second"
_BATCH = 200


def subject() -> Subject:
    """The kernel's random games, the public API, observations, and the yardstick."""
    return Subject(
        (_kernel(), api(pocket), applied(pocket), observed(pocket), yardstick()),
        (
            Goal("kernel_actions_to_yardstick_plies", ACTIONS, PLIES, 1000),
            Goal("api_actions_to_yardstick_plies", API, PLIES, 5),
            Goal("observations_to_applies", OBSERVED, APPLIED, 1),
        ),
    )


def _kernel() -> Measure:
    rng = Random(1)

    def batch() -> tuple[int, int]:
        actions, *_ = playout.random_games(_BATCH, rng.getrandbits(64) | 1)
        return _BATCH, actions

    return Measure((GAMES, ACTIONS), batch)
