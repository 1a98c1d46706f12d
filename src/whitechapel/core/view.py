"""What a seat is given: what it knows now, what it saw happen, and what it may do."""

from typing import Generic, NamedTuple, TypeAlias

from whitechapel.core.events import Event
from whitechapel.core.game import AnyObservation, ObservationT, OptionValue
from whitechapel.core.types import Action, Seat


class View(NamedTuple, Generic[ObservationT]):
    """A seat's view of a match. Players, bots and tables get this and nothing else.

    Attributes:
        game: the game's name.
        options: the rule options it is played under.
        seat: whose view it is.
        observation: everything the seat knows now.
        legal_actions: what the seat may choose; empty unless it is to act. For this seat alone.
        log: every event as the seat saw it, from the first one on; what it did not see is withheld.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    seat: Seat
    observation: ObservationT
    legal_actions: tuple[Action, ...]
    log: tuple[Event, ...]

    @property
    def number(self) -> int:
        """How many events there were."""
        return len(self.log)


AnyView: TypeAlias = View[AnyObservation]
"""A view of a game that is not known here."""
