"""One event of a game: who did what, and what was said aloud."""

from dataclasses import dataclass

from whitechapel.core.types import Action, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Its number is its place in the log, from 1.

    Attributes:
        actor: whose doing it was: a player's, or chance's.
        action: what was played or dealt; None where it is withheld from whoever reads this log.
        announced: what was said aloud with it, in notation; the rules say it again when the event is replayed.
    """

    actor: Seat
    action: Action | None
    announced: str = ""


@dataclass(frozen=True, slots=True)
class Borrowed:
    """Where a game that goes on from another one has its beginning from.

    Attributes:
        match: the finished match its first events were taken from, by its id.
        events: how many of its events those are; chance dealt them there, so they don't follow from this deal.
    """

    match: str
    events: int
