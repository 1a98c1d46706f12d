"""Whether the matches of a database are sound: each is played again from its log and held against what is stored."""

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, Table, exists, select

from whitechapel.core import PLAYERS, Seat, WhitechapelError, load_game
from whitechapel.server.entries import EVENTS
from whitechapel.server.hosted import HostedMatch, deal_of
from whitechapel.server.seats import SeatHolder
from whitechapel.server.store.database import Database
from whitechapel.server.store.forgetting import NOBODY
from whitechapel.server.store.matches import load_match
from whitechapel.server.store.models import Base
from whitechapel.server.store.moment import at_one_moment
from whitechapel.server.store.rows import StoredMatch
from whitechapel.server.store.troubles import UnavailableError

_MATCHES: Table = Base.metadata.tables["matches"]
_BITE = 100

Gap: TypeAlias = Literal["rules", "forgotten", "commitment"]
"""What can't be checked of a match: its log, because its rules are older; its cards, because the words of somebody who
was forgotten are gone; its secret, because the commitment was not stored."""


class Fault(NamedTuple):
    """What is wrong with a match."""

    match: str
    what: str


class Finding(NamedTuple):
    """What was found of a match: what is wrong, and what could not be checked."""

    fault: Fault | None
    gaps: tuple[Gap, ...] = ()


async def checked(database: Database) -> AsyncIterator[Finding]:
    """Check every match, one after the other; one that can't even be read is at fault, and the others are checked."""
    last = ""
    while found := await database.run(partial(_following, last)):
        for last in found:
            finding = await _finding(database, last)
            if finding is not None:
                yield finding


async def orphans(database: Database) -> list[Fault]:
    """Seats and logs whose match is not there."""
    return await database.run_at_leisure(_orphans)


async def _finding(database: Database, match_id: str) -> Finding | None:
    """What is found of a match; None where it was deleted meanwhile."""

    def load(connection: Connection) -> StoredMatch | None:
        at_one_moment(connection)
        return load_match(connection, match_id)

    try:
        stored = await database.run(load)
        if stored is None:
            return None
        what, gaps = what_is_wrong(stored), gaps_of(stored)
    except UnavailableError:
        raise
    except Exception as error:  # whatever is in the tables: it is this match that has it
        what, gaps = f"it can't be read: {_line(error)}", ()
    return Finding(Fault(match_id, what) if what else None, gaps)


def what_is_wrong(stored: StoredMatch) -> str:
    """What is wrong with a match; an empty string where nothing is."""
    if [entry.number for entry in stored.entries] != list(range(1, len(stored.entries) + 1)):
        return "its log has a gap"
    if set(stored.seats) != set(PLAYERS):
        return "a seat is missing"
    if stored.commitment and stored.commitment != deal_of(stored.setup, stored.seats).commitment:
        return "its secret and salt do not give the commitment that was told"
    if any(map(_remembered, stored.seats.values())):
        return "a seat is marked as forgotten and is not"
    try:
        if "rules" in gaps_of(stored):
            return ""  # it can be read, but not played again
        hosted = HostedMatch(stored.setup, stored.seats)
        return _followed(hosted, stored) or _compared(hosted, stored)
    except (WhitechapelError, LookupError, ValueError, TypeError) as error:
        return f"its log can't be played again: {_line(error)}"


def gaps_of(stored: StoredMatch) -> tuple[Gap, ...]:
    """What of a match can't be checked."""
    gaps: list[Gap] = []
    if stored.setup.rules != load_game(stored.setup.game).RULES_VERSION:
        gaps.append("rules")
    if _forgotten(stored):
        gaps.append("forgotten")
    if not stored.commitment:
        gaps.append("commitment")
    return tuple(gaps)


def _forgotten(stored: StoredMatch) -> bool:
    return any(holder.forgotten for holder in stored.seats.values())


def _remembered(holder: SeatHolder) -> bool:
    """Whether a seat that says that it was forgotten has something left that goes with that."""
    return holder.forgotten and (bool(holder.words) or holder.token_hash not in ("", NOBODY))


def _followed(hosted: HostedMatch, stored: StoredMatch) -> str:
    """Play the log again; gives what does not follow from the rules or from the deal."""
    verifiable = not _forgotten(stored)
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


def _line(error: Exception) -> str:
    """What an error says, in one line; a database's own texts are long, and its type says enough."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__


def _following(last: str, connection: Connection) -> list[str]:
    query = select(_MATCHES.c.id).where(_MATCHES.c.id > last).order_by(_MATCHES.c.id).limit(_BITE)
    return list(connection.scalars(query))


def _orphans(connection: Connection) -> list[Fault]:
    found = []
    for name, what in (("seats", "there are seats of it, but no match"), ("actions", "there is a log, but no match")):
        key = Base.metadata.tables[name].c.match_id
        alone = select(key).distinct().where(~exists().where(_MATCHES.c.id == key)).order_by(key)
        found += [Fault(match_id, what) for match_id in connection.scalars(alone)]
    return found
