"""What is done with the tables: create, load, add entries, claim a seat, find."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from whitechapel.core import PLAYERS, Borrowed, Seat
from whitechapel.server.match import Entry, Kind, Match, SeatKind, Setup, Sitter
from whitechapel.server.store.models import ActionRow, MatchRow, SeatRow, now
from whitechapel.server.store.unbroken import Unbroken, unbroken


class ConflictError(Exception):
    """Somebody else wrote that ply, took that seat or made that rematch first."""


class Matches(Unbroken):
    """The matches in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine

    @unbroken
    async def create(self, match: Match, entries: Sequence[Entry]) -> None:
        """Keep a new match and its first entries."""
        setup = match.setup
        row = {
            "id": setup.id,
            "game": setup.game,
            "options": json.dumps(dict(setup.options)),
            "rules": setup.rules,
            "secret": setup.secret,
            "salt": setup.salt,
            "hot_seat": setup.hot_seat,
            "rematch_of": setup.rematch_of or None,
            "borrowed_from": setup.borrowed.match if setup.borrowed else None,
            "borrowed_events": setup.borrowed.events if setup.borrowed else 0,
        }
        seats = [{"match_id": setup.id, "seat": int(seat), **_seat_columns(match.seats[seat])} for seat in PLAYERS]
        async with self._transaction() as connection:
            await connection.execute(insert(MatchRow), row)
            await connection.execute(insert(SeatRow), seats)
            await _add(connection, setup.id, entries)

    @unbroken
    async def load(self, match_id: str) -> Match | None:
        """The match with its whole log, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(MatchRow.__table__).where(MatchRow.id == match_id))).first()
            if row is None:
                return None
            seats = await _seats(connection, match_id)
            entries = await _entries(connection, match_id, 0)
        setup = Setup(
            id=row.id,
            game=row.game,
            options=tuple(json.loads(row.options).items()),
            rules=row.rules,
            secret=bytes(row.secret),
            salt=bytes(row.salt),
            hot_seat=row.hot_seat,
            rematch_of=row.rematch_of or "",
            borrowed=Borrowed(row.borrowed_from, row.borrowed_events) if row.borrowed_from else None,
        )
        match = Match(setup, seats, ended=row.over)
        for entry in entries:
            match.follow(entry)
        return match

    @unbroken
    async def newer(self, match_id: str, number: int) -> list[Entry]:
        """The entries after `number`."""
        async with self._engine.connect() as connection:
            return await _entries(connection, match_id, number)

    @unbroken
    async def seats(self, match_id: str) -> dict[Seat, Sitter]:
        """Who sits where now."""
        async with self._engine.connect() as connection:
            return await _seats(connection, match_id)

    @unbroken
    async def claim(self, match_id: str, seat: Seat, sitter: Sitter, entries: Sequence[Entry]) -> None:
        """Take an open seat and add what follows from it, or neither.

        Raises:
            ConflictError: when the seat was taken or the log grew meanwhile.
        """
        async with self._transaction() as connection:
            taken = await connection.execute(
                update(SeatRow)
                .where(SeatRow.match_id == match_id, SeatRow.seat == int(seat), SeatRow.token_hash == "")
                .values(token_hash=sitter.token_hash, words=sitter.words)
            )
            if taken.rowcount != 1:
                raise ConflictError
            await _add(connection, match_id, entries)

    @unbroken
    async def add(self, batches: Sequence[tuple[str, Sequence[Entry], bool]]) -> None:
        """Add entries to matches' logs, all or none; the flag says that the match is over with them."""
        async with self._transaction() as connection:
            await connection.execute(
                insert(ActionRow), [row for match_id, entries, _ in batches for row in _rows(match_id, entries)]
            )
            over = [match_id for match_id, _, over in batches if over]
            if over:
                await connection.execute(update(MatchRow).where(MatchRow.id.in_(over)).values(over=True))

    @unbroken
    async def held_by(self, token_hashes: Sequence[str]) -> list[tuple[str, Seat]]:
        """The matches in which these tokens hold a seat, latest first."""
        query = (
            select(SeatRow.match_id, SeatRow.seat)
            .join(MatchRow, MatchRow.id == SeatRow.match_id)
            .where(SeatRow.token_hash.in_(token_hashes))
            .order_by(MatchRow.created.desc())
        )
        async with self._engine.connect() as connection:
            return [(match_id, Seat(seat)) for match_id, seat in await connection.execute(query)]

    @unbroken
    async def unfinished_with_ai(self) -> list[str]:
        """The matches that are not over and have an AI or a program, latest first: is it to act after a restart?"""
        automatic = or_(SeatRow.kind == SeatKind.AI.value, SeatRow.program != "")
        query = (
            select(MatchRow.id)
            .where(~MatchRow.over, MatchRow.id.in_(select(SeatRow.match_id).where(automatic)))
            .order_by(MatchRow.created.desc())
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    @unbroken
    async def rematch_of(self, match_id: str) -> str | None:
        """The match that is the rematch of this one, if there is one."""
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(MatchRow.id).where(MatchRow.rematch_of == match_id))
            return found

    @unbroken
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


async def _add(connection: AsyncConnection, match_id: str, entries: Sequence[Entry]) -> None:
    if entries:
        await connection.execute(insert(ActionRow), _rows(match_id, entries))


def _rows(match_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    created = now()
    return [
        {
            "match_id": match_id,
            "ply": entry.number,
            "kind": entry.kind.value,
            "actor": None if entry.actor is None else int(entry.actor),
            "action": entry.action,
            "announced": entry.announced,
            "target": entry.target,
            "client": entry.client,
            "created": created,
        }
        for entry in entries
    ]


async def _entries(connection: AsyncConnection, match_id: str, after: int) -> list[Entry]:
    query = (
        select(ActionRow.__table__).where(ActionRow.match_id == match_id, ActionRow.ply > after).order_by(ActionRow.ply)
    )
    return [
        Entry(
            row.ply,
            Kind(row.kind),
            None if row.actor is None else Seat(row.actor),
            row.action,
            row.announced,
            row.target,
            row.client,
        )
        for row in await connection.execute(query)
    ]


async def _seats(connection: AsyncConnection, match_id: str) -> dict[Seat, Sitter]:
    rows = await connection.execute(select(SeatRow.__table__).where(SeatRow.match_id == match_id))
    return {
        Seat(row.seat): Sitter(
            SeatKind(row.kind), row.level, row.token_hash, row.invitation_hash, row.words, row.program
        )
        for row in rows
    }


def _seat_columns(sitter: Sitter) -> dict[str, Any]:
    return {
        "kind": sitter.kind.value,
        "level": sitter.level,
        "token_hash": sitter.token_hash,
        "invitation_hash": sitter.invitation_hash,
        "words": sitter.words,
        "program": sitter.program,
    }
