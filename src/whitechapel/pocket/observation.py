"""What a seat knows. None of these types has a field that could hold another seat's secret.

While the game is on, Jack gets a `JackObservation`, the Detective and spectators a `PublicObservation`. When it
is over everything hidden is revealed, and everybody gets a `FinalObservation`.
"""

from typing import NamedTuple, TypeAlias

from whitechapel.core.errors import NotationError
from whitechapel.core.positions import new_tuple, not_a_state
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.pocket.layout import GAME_OVER, PHASE_AT
from whitechapel.pocket.state import Secret, State, Table


class _Public(NamedTuple):
    seat: Seat
    district: int
    table: int


class PublicObservation(Table, _Public):
    """The table, as the Detective or a spectator sees it."""

    __slots__ = ()


class _Jack(NamedTuple):
    district: int
    table: int
    secret: int


class JackObservation(Table, Secret, _Jack):
    """The table and Jack's own secret: his identity and the cards he drew."""

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """Jack's."""
        return Seat.JACK


class _Final(NamedTuple):
    seat: Seat
    district: int
    table: int
    secret: int


class FinalObservation(Table, Secret, _Final):
    """The table after the end, with all that was hidden."""

    __slots__ = ()


_JACK = Seat.JACK  # looked up once: reaching a member of an enum is slow
_OVER = GAME_OVER << PHASE_AT  # no other phase has both its bits, and none is greater

Observation: TypeAlias = PublicObservation | JackObservation | FinalObservation


def observe(state: State, seat: Seat) -> Observation:
    """Everything `seat` knows in `state`, and nothing else."""
    if type(state) is not State:
        raise not_a_state(state)
    district, table, secret = state
    if seat not in VIEWERS:
        raise NotationError(seat, "does not look on", "jack, detective or spectator")
    if table >= _OVER and table & _OVER == _OVER:
        return new_tuple(FinalObservation, (seat, district, table, secret))
    if seat is _JACK:
        return new_tuple(JackObservation, (district, table, secret))
    return new_tuple(PublicObservation, (seat, district, table))
