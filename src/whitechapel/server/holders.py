"""Who speaks for which seat: tokens hold seats, invitations claim them."""

import hmac
from collections.abc import Mapping

from whitechapel.core import PLAYERS, Seat
from whitechapel.server.refusals import Refusal
from whitechapel.server.seats import SeatHolder
from whitechapel.server.tokens import hashed


def holder_of(seats: Mapping[Seat, SeatHolder], token: str) -> Seat | None:
    """The seat that a token holds, if any."""
    given = hashed(token)
    for seat in PLAYERS:
        if hmac.compare_digest(seats[seat].token_hash, given):
            return seat
    return None


def viewer_with(seats: Mapping[Seat, SeatHolder], token: str | None) -> Seat:
    """Whose eyes a token gives: a seat's, or without a token a spectator's; raises `Refusal` on a wrong one."""
    if token is None:
        return Seat.SPECTATOR
    seat = holder_of(seats, token)
    if seat is None:
        raise Refusal("wrong-token", "this token holds no seat in this match")
    return seat


def player_with(seats: Mapping[Seat, SeatHolder], token: str | None, why: str) -> Seat:
    """The seat that a token holds; raises `Refusal` without one."""
    if token is None:
        raise Refusal("wrong-token", why)
    return viewer_with(seats, token)


def invited(seats: Mapping[Seat, SeatHolder], invitation: str) -> Seat:
    """The seat that an invitation is for; raises `Refusal`."""
    given = hashed(invitation)
    for seat in PLAYERS:
        if hmac.compare_digest(seats[seat].invitation_hash, given):
            return seat
    raise Refusal("no-seat", "this invitation is for no seat of this match")
