"""What a seat knows. None of these types has a field that could hold another seat's secret.

While the game is on, Jack gets a `JackObservation`, the Detective a `DetectiveObservation`, spectators a
`PublicObservation`. When it is over everything hidden is revealed, and everybody gets a `FinalObservation`.
"""

from typing import NamedTuple, TypeAlias

from whitechapel.classic.layout import HANDS_AT
from whitechapel.classic.pieces import CHARACTERS, EVERYBODY, NO_CHARACTER, members
from whitechapel.classic.state import Secret, State, Table
from whitechapel.classic.table import ending_of
from whitechapel.core.errors import NotationError
from whitechapel.core.positions import new_tuple, not_a_state
from whitechapel.core.types import VIEWERS, Seat


class _Public(NamedTuple):
    people: int
    streets: int
    table: int


class PublicObservation(Table, _Public):
    """The table, as a spectator sees it."""

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """A spectator's."""
        return Seat.SPECTATOR


class _Jack(NamedTuple):
    people: int
    streets: int
    table: int
    own: int


class JackObservation(Table, _Jack):
    """The table and Jack's own secret: his identity and, above it, the alibi cards he took."""

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """Jack's."""
        return Seat.JACK

    @property
    def jack(self) -> str | None:
        """Who Jack is, once he has drawn his identity."""
        identity = self.own & 15
        return None if identity == NO_CHARACTER else CHARACTERS[identity]

    @property
    def cards(self) -> tuple[str, ...]:
        """The alibi cards Jack took."""
        return members(self.own >> HANDS_AT)


class _Detective(NamedTuple):
    people: int
    streets: int
    table: int
    own: int


class DetectiveObservation(Table, _Detective):
    """The table and the alibi cards the Detective took."""

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """The Detective's."""
        return Seat.DETECTIVE

    @property
    def cards(self) -> tuple[str, ...]:
        """The alibi cards the Detective took: none of these is Jack."""
        return members(self.own)


class _Final(NamedTuple):
    seat: Seat
    people: int
    streets: int
    table: int
    secret: int


class FinalObservation(Table, Secret, _Final):
    """The table after the end, with all that was hidden."""

    __slots__ = ()


Observation: TypeAlias = PublicObservation | JackObservation | DetectiveObservation | FinalObservation


_JACK, _DETECTIVE = Seat.JACK, Seat.DETECTIVE  # looked up once: reaching a member of an enum is slow
_JACKS = EVERYBODY << HANDS_AT | 15
_DETECTIVES_AT = HANDS_AT + 8


def observe(state: State, seat: Seat) -> Observation:
    """Everything `seat` knows in `state`, and nothing else."""
    if type(state) is not State:
        raise not_a_state(state)
    people, streets, table, secret = state
    if seat not in VIEWERS:
        raise NotationError(seat, "does not look on", "jack, detective or spectator")
    if ending_of(table):
        return new_tuple(FinalObservation, (seat, people, streets, table, secret))
    if seat is _JACK:
        return new_tuple(JackObservation, (people, streets, table, secret & _JACKS))
    if seat is _DETECTIVE:
        return new_tuple(DetectiveObservation, (people, streets, table, secret >> _DETECTIVES_AT & EVERYBODY))
    return new_tuple(PublicObservation, (people, streets, table))
