"""Levels 1 to 8 for both games: who plays at each, weakest first. docs/strength.md has their measured strength.

A level is made from the players of the ladder. Weaker levels see less far and overlook actions; none plays absurdly.
"""

from typing import NamedTuple


class Level(NamedTuple):
    """One level: the player's spec in the catalogue, and how often (in percent) it has a careless moment."""

    spec: str
    careless: int = 0


LEVELS: dict[str, tuple[Level, ...]] = {
    "pocket": (
        Level("beginner"),
        Level("greedy", careless=40),
        Level("greedy"),
        Level("turn", careless=40),
        Level("turn", careless=15),
        Level("turn"),
        Level("specialist:10000"),
        Level("specialist:200000"),
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
