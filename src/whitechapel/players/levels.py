"""Levels 1 to 8 for both games: who plays at each, weakest first, and how strong each was measured to be.

A level is made from the players of the ladder. Weaker levels see less far and overlook actions; none plays absurdly.
The measured strength comes from a data file that ``python -m benchmarks strength`` writes with docs/strength.md.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Level(NamedTuple):
    """One level.

    Attributes:
        spec: the player's spec in the catalogue.
        careless: how often, in percent, it has a careless moment.
    """

    spec: str
    careless: int = 0


class Strength(NamedTuple):
    """What was measured of a level.

    Attributes:
        elo: its rating among the players of its game, 0 being their mean.
        beats_below: the share of games it won against the level below; None for level 1.
        pairs: over how many paired deals that is.
        cpu_ms: CPU milliseconds a decision.
    """

    elo: int
    beats_below: float | None
    pairs: int
    cpu_ms: float


LEVELS: dict[str, tuple[Level, ...]] = {
    "pocket": (
        Level("beginner"),
        Level("greedy", careless=40),
        Level("greedy"),
        Level("turn", careless=40),
        Level("turn", careless=15),
        Level("turn"),
        Level("specialist:10000"),
        Level("specialist:400000"),
    ),
    "classic": (
        Level("glance:1"),
        Level("glance:3"),
        Level("glance:6"),
        Level("glance:16"),
        Level("greedy"),
        Level("ismcts:60"),
        Level("specialist:350"),
        Level("specialist:10000"),
    ),
}


@cache
def measured(game: str) -> dict[int, Strength]:
    """How strong the levels of a game are, as far as they have been measured."""
    kept = json.loads(files("whitechapel.players").joinpath("data/level_strength.json").read_text("utf-8"))
    return {int(level): Strength(**figures) for level, figures in kept[game].items()}
