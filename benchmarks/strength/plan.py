"""Which pairings are measured, over how many deals, and what each is expected to show."""

from enum import Enum
from typing import NamedTuple

from whitechapel.core.registry import describe


class Role(Enum):
    """In which role a player is judged."""

    BOTH = "both roles"
    JACK = "as Jack"
    DETECTIVE = "as Detective"


class Claim(NamedTuple):
    """That one player beats another.

    Attributes:
        one: the spec of the player who is to win.
        other: the spec of his opponent, or the same spec for a match of one against himself.
        pairs: how many deals are played, each in both roles.
        at_least: the share of games he is to win; None where it is measured for the record.
        most_cpu_ms: how much CPU time a decision of his may take.
        role: in which role.
    """

    one: str
    other: str
    pairs: int
    at_least: float | None = None
    most_cpu_ms: float | None = None
    role: Role = Role.BOTH


RUNAWAY = "benchmarks/strength/runaway.py:Runaway"
"""A Jack who plays at random but leaves the board whenever he can."""


def levels(game: str, first_dear: int) -> tuple[Claim, ...]:
    """Each level against the one below: 400 pairs for the cheap ones, 100 from `first_dear` on."""
    return tuple(
        Claim(f"level:{level}", f"level:{level - 1}", 100 if level >= first_dear else 400, 0.58)
        for level in range(2, len(describe(game).levels) + 1)
    )


PLAN: dict[str, tuple[Claim, ...]] = {
    "pocket": (
        Claim("greedy", "uniform", 1000),
        Claim("turn", "greedy", 1000, 0.90, 1),
        Claim("ismcts:10000", "turn", 300, 0.58, 20),
        Claim("ismcts:10000", "greedy", 100),
        Claim("level:8", "turn", 100, 0.64, 1000),
        Claim("level:8", "ismcts:10000", 100, 0.62, 1000),
        Claim("level:8", "greedy", 100, 0.95, 1000),
        Claim("greedy", "level:1", 400, 0.80),
        *levels("pocket", first_dear=7),
        Claim("level:8", "level:8", 60),
    ),
    "classic": (
        Claim("greedy", "uniform", 1000, 0.90),
        Claim("ismcts", "greedy", 100, 0.80, 1000),
        Claim("level:8", "level:5", 100, 0.70),
        Claim("level:8", RUNAWAY, 100, 0.90, role=Role.DETECTIVE),
        Claim("greedy", "level:1", 400, 0.80),
        *levels("classic", first_dear=7),
        Claim("level:8", "level:8", 60),
        Claim("level:8", "ismcts", 100),
    ),
}
