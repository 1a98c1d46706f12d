"""Rows of the tables to what the server works with, and back."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias, cast

from sqlalchemy import Row

from whitechapel.core import Borrowed, Deal, Outcome, Seat
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.hosted import Phase, Setup, Standing
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store.models import now

Columns: TypeAlias = dict[str, object]
AnyRow: TypeAlias = Row[Any]
"""A row of any table: its columns are known by their names."""


class StoredMatch(NamedTuple):
    """A match as it lies in the database; `standing` is None where version 0.1 did not write it.

    The `commitment` is the one that was told when it was created; empty where that is not known.
    """

    setup: Setup
    seats: dict[Seat, SeatHolder]
    entries: list[Entry]
    over: bool
    standing: Standing | None
    commitment: str = ""


class ListedMatch(NamedTuple):
    """A match in a list, and the seat that the asker holds in it; who holds the other, and when it was created."""

    id: str
    game: str
    rules: int
    seat: Seat
    standing: Standing | None
    opponent: SeatHolder
    created: datetime


def entry_columns(match_id: str, entries: Sequence[Entry]) -> list[Columns]:
    """Entries of a match, for the database."""
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


def read_entry(row: AnyRow) -> Entry:
    """An entry from its row."""
    actor = None if row.actor is None else Seat(row.actor)
    return Entry(row.ply, EntryKind(row.kind), actor, row.action, row.announced, row.target, row.client)


def seat_columns(match_id: str, seat: Seat, holder: SeatHolder) -> Columns:
    """Who holds a seat, for the database."""
    return {
        "match_id": match_id,
        "seat": int(seat),
        "kind": holder.kind.value,
        "level": holder.level,
        **claim_columns(holder),
        "invitation_hash": holder.invitation_hash,
        "program": holder.bot,
        "seed": holder.seed,
        "forgotten": holder.forgotten,
    }


def claim_columns(holder: SeatHolder) -> Columns:
    """What changes of a seat's row when it is taken and when its words come."""
    return {
        "token_hash": holder.token_hash,
        "words": holder.words or "",
        "words_missing": holder.words is None,
        "name": holder.name,
    }


def read_seat(row: AnyRow) -> tuple[Seat, SeatHolder]:
    """Who holds a seat, from its row."""
    kind = SeatKind(row.kind)
    words, bot = None if row.words_missing else row.words, row.program
    given = (kind, row.level, row.token_hash, row.invitation_hash, words, bot, row.seed, row.forgotten, row.name)
    return Seat(row.seat), SeatHolder(*given)


def read_listed(row: AnyRow) -> ListedMatch:
    """A match in a list, from its row and that of the other seat."""
    other, opponent = read_seat(row)
    created = row.created if row.created.tzinfo else row.created.replace(tzinfo=UTC)  # SQLite keeps no time zones
    return ListedMatch(row.id, row.game, row.rules, other.opponent, read_standing(row), opponent, created)


def setup_columns(setup: Setup) -> Columns:
    """What is fixed of a match, for the database."""
    return {
        "id": setup.id,
        "game": setup.game,
        "options": json.dumps(dict(setup.options)),
        "rules": setup.rules,
        "secret": setup.secret,
        "salt": setup.salt,
        "commitment": Deal(setup.secret, setup.salt).commitment,
        "hot_seat": setup.hot_seat,
        "rematch_of": setup.rematch_of or None,
        "borrowed_from": setup.borrowed.match if setup.borrowed else None,
        "borrowed_events": setup.borrowed.events if setup.borrowed else 0,
        "created": now(),
    }


def read_setup(row: AnyRow) -> Setup:
    """What is fixed of a match, from its row."""
    return Setup(
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


def standing_columns(standing: Standing) -> Columns:
    """How a match stands, for the database."""
    phase, to_act, number, outcome = standing
    return {
        "over": phase == "over",
        "phase": phase,
        "to_act": None if to_act is None else int(to_act),
        "number": number,
        "winner": None if outcome is None else int(outcome.winner),
        "reason": None if outcome is None else outcome.reason,
        "touched": now(),
    }


def read_standing(row: AnyRow) -> Standing | None:
    """How a match stands, from its row; None where version 0.1 wrote it."""
    if row.number is None:
        return None
    to_act = None if row.to_act is None else Seat(row.to_act)
    outcome = None if row.winner is None else Outcome(Seat(row.winner), row.reason)
    return Standing(cast(Phase, row.phase), to_act, row.number, outcome)
