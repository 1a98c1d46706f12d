"""What is done with the matches of a database as a whole: delete those that have expired, count them, try to write."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, exists, func, select, text, tuple_, update

from whitechapel.server.entries import EntryKind
from whitechapel.server.requests import SERVER
from whitechapel.server.seats import SeatKind
from whitechapel.server.store.database import Database
from whitechapel.server.store.forgetting import Forgotten, delete_matches, forget_clients, forget_tokens
from whitechapel.server.store.models import Base, now
from whitechapel.server.store.schema import HEAD, StoreError

_MATCHES: Table = Base.metadata.tables["matches"]
_SEATS: Table = Base.metadata.tables["seats"]
_ENTRIES: Table = Base.metadata.tables["actions"]
_HEALTH: Table = Base.metadata.tables["health"]
_BITE = 100
"""So many matches are deleted in one transaction: nobody waits long for it."""
_SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}


class Counts(NamedTuple):
    """What is in a database. The times are those of the oldest and the newest match; the size is in bytes."""

    matches: int
    waiting: int
    playing: int
    over: int
    entries: int
    people: int
    bots: int
    ais: int
    size: int
    oldest: datetime | None
    newest: datetime | None


def _nobody(_match_id: str) -> bool:
    """Whether a match has to be spared, where nobody uses any."""
    return False


class Housekeeping:
    """Keeps one database in order."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def expire(
        self,
        before: datetime | None,
        *,
        unplayed_before: datetime | None = None,
        dry_run: bool = False,
        spared: Callable[[str], bool] = _nobody,
    ) -> int:
        """Delete the matches whose last entry is older, and sooner those in which nobody ever acted.

        Args:
            before: the time, or None for never.
            unplayed_before: the time for those in which nobody ever acted, or None for never.
            dry_run: only count them.
            spared: whether a match is in use, and stays.

        Returns:
            How many there were.
        """
        count = 0
        younger = _unplayed() if before is None else _unplayed() & (_MATCHES.c.touched >= before)  # each counts once
        for moment, which in ((before, None), (unplayed_before, younger)):
            if moment is not None:
                count += await self._expire(moment, which, dry_run=dry_run, spared=spared)
        return count

    async def delete(self, match_id: str) -> bool:
        """Delete a match with its seats and its log; False where there is none."""
        return bool(await self._database.run(lambda connection: delete_matches(connection, [match_id])))

    async def forget(self, *, token: str = "", client: str = "") -> Forgotten:
        """Delete what is personal of whoever has this token, or acted as this client."""

        def work(connection: Connection) -> Forgotten:
            return forget_tokens(connection, token) if token else forget_clients(connection, client)

        return await self._database.run_at_leisure(work)

    async def counts(self) -> Counts:
        """What is in the database."""
        return await self._database.run_at_leisure(_counts)

    async def write(self) -> None:
        """Write something, to see whether that can be done.

        Raises:
            UnavailableError: when it can't.
            StoreError: when the tables are older than this program needs: somebody took them back meanwhile.
        """
        written = update(_HEALTH).where(_HEALTH.c.id == 1).values(written=now())

        def work(connection: Connection) -> str:
            connection.execute(written)
            return connection.scalar(text("SELECT version_num FROM alembic_version")) or ""

        if (found := await self._database.run(work)) < HEAD:
            raise StoreError(f"the tables have the schema {found}, expected {HEAD}")

    async def _expire(
        self, before: datetime, which: ColumnElement[bool] | None, *, dry_run: bool, spared: Callable[[str], bool]
    ) -> int:
        """Go through the expired matches from the oldest on: those that stay are not met again."""
        count = 0
        place: tuple[datetime, str] | None = None
        while found := await self._database.run(_expired(before, which, place)):
            place = found[-1]
            doomed = [match_id for _, match_id in found if not spared(match_id)]
            if dry_run:
                count += len(doomed)
            elif doomed:
                count += await self._database.run(_deleting(doomed, before))
        return count


def _deleting(match_ids: Sequence[str], before: datetime) -> Callable[[Connection], int]:
    return lambda connection: delete_matches(connection, match_ids, untouched_since=before)


def _expired(
    before: datetime, which: ColumnElement[bool] | None, after: tuple[datetime, str] | None
) -> Callable[[Connection], list[tuple[datetime, str]]]:
    """A work that finds the next few expired matches, oldest first."""
    query = select(_MATCHES.c.touched, _MATCHES.c.id).where(_MATCHES.c.touched < before)
    if which is not None:
        query = query.where(which)
    if after is not None:
        query = query.where(tuple_(_MATCHES.c.touched, _MATCHES.c.id) > tuple_(*after))
    query = query.order_by(_MATCHES.c.touched, _MATCHES.c.id).limit(_BITE)
    return lambda connection: [(touched, match_id) for touched, match_id in connection.execute(query)]


def _unplayed() -> ColumnElement[bool]:
    """Matches in which nobody but the server ever asked for anything, but to resign."""
    asked = exists().where(
        _ENTRIES.c.match_id == _MATCHES.c.id,
        _ENTRIES.c.client.not_in(["", SERVER]),
        _ENTRIES.c.kind != EntryKind.RESIGNED.value,
    )
    forgotten = exists().where(_SEATS.c.match_id == _MATCHES.c.id, _SEATS.c.forgotten)
    return ~asked & ~forgotten


def _counts(connection: Connection) -> Counts:
    phases, kinds = _count_by(connection, _MATCHES.c.phase), _count_by(connection, _SEATS.c.kind)
    oldest, newest = connection.execute(select(func.min(_MATCHES.c.created), func.max(_MATCHES.c.created))).one()
    return Counts(
        matches=sum(phases.values()),
        waiting=phases.get("waiting", 0),
        playing=phases.get("playing", 0),
        over=phases.get("over", 0),
        entries=connection.scalar(select(func.count()).select_from(_ENTRIES)) or 0,
        people=kinds.get(SeatKind.PERSON.value, 0),
        bots=kinds.get(SeatKind.BOT.value, 0),
        ais=kinds.get(SeatKind.AI.value, 0),
        size=connection.scalar(text(_SIZES[connection.dialect.name])) or 0,
        oldest=oldest,
        newest=newest,
    )


def _count_by(connection: Connection, column: ColumnElement[str]) -> dict[str, int]:
    found = connection.execute(select(column, func.count()).group_by(column))
    return {row[0]: row[1] for row in found}
