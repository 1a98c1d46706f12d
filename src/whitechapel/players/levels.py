"""Levels 1 to 8 for both games: who plays at each, weakest first. docs/strength.md has their measured strength.

A level is made from the players of the ladder. Weaker levels see less far and overlook actions; none plays absurdly.
"""

from typing import NamedTuple


class Level(NamedTuple):
    """One level.

    Attributes:
        spec: the player's spec in the catalogue.
        careless: how often, in percent, it has a careless moment.
        beats_below: the share of games it won against the level below, as docs/strength.md has it; None until measured.
    """

    spec: str
    careless: int = 0
    beats_below: float | None = None


LEVELS: dict[str, tuple[Level, ...]] = {
    "pocket": (
        Level("beginner"),
        Level("greedy", careless=40, beats_below=0.76),
        Level("greedy", beats_below=0.61),
        Level("turn", careless=40, beats_below=0.69),
        Level("turn", careless=15, beats_below=0.63),
        Level("turn", beats_below=0.64),
        Level("specialist:10000", beats_below=0.67),
        Level("specialist:400000"),
    ),
    "classic": (
        Level("glance:1"),
        Level("glance:3"),
        Level("glance:8"),
        Level("glance:30"),
        Level("greedy"),
        Level("ismcts:60"),
        Level("specialist:350"),
        Level("specialist:20000"),
    ),
}
