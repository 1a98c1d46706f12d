"""What is done with the tables: create, load, add entries, claim a seat, find.

Rows are fetched to the last before any is read: one that can't be read would leave its query open, and SQLite would
show that connection the past for as long as it is.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, Table, bindparam, insert, or_, select, update

from whitechapel.core import PLAYERS, Seat
from whitechapel.server.entries import Entry
from whitechapel.server.hosted import HostedMatch, Standing
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store import rows
from whitechapel.server.store.database import ConflictError, Database
from whitechapel.server.store.models import Base

_MATCHES: Table = Base.metadata.tables["matches"]
_SEATS: Table = Base.metadata.tables["seats"]
_ENTRIES: Table = Base.metadata.tables["actions"]
_MOST_IDS = 500
_CREATE = insert(_MATCHES)
_SEAT = insert(_SEATS)
_ADD = insert(_ENTRIES)
_STANDING = ("over", "phase", "to_act", "number", "winner", "reason", "touched")
_STAND = (
    update(_MATCHES)
    .where(_MATCHES.c.id == bindparam("of_match"))
    .values({name: bindparam(f"now_{name}") for name in _STANDING})
)


_HASHES = select(_SEATS.c.match_id, _SEATS.c.seat, _SEATS.c.token_hash, _SEATS.c.invitation_hash).where(
    _SEATS.c.match_id.in_(bindparam("ids", expanding=True))
)


class Addition(NamedTuple):
    """Entries for a match's log, and how the match stands with them."""

    match_id: str
    entries: Sequence[Entry]
    standing: Standing


class Hashes(NamedTuple):
    """Of what holds a seat, and of what claims it."""

    token: str
    invitation: str


