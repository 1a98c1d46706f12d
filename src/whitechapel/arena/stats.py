"""How sure a measured rate is: Wilson's interval."""

from math import sqrt
from typing import NamedTuple

NORMAL_95 = 1.959963984540054
"""How many standard deviations to both sides hold 95 % of a normal distribution."""


class Rate(NamedTuple):
    """So many wins in so many games."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        """The share of games won; 0 where none was played."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence."""
        return wilson(self.wins, self.games)


def wilson(wins: int, games: int, deviations: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's score interval for a share: honest for few games and near 0 and 1, too.

    The two games of a pair share their deal: one that favours Jack gives each player one good game. So the true
    interval of a mean over both roles is, if anything, narrower than this one, which takes games as independent.
    """
    if games == 0:
        return 0.0, 1.0
    share, squared = wins / games, deviations * deviations
    centre = share + squared / (2 * games)
    spread = deviations * sqrt(share * (1 - share) / games + squared / (4 * games * games))
    whole = 1 + squared / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)
