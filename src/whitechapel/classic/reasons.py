"""Why a step is not legal now, in a few words for the player who tried it."""

from bisect import bisect_right

from whitechapel.classic.district import closer, cordons_of, distance, occupied, place
from whitechapel.classic.goodley import total_of
from whitechapel.classic.layout import (
    ACCUSE,
    ACTION_COUNT,
    CHOOSE,
    CORDON,
    COVER,
    FACE,
    IDENTITY,
    LAMP,
    LEAVE,
    MOVE,
    STAY,
    SWAP,
    WHISTLE,
    WHISTLE_NOBODY,
)
from whitechapel.classic.pieces import BERT, CHARACTERS, GOODLEY, GULL, LESTRADE, NO_CHARACTER, SMITH
from whitechapel.classic.state import State, identity_of
from whitechapel.classic.table import (
    has_moved,
    has_used,
    in_play,
    must_face,
    points_left,
    whistled_of,
    witness_of,
)
from whitechapel.core.types import Action, Seat

_KINDS = (CHOOSE, MOVE, ACCUSE, LEAVE, STAY, SWAP, FACE, LAMP, CORDON, COVER, WHISTLE, WHISTLE_NOBODY, IDENTITY)
_OWNERS = {SWAP: GULL, LAMP: SMITH, CORDON: LESTRADE, COVER: BERT, WHISTLE: GOODLEY, WHISTLE_NOBODY: GOODLEY}


def why_not(state: State, action: Action) -> str:
    """Why `action` is not legal now. For the seat that is to act alone: it may tell what that seat knows."""
    if not (isinstance(action, int) and 0 <= action < ACTION_COUNT):
        return "is not an action"
    who = state.actor
    if who is None:
        return "comes after the end of the game"
    if who is Seat.CHANCE:
        return "is not what chance can decide now"
    kind = _KINDS[bisect_right(_KINDS, action) - 1]
    if kind == IDENTITY:
        return "is for chance to decide"
    return _of_the_stage(state, kind) or _of_the_action(state, kind, action)


def _of_the_stage(state: State, kind: int) -> str:
    """What is wrong with the kind of step, at this stage of the play."""
    character = in_play(state.table)
    if character == NO_CHARACTER:
        return "is not a card left in this round" if kind == CHOOSE else "needs a character chosen first"
    name = CHARACTERS[character]
    if kind == CHOOSE:
        return f"comes while {name} is in play"
    if must_face(state.table):
        return "comes before Watson is faced"
    if kind == FACE:
        return "turns Watson, who was not moved"
    if kind in _OWNERS and _OWNERS[kind] != character:
        return f"is not an ability of {name}"
    if points_left(state.table) and kind != WHISTLE:
        return "comes before the whistle has spent its points"
    if kind in (LAMP, CORDON, COVER, WHISTLE, WHISTLE_NOBODY) and has_used(state.table):
        return "" if points_left(state.table) else "uses the ability twice"
    return "moves twice" if kind <= SWAP and has_moved(state.table) else ""


def _of_the_action(state: State, kind: int, action: int) -> str:
    """What is wrong with the step itself."""
    people, character = state.people, in_play(state.table)
    if kind == MOVE:
        street = action - MOVE
        if street == place(people, character):
            return "ends where the move began"
        return "ends on an occupied hex" if occupied(people) >> street & 1 else "is out of reach"
    if kind == ACCUSE:
        if state.actor is Seat.JACK:
            return "is the Detective's alone: Jack does not accuse"
        return "accuses nobody else" if action - ACCUSE == character else "is out of reach"
    if kind == LEAVE:
        return _why_not_leave(state, character, action - LEAVE)
    if kind == STAY:
        return "does not stay: Gull must swap" if character == GULL else "is only for want of a free hex"
    if kind == SWAP:
        return "swaps Gull with himself"
    if kind == WHISTLE:
        return _why_not_whistle(state, (action - WHISTLE) // 60, (action - WHISTLE) % 60)
    if kind == WHISTLE_NOBODY:
        return "leaves points that could be spent"
    return "does not move a piece from where one lies to where none does"


def _why_not_leave(state: State, character: int, gate: int) -> str:
    if state.actor is not Seat.JACK:
        return "is Jack's alone: the Detective's plays do not leave"
    if identity_of(state.secret) != character:
        return "is for Jack's own character only"
    if witness_of(state.table):
        return "needs the witness card on Invisible"
    return "is shut by a cordon" if cordons_of(state.streets) >> gate & 1 else "is out of reach"


def _why_not_whistle(state: State, called: int, street: int) -> str:
    people = state.people
    if called == GOODLEY:
        return "calls Goodley himself"
    if whistled_of(state.table) >> called & 1:
        return "calls the same character twice"
    if occupied(people) >> street & 1:
        return "ends on an occupied hex"
    here = place(people, called)
    if not closer(place(people, GOODLEY), here) >> street & 1:
        return "does not end nearer to Goodley"
    points = points_left(state.table) or total_of(people)
    if distance(here, street) > points:
        return f"costs {distance(here, street)} of {points} points"
    return "leaves points that nobody could be moved for"
