"""The position as a value, and what a seat knows of it."""

from typing import NamedTuple

from whitechapel.core.errors import NotationError
from whitechapel.core.game import Option
from whitechapel.core.positions import Position, not_a_state
from whitechapel.core.types import VIEWERS, Seat

NAME = "hide"
OPTIONS = (Option("rounds", (2, 1), "how many rounds are played"),)

DOORS = "abc"
NO_DOOR = len(DOORS)
HIDE_DUE, LOCK_DUE, SEARCH_DUE, ALIBI_DUE, OVER = range(5)
DUE = ("hide", "lock", "search", "alibi", "over")

OPEN, ASK, LOCK, HIDE, ALIBI = 0, 3, 4, 7, 10
"""The first action of each kind; `ASK` is the only one of its kind. Chance's begin with `HIDE`."""
ACTION_COUNT = 13


class _State(NamedTuple):
    rounds: int
    round: int
    due: int
    locked: int
    opened: int
    asked: int
    door: int
    alibis: int


class State(Position, _State):
    """A whole position.

    Attributes:
        rounds: how many are played.
        round: the round, from 1.
        due: what comes next, as a number.
        locked: the door that Jack locked this round, or `NO_DOOR`.
        opened: the set of doors that were opened, a bit each.
        asked: how many alibi cards were drawn.
        door: the door Jack hides behind, or `NO_DOOR` before he does.
        alibis: the set of doors on the drawn cards.
    """

    __slots__ = ()


class _Observation(NamedTuple):
    seat: Seat
    rounds: int
    round: int
    due: int
    locked: int
    opened: int
    asked: int
    door: int | None
    alibis: int | None


class Observation(Position, _Observation):
    """What a seat knows: as `State`, with None for what it can't know."""

    __slots__ = ()


def observe(state: State, seat: Seat) -> Observation:
    """Jack knows his door, the Detective her cards; when the game is over everybody knows everything."""
    if type(state) is not State:
        raise not_a_state(state)
    if seat not in VIEWERS:
        raise NotationError(seat, "does not look on", "jack, detective or spectator")
    over = state.due == OVER
    door = state.door if over or seat is Seat.JACK else None
    alibis = state.alibis if over or seat is Seat.DETECTIVE else None
    return Observation(
        seat, state.rounds, state.round, state.due, state.locked, state.opened, state.asked, door, alibis
    )


def is_possible(position: State | Observation) -> bool:
    """Whether such a position can come up at all, as far as it is known."""
    rounds, round_, due, locked, opened, asked, door, alibis = position[-8:]
    if rounds not in OPTIONS[0].values or not 1 <= round_ <= rounds or not 0 <= due <= OVER:
        return False
    if not 0 <= locked <= NO_DOOR or not 0 <= opened < 8 or (locked < NO_DOOR and opened >> locked & 1):
        return False
    done = opened.bit_count() + asked
    if done != round_ - (due != OVER) or (locked == NO_DOOR) != (due in (HIDE_DUE, LOCK_DUE)) or asked < 0:
        return False
    if due == HIDE_DUE and round_ != 1:
        return False
    return _is_secret_possible(opened, asked, door, alibis, due)


def _is_secret_possible(opened: int, asked: int, door: int | None, alibis: int | None, due: int) -> bool:
    if alibis is not None and (not 0 <= alibis < 8 or alibis.bit_count() != asked):
        return False
    if door is None:
        return True
    if (door == NO_DOOR) != (due == HIDE_DUE) or not 0 <= door <= NO_DOOR:
        return False
    return (due == OVER or not opened >> door & 1) and not (alibis or 0) >> door & 1
