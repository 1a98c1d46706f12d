"""Deletes matches, and what is personal of somebody in those that another person shares.

A log is only ever added to, and a match that two people played is the other's as well: so it stays, but nothing in it
says whose the forgotten seat was. Without its words the deal can't be verified any more.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, Table, delete, insert, select, update

from whitechapel.core import Outcome, Seat
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.hosted import Standing
from whitechapel.server.seats import SeatHolder
from whitechapel.server.store import rows
from whitechapel.server.store.models import Base
from whitechapel.server.tokens import hashed, rematch_token

_MATCHES: Table = Base.metadata.tables["matches"]
_SEATS: Table = Base.metadata.tables["seats"]
_ENTRIES: Table = Base.metadata.tables["actions"]
NOBODY = "-"
"""The hash of no token: the seat stays taken, and nobody has it."""


class Forgotten(NamedTuple):
    """How many matches were deleted, and how many were kept for the other player without what was personal."""

    deleted: int
    kept: int


def delete_matches(connection: Connection, match_ids: Sequence[str], *, untouched_since: datetime | None = None) -> int:
    """Delete matches with their seats and logs, all or, with a time, those that nothing was added to since then."""
    doomed = select(_MATCHES.c.id).where(_MATCHES.c.id.in_(match_ids))
    if untouched_since is not None:
        doomed = doomed.where(_MATCHES.c.touched < untouched_since)
    if connection.dialect.name == "postgresql":  # SQLite has one writer anyway: us, from the first deletion on
        connection.execute(doomed.with_for_update())
    for table in (_ENTRIES, _SEATS):
        connection.execute(delete(table).where(table.c.match_id.in_(doomed)))
    return connection.execute(delete(_MATCHES).where(_MATCHES.c.id.in_(doomed))).rowcount


def forget_tokens(connection: Connection, token: str) -> Forgotten:
    """Forget whoever has a token: its seat, and those of the rematches whose tokens follow from it."""
    found: list[tuple[str, Seat]] = []
    here = _seats_of(connection, hashed(token))
    while here:
        found += here
        invited = update(_SEATS).where(_SEATS.c.invitation_hash == hashed(token)).values(invitation_hash="", name="")
        connection.execute(invited)
        token = rematch_token(token)
        here = _seats_of(connection, hashed(token))
    return _forget(connection, found)


def forget_clients(connection: Connection, client: str) -> Forgotten:
    """Forget whoever acted as a client: every seat it acted for."""
    acted = select(_ENTRIES.c.match_id, _ENTRIES.c.actor).where(
        _ENTRIES.c.client == client, _ENTRIES.c.actor.is_not(None)
    )
    return _forget(connection, [(match_id, Seat(actor)) for match_id, actor in connection.execute(acted.distinct())])


def _seats_of(connection: Connection, token_hash: str) -> list[tuple[str, Seat]]:
    query = select(_SEATS.c.match_id, _SEATS.c.seat).where(_SEATS.c.token_hash == token_hash)
    return [(match_id, Seat(seat)) for match_id, seat in connection.execute(query)]


def _forget(connection: Connection, found: Iterable[tuple[str, Seat]]) -> Forgotten:
    deleted = kept = 0
    seats: dict[str, list[Seat]] = {}
    for match_id, seat in found:
        seats.setdefault(match_id, []).append(seat)
    for match_id, own in seats.items():
        if _is_anothers_too(connection, match_id, own):
            _empty(connection, match_id, own[0])
            kept += 1
        else:
            delete_matches(connection, [match_id])
            deleted += 1
    return Forgotten(deleted, kept)


def _is_anothers_too(connection: Connection, match_id: str, own: Sequence[Seat]) -> bool:
    """Whether somebody else sits at the table: no AI of the server's, and not the same person at one screen."""
    if connection.scalar(select(_MATCHES.c.hot_seat).where(_MATCHES.c.id == match_id)):
        return False
    sitting = connection.execute(select(_SEATS).where(_SEATS.c.match_id == match_id)).all()
    return any(_is_somebody(holder) for seat, holder in map(rows.read_seat, sitting) if seat not in own)


def _is_somebody(holder: SeatHolder) -> bool:
    return bool(holder.token_hash) and not holder.forgotten


def _empty(connection: Connection, match_id: str, seat: Seat) -> None:
    """Take out of a match whatever says who had a seat; one that is not over is given up first."""
    _resign(connection, match_id, seat)
    here = (_SEATS.c.match_id == match_id) & (_SEATS.c.seat == int(seat))
    connection.execute(
        update(_SEATS)
        .where(here)
        .values(token_hash=NOBODY, invitation_hash="", words="", words_missing=False, name="", forgotten=True)
    )
    asked = (_ENTRIES.c.match_id == match_id) & (_ENTRIES.c.actor == int(seat))
    connection.execute(update(_ENTRIES).where(asked).values(client=""))


def _resign(connection: Connection, match_id: str, seat: Seat) -> None:
    if connection.scalar(select(_MATCHES.c.over).where(_MATCHES.c.id == match_id)):
        return
    latest = select(_ENTRIES.c.ply).where(_ENTRIES.c.match_id == match_id).order_by(_ENTRIES.c.ply.desc()).limit(1)
    number = (connection.scalar(latest) or 0) + 1
    entry = Entry(number, EntryKind.RESIGNED, seat)
    connection.execute(insert(_ENTRIES), rows.entry_columns(match_id, [entry]))
    standing = Standing("over", None, number, Outcome(seat.opponent, "resignation"))
    connection.execute(update(_MATCHES).where(_MATCHES.c.id == match_id).values(rows.standing_columns(standing)))
