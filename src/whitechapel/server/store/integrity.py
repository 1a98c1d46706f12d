"""Whether the matches of a database are sound: each is played again from its log and held against what is stored."""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from sqlalchemy import Table, select

from whitechapel.core import PLAYERS, Seat, WhitechapelError, load_game
from whitechapel.server.entries import EVENTS
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.store.database import Database
from whitechapel.server.store.matches import Matches
from whitechapel.server.store.models import Base
from whitechapel.server.store.rows import StoredMatch

_MATCHES: Table = Base.metadata.tables["matches"]
_BITE = 100


class Fault(NamedTuple):
    """What is wrong with a match."""

    match: str
    what: str


async def checked(database: Database) -> AsyncIterator[Fault | None]:
    """Check every match; gives what is wrong with each, None where nothing is."""
    matches = Matches(database)
    last = ""
    while found := await _following(database, last):
        for last in found:
            stored = await matches.load(last)
            if stored is not None:
                what = what_is_wrong(stored)
                yield Fault(last, what) if what else None


def what_is_wrong(stored: StoredMatch) -> str:
    """What is wrong with a match; an empty string where nothing is."""
    if [entry.number for entry in stored.entries] != list(range(1, len(stored.entries) + 1)):
        return "its log has a gap"
    if set(stored.seats) != set(PLAYERS):
        return "a seat is missing"
    try:
        if stored.setup.rules != load_game(stored.setup.game).RULES_VERSION:
            return ""  # it can be read, but not played again: its rules are gone
        hosted = HostedMatch(stored.setup, stored.seats)
        return _followed(hosted, stored) or _compared(hosted, stored)
    except (WhitechapelError, LookupError, ValueError) as error:
        return f"its log can't be played again: {error}"


def _followed(hosted: HostedMatch, stored: StoredMatch) -> str:
    """Play the log again; gives what does not follow from the rules or from the deal."""
    verifiable = not any(holder.forgotten for holder in stored.seats.values())
    for entry in stored.entries:
        is_event = entry.kind in EVENTS
        if is_event:
            due = _due(hosted, verifiable=verifiable and entry.number > hosted.borrowed)
            if entry.action not in due:  # what is not legal must not be applied: the rules trust us
                return f"entry {entry.number} does not follow from the rules and the deal"
        step = hosted.step(entry)
        if is_event and (step.history.event().actor, step.history.event().announced) != (entry.actor, entry.announced):
            return f"entry {entry.number} is not what the rules make of it"
        hosted.adopt([step])
    return ""


def _due(hosted: HostedMatch, *, verifiable: bool) -> Sequence[int]:
    """The actions of which one comes next: where chance decides, the one that the deal gives, if that is known."""
    before = hosted.match.history
    if before.actor is not Seat.CHANCE:
        return before.legal_actions
    outcomes = before.game.chance_outcomes(before.state)
    if verifiable:
        return [hosted.deal.deal(before.chances, outcomes)]
    return [outcome.action for outcome in outcomes]


def _compared(hosted: HostedMatch, stored: StoredMatch) -> str:
    if stored.over != hosted.over:
        return "it is over and not marked so" if hosted.over else "it is marked as over and is not"
    if stored.standing is not None and stored.standing != hosted.standing_after([]):
        return "how it stands is not what its log says"
    return ""


async def _following(database: Database, last: str) -> list[str]:
    query = select(_MATCHES.c.id).where(_MATCHES.c.id > last).order_by(_MATCHES.c.id).limit(_BITE)
    return await database.run(lambda connection: list(connection.scalars(query)))
