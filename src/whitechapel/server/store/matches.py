"""What is done with the tables: create, load, add entries, claim a seat, find."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import Table, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from whitechapel.core import PLAYERS, Seat
from whitechapel.server.entries import Entry
from whitechapel.server.hosted import HostedMatch, Standing
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store import rows
from whitechapel.server.store.models import Base
from whitechapel.server.store.uninterrupted import Uninterrupted, uninterrupted

_MATCHES: Table = Base.metadata.tables["matches"]
_SEATS: Table = Base.metadata.tables["seats"]
_ENTRIES: Table = Base.metadata.tables["actions"]
_STANDING = ("over", "phase", "to_act", "number", "winner", "reason")
_STAND = (
    update(_MATCHES)
    .where(_MATCHES.c.id == bindparam("of_match"))
    .values({name: bindparam(f"now_{name}") for name in _STANDING})
)


class ConflictError(Exception):
    """Somebody else wrote that entry, took that seat or made that rematch first."""


class Addition(NamedTuple):
    """Entries for a match's log, and how the match stands with them."""

    match_id: str
    entries: Sequence[Entry]
    standing: Standing


class Matches(Uninterrupted):
    """The matches in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine

    @uninterrupted
    async def create(self, hosted: HostedMatch) -> None:
        """Store a new match as it is."""
        setup = hosted.setup
        standing = rows.standing_columns(hosted.standing_after([]))
        seats = [rows.seat_columns(setup.id, seat, hosted.seats[seat]) for seat in PLAYERS]
        async with self._transaction() as connection:
            await connection.execute(insert(_MATCHES), rows.setup_columns(setup) | standing)
            await connection.execute(insert(_SEATS), seats)
            if hosted.log:
                await connection.execute(insert(_ENTRIES), rows.entry_columns(setup.id, hosted.log))

    @uninterrupted
    async def load(self, match_id: str) -> rows.StoredMatch | None:
        """The match with its whole log, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(_MATCHES).where(_MATCHES.c.id == match_id))).first()
            if row is None:
                return None
            seats = await _seats(connection, match_id)
            entries = await _entries(connection, match_id, 0)
        return rows.StoredMatch(rows.read_setup(row), seats, entries, row.over, rows.read_standing(row))

    @uninterrupted
    async def newer(self, match_id: str, number: int) -> list[Entry]:
        """The entries after `number`."""
        async with self._engine.connect() as connection:
            return await _entries(connection, match_id, number)

    @uninterrupted
    async def seats(self, match_id: str) -> dict[Seat, SeatHolder]:
        """Who holds which seat now."""
        async with self._engine.connect() as connection:
            return await _seats(connection, match_id)

    @uninterrupted
    async def claim(self, seat: Seat, holder: SeatHolder, following: Addition) -> None:
        """Take an open seat and add what follows from it, or neither.

        Raises:
            ConflictError: when the seat was taken or the log grew meanwhile.
        """
        async with self._transaction() as connection:
            taken = await connection.execute(
                update(_SEATS)
                .where(_SEATS.c.match_id == following.match_id, _SEATS.c.seat == int(seat), _SEATS.c.token_hash == "")
                .values(token_hash=holder.token_hash, words=holder.words)
            )
            if taken.rowcount != 1:
                raise ConflictError
            await _add(connection, [following])

    @uninterrupted
    async def add(self, additions: Sequence[Addition]) -> None:
        """Add entries to matches' logs, all or none."""
        async with self._transaction() as connection:
            await _add(connection, additions)

    @uninterrupted
    async def stand(self, match_id: str, standing: Standing) -> None:
        """Write how a match stands, where version 0.1 did not."""
        async with self._transaction() as connection:
            await connection.execute(_STAND, [_stand(match_id, standing)])

    @uninterrupted
    async def held_by(self, token_hashes: Sequence[str]) -> list[rows.ListedMatch]:
        """The matches in which these tokens hold a seat, latest first."""
        query = (
            select(_MATCHES, _SEATS.c.seat)
            .join(_SEATS, _SEATS.c.match_id == _MATCHES.c.id)
            .where(_SEATS.c.token_hash.in_(token_hashes))
            .order_by(_MATCHES.c.created.desc())
        )
        async with self._engine.connect() as connection:
            return [
                rows.ListedMatch(row.id, row.game, row.rules, Seat(row.seat), rows.read_standing(row))
                for row in await connection.execute(query)
            ]

    @uninterrupted
    async def waiting_for_the_server(self) -> list[str]:
        """The matches in which one of the server's own players is to act, latest first.

        Of those that version 0.1 left unfinished it is not known; they are among them until they were loaded once.
        """
        automatic = or_(_SEATS.c.kind == SeatKind.AI.value, _SEATS.c.program != "")
        unknown = _MATCHES.c.number.is_(None) & ~_MATCHES.c.over
        query = (
            select(_MATCHES.c.id)
            .join(_SEATS, _SEATS.c.match_id == _MATCHES.c.id)
            .where(automatic, or_(_SEATS.c.seat == _MATCHES.c.to_act, unknown))
            .order_by(_MATCHES.c.created.desc())
        )
        async with self._engine.connect() as connection:
            return list(dict.fromkeys(await connection.scalars(query)))

    @uninterrupted
    async def rematch_of(self, match_id: str) -> str | None:
        """The match that is the rematch of this one, if there is one."""
        async with self._engine.connect() as connection:
            query = select(_MATCHES.c.id).where(_MATCHES.c.rematch_of == match_id)
            found: str | None = await connection.scalar(query)
            return found

    @uninterrupted
    async def alive(self) -> None:
        """Ask the database for anything; raises when it does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Let the database go, once nothing is under way."""
        await self.finish()
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise ConflictError from error


async def _add(connection: AsyncConnection, additions: Sequence[Addition]) -> None:
    entries = [row for match_id, entries, _ in additions for row in rows.entry_columns(match_id, entries)]
    await connection.execute(insert(_ENTRIES), entries)
    await connection.execute(_STAND, [_stand(match_id, standing) for match_id, _, standing in additions])


def _stand(match_id: str, standing: Standing) -> rows.Columns:
    columns = {f"now_{name}": value for name, value in rows.standing_columns(standing).items()}
    return {"of_match": match_id, **columns}


async def _entries(connection: AsyncConnection, match_id: str, after: int) -> list[Entry]:
    query = select(_ENTRIES).where(_ENTRIES.c.match_id == match_id, _ENTRIES.c.ply > after).order_by(_ENTRIES.c.ply)
    return [rows.read_entry(row) for row in await connection.execute(query)]


async def _seats(connection: AsyncConnection, match_id: str) -> dict[Seat, SeatHolder]:
    found = await connection.execute(select(_SEATS).where(_SEATS.c.match_id == match_id))
    return dict(map(rows.read_seat, found))