class Matches:
    """The matches in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, match_id: str) -> rows.StoredMatch | None:
        """The match with its whole log, or None."""
        if "\0" in match_id:  # PostgreSQL refuses to look for such a text
            return None
        return await self._database.run(lambda connection: load_match(connection, match_id))

    async def newer(self, match_id: str, number: int) -> list[Entry]:
        """The entries after `number`."""
        return await self._database.run(lambda connection: _entries(connection, match_id, number))

    async def numbers(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The number of the latest entry of each of these matches, as far as it is known."""

        def work(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for first in range(0, len(match_ids), _MOST_IDS):
                asked = _MATCHES.c.id.in_(match_ids[first : first + _MOST_IDS])
                for row in connection.execute(select(_MATCHES.c.id, _MATCHES.c.number).where(asked)):
                    found[row.id] = row.number or 0
            return found

        return await self._database.run(work) if match_ids else {}

    async def hashes(self, match_ids: Sequence[str]) -> dict[tuple[str, Seat], Hashes]:
        """What holds and claims the seats of these few matches now; nothing of those that are not there any more.

        The database is asked even where there is none to ask for: so a server that nobody visits notices that
        PostgreSQL was restarted, and tells it again that it is in use.
        """

        def work(connection: Connection) -> dict[tuple[str, Seat], Hashes]:
            held = connection.execute(_HASHES, {"ids": match_ids}).all()
            return {(row.match_id, Seat(row.seat)): Hashes(row.token_hash, row.invitation_hash) for row in held}

        return await self._database.run(work)

    async def seats(self, match_id: str) -> dict[Seat, SeatHolder]:
        """Who holds which seat now."""
        return await self._database.run(lambda connection: _seats(connection, match_id))

    async def claim(self, seat: Seat, before: SeatHolder, holder: SeatHolder, following: Addition) -> None:
        """Take an open seat or add a seat's words, and add what follows from it; or none of it.

        Raises:
            ConflictError: when the seat was no longer as it was `before`, or the log grew meanwhile.
        """
        here = (_SEATS.c.match_id == following.match_id) & (_SEATS.c.seat == int(seat))
        unchanged = [_SEATS.c[name] == value for name, value in rows.claim_columns(before).items()]
        taken = update(_SEATS).where(here, *unchanged).values(rows.claim_columns(holder))

        def work(connection: Connection) -> None:
            if connection.execute(taken).rowcount != 1:
                raise ConflictError
            store([], [following], connection)

        await self._database.run(work)

    async def stand(self, match_id: str, standing: Standing) -> None:
        """Write how a match stands, where version 0.1 did not."""
        stands = {name: value for name, value in rows.standing_columns(standing).items() if name != "touched"}
        written = update(_MATCHES).where(_MATCHES.c.id == match_id).values(stands)
        await self._database.run(lambda connection: connection.execute(written))

    async def held_by(self, token_hashes: Sequence[str]) -> list[rows.ListedMatch]:
        """The matches in which these tokens hold a seat, latest first."""
        held = _SEATS.alias()
        query = (
            select(_MATCHES, _SEATS)
            .join(held, held.c.match_id == _MATCHES.c.id)
            .join(_SEATS, (_SEATS.c.match_id == held.c.match_id) & (_SEATS.c.seat != held.c.seat))
            .where(held.c.token_hash.in_(token_hashes))
            .order_by(_MATCHES.c.created.desc())
        )
        return await self._database.run(lambda connection: list(map(rows.read_listed, connection.execute(query).all())))

    async def waiting_for_the_server(self, since: datetime) -> list[str]:
        """The matches in which one of the server's own players is to act, if touched since then, the latest first.

        Of those that version 0.1 left unfinished it is not known; they are among them until they were loaded once.
        """
        automatic = or_(_SEATS.c.kind == SeatKind.AI.value, _SEATS.c.program != "")
        unknown = _MATCHES.c.number.is_(None) & ~_MATCHES.c.over
        query = (
            select(_MATCHES.c.id)
            .join(_SEATS, _SEATS.c.match_id == _MATCHES.c.id)
            .where(automatic, or_(_SEATS.c.seat == _MATCHES.c.to_act, unknown), _MATCHES.c.touched >= since)
            .order_by(_MATCHES.c.touched.desc())
        )
        return await self._database.run(lambda connection: list(dict.fromkeys(connection.scalars(query))))

    async def rematch_of(self, match_id: str) -> str | None:
        """The match that is the rematch of this one, if there is one."""
        query = select(_MATCHES.c.id).where(_MATCHES.c.rematch_of == match_id)
        return await self._database.run(lambda connection: connection.scalar(query))


def load_match(connection: Connection, match_id: str) -> rows.StoredMatch | None:
    """The match with its whole log, or None."""
    row = connection.execute(select(_MATCHES).where(_MATCHES.c.id == match_id)).first()
    if row is None:
        return None
    setup, standing = rows.read_setup(row), rows.read_standing(row)
    seats, entries = _seats(connection, match_id), _entries(connection, match_id, 0)
    return rows.StoredMatch(setup, seats, entries, row.over, standing, row.commitment)


def store(new: Sequence[HostedMatch], additions: Sequence[Addition], connection: Connection) -> None:
    """Store new matches as they are, add entries to others' logs and say how these stand.

    It fails where a match is there already, or one of the entries.
    """
    entries = [row for match_id, entries, _ in additions for row in rows.entry_columns(match_id, entries)]
    if new:
        connection.execute(_CREATE, [_new(hosted) for hosted in new])
        seats = [rows.seat_columns(hosted.setup.id, seat, hosted.seats[seat]) for hosted in new for seat in PLAYERS]
        connection.execute(_SEAT, seats)
        entries += [row for hosted in new for row in rows.entry_columns(hosted.setup.id, hosted.log)]
    if entries:
        connection.execute(_ADD, entries)
    if additions:
        connection.execute(_STAND, [_stand(match_id, standing) for match_id, _, standing in additions])


def _new(hosted: HostedMatch) -> rows.Columns:
    return rows.setup_columns(hosted.setup) | rows.standing_columns(hosted.standing_after([]))


def _stand(match_id: str, standing: Standing) -> rows.Columns:
    columns = {f"now_{name}": value for name, value in rows.standing_columns(standing).items()}
    return {"of_match": match_id, **columns}


def _entries(connection: Connection, match_id: str, after: int) -> list[Entry]:
    newer = (_ENTRIES.c.match_id == match_id) & (_ENTRIES.c.ply > after)
    found = connection.execute(select(_ENTRIES).where(newer).order_by(_ENTRIES.c.ply)).all()
    return list(map(rows.read_entry, found))


def _seats(connection: Connection, match_id: str) -> dict[Seat, SeatHolder]:
    return dict(map(rows.read_seat, connection.execute(select(_SEATS).where(_SEATS.c.match_id == match_id)).all()))
