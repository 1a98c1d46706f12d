"""A match in a line, and the small parts that several messages share."""

from typing import cast

from whitechapel.core import Outcome, Seat
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch, Standing


def summary(match_id: str, game: str, seat: Seat, standing: Standing) -> protocol.Summary:
    """A match in a line, for the list of my matches."""
    return protocol.Summary(
        match=match_id,
        game=game,
        seat=cast(protocol.SeatName, str(seat)),
        phase=standing.phase,
        to_act=seat_name(standing.to_act),
        number=standing.number,
        result=result(standing.outcome),
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
