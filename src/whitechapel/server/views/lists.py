"""A match in a line, and the small parts that several messages share."""

from typing import cast

from whitechapel.core import Outcome, Seat
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch, Standing
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store.rows import ListedMatch


def summary(match: ListedMatch, standing: Standing) -> protocol.Summary:
    """A match in a line, for the list of my matches."""
    return protocol.Summary(
        match=match.id,
        game=match.game,
        seat=cast(protocol.SeatName, str(match.seat)),
        phase=standing.phase,
        to_act=seat_name(standing.to_act),
        number=standing.number,
        result=result(standing.outcome),
        opponent=seat_info(match.opponent),
        created=int(match.created.timestamp()),
    )


def seat_info(holder: SeatHolder) -> protocol.SeatInfo:
    """Who sits at a seat."""
    return protocol.SeatInfo(
        kind=holder.kind.value,
        taken=holder.taken,
        level=holder.level if holder.kind is SeatKind.AI else None,
        name=holder.bot or holder.name or None,
        words_missing=holder.words is None,
    )


def result(outcome: Outcome | None) -> protocol.Result | None:
    """How a match ended."""
    if outcome is None:
        return None
    return protocol.Result(winner=cast(protocol.SeatName, str(outcome.winner)), reason=outcome.reason)


def beginning(hosted: HostedMatch) -> protocol.Beginning | None:
    """Where the first events of a match were taken from."""
    borrowed = hosted.setup.borrowed
    return None if borrowed is None else protocol.Beginning(match=borrowed.match, events=borrowed.events)


def seat_name(seat: Seat | None) -> protocol.SeatName | None:
    """A seat's name in messages."""
    return None if seat is None else cast(protocol.SeatName, str(seat))
