"""The few words every game shares: seats, actions, outcomes."""

from enum import IntEnum
from typing import NamedTuple, TypeAlias

from whitechapel.core.errors import NotationError

Action: TypeAlias = int
"""What a player chose or chance decided: an int in the game's dense range, with a lossless text form."""


class Seat(IntEnum):
    """Who acts, or who looks on. `CHANCE` acts but never looks; a `SPECTATOR` looks but never acts."""

    JACK = 0
    DETECTIVE = 1
    CHANCE = 2
    SPECTATOR = 3

    def __str__(self) -> str:
        return _NAMES[self]  # `name` is slow, and every message to a table holds some

    def __repr__(self) -> str:
        return f"Seat.{self._name_}"  # `name` is slow, and quick players seed their choices with what they are shown

    @classmethod
    def parse(cls, text: str) -> "Seat":
        """The seat called `text`. Pocket's Detective is the Investigator in its rulebook, so that is read too."""
        try:
            return _SEATS[text]
        except (KeyError, TypeError):
            raise NotationError(text, "is not a seat", "one of " + ", ".join(_SEATS)) from None

    @property
    def opponent(self) -> "Seat":
        """The player across the table."""
        return _OPPONENTS[self]


_NAMES = tuple(seat.name.lower() for seat in Seat)
PLAYERS = (Seat.JACK, Seat.DETECTIVE)
VIEWERS = (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR)

_SEATS = {_NAMES[seat]: seat for seat in Seat} | {"investigator": Seat.DETECTIVE}
_OPPONENTS = {Seat.JACK: Seat.DETECTIVE, Seat.DETECTIVE: Seat.JACK}


class Outcome(NamedTuple):
    """How a game ended: who won, and the reason as a word of the rules (``"chase-survived"``)."""

    winner: Seat
    reason: str
