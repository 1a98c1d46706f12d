"""One event of a game: who did what, and what was said aloud."""

from dataclasses import dataclass
from typing import NamedTuple

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

    @property
    def announcements(self) -> tuple[str, ...]:
        """Each thing that was said aloud by itself: ``unseen``, then perhaps ``the chase begins``."""
        return tuple(self.announced.split(", ")) if self.announced else ()


_MOST_SHARED = 4096
_SILENT: tuple[dict[Action | None, Event], ...] = tuple({} for _ in Seat)


def shared_event(actor: Seat, action: Action | None, announced: str = "") -> Event:
    """An event. With most of them nothing is said aloud: those are made once, and shared by all matches."""
    known = _SILENT[actor]
    found = None if announced else known.get(action)
    if found is None:
        found = Event(actor, action, announced)
        if not announced and len(known) < _MOST_SHARED and (action is None or type(action) is int):
            known[action] = found
    return found


@dataclass(frozen=True, slots=True)
class Borrowed:
    """Where a game that goes on from another one has its beginning from.

    Attributes:
        match: the finished match its first events were taken from, by its id.
        events: how many of its events those are; chance dealt them there, so they don't follow from this deal.
    """

    match: str
    events: int


class HintTaken(NamedTuple):
    """A hint that a player took.

    Attributes:
        event: the number of the event that it was for, which may be still to come.
        seat: whose hint it was.
    """

    event: int
    seat: Seat
