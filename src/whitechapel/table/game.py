"""A match in this process with those who play it: what is dealt, kept and continued."""

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol

from whitechapel.core.dealer import Deal, SeededDealer
from whitechapel.core.game import OptionValue
from whitechapel.core.match import Match
from whitechapel.core.record import GameRecord
from whitechapel.core.recorded import with_hints
from whitechapel.core.types import PLAYERS, Seat

HERE = "here"
"""Who plays a seat that is played at this table; other seats name their player (``level:4``)."""


class LocalGame(NamedTuple):
    """A match, who plays its seats, the seed of the players that are not here, and who took a hint for which event."""

    match: Match
    seats: Mapping[Seat, str]
    seed: int
    hints: Mapping[int, Seat] = MappingProxyType({})

    def record(self) -> GameRecord:
        """The complete record so far, with the hints that were taken."""
        return with_hints(self.match.record(), self.hints)


class Keeper(Protocol):
    """Keeps a game somewhere after every action."""

    def keep(self, game: LocalGame) -> None:
        """Keep it as it stands now."""
        ...

    def another(self) -> "Keeper":
        """A keeper for a new game."""
        ...


def seats_for(side: str, other: str) -> dict[Seat, str]:
    """Who plays which seat when somebody here takes one side, any side, or both."""
    if side == "both":
        return dict.fromkeys(PLAYERS, HERE)
    seat = random.choice(PLAYERS) if side == "any" else Seat.parse(side)
    return {seat: HERE, seat.opponent: other}


def new_game(
    name: str,
    seats: Mapping[Seat, str],
    options: Mapping[str, OptionValue] | None = None,
    *,
    seed: int | None = None,
) -> LocalGame:
    """A new game, dealt. Without a seed its deal is committed to, so that `verify` can check it when it is over."""
    dealer = Deal.fresh() if seed is None else SeededDealer(seed)
    match = Match(name, dealer, **dict(options or {}))
    return LocalGame(match, seats, random.randrange(1 << 32) if seed is None else seed)
