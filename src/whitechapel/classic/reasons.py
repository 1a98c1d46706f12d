"""Why a step is not legal now, for the player who tried it: a message, and a few words for programmers."""

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
from whitechapel.core.messages import Message, Reason, name_of
from whitechapel.core.types import Action, Seat

_KINDS = (CHOOSE, MOVE, ACCUSE, LEAVE, STAY, SWAP, FACE, LAMP, CORDON, COVER, WHISTLE, WHISTLE_NOBODY, IDENTITY)
_OWNERS = {SWAP: GULL, LAMP: SMITH, CORDON: LESTRADE, COVER: BERT, WHISTLE: GOODLEY, WHISTLE_NOBODY: GOODLEY}


TEXTS = {
    "chance": "is for chance to decide",
    "card": "is not a card left in this round",
    "choose-first": "needs a character chosen first",
    "face-first": "comes before Watson is faced",
    "watson-stays": "turns Watson, who was not moved",
    "whistle-first": "comes before the whistle has spent its points",
    "ability-twice": "uses the ability twice",
    "move-twice": "moves twice",
    "same-hex": "ends where the move began",
    "occupied": "ends on an occupied hex",
    "reach": "is out of reach",
    "jack-accuses": "is the Detective's alone: Jack does not accuse",
    "accuse-self": "accuses nobody else",
    "gull": "does not stay: Gull must swap",
    "stay": "is only for want of a free hex",
    "swap-self": "swaps Gull with himself",
    "points-left": "leaves points that could be spent",
    "piece": "does not move a piece from where one lies to where none does",
    "detective-leaves": "is Jack's alone: the Detective's plays do not leave",
    "not-jack": "is for Jack's own character only",
    "witness": "needs the witness card on Invisible",
    "cordon": "is shut by a cordon",
    "call-goodley": "calls Goodley himself",
    "call-twice": "calls the same character twice",
    "not-nearer": "does not end nearer to Goodley",
    "stranded": "leaves points that nobody could be moved for",
}
"""What each reason is in a few English words; its message is called ``why-`` and its name."""


def why_not(state: State, action: Action) -> Reason:
    """Why `action` is not legal now. For the seat that is to act alone: it may tell what that seat knows."""
    if not (isinstance(action, int) and 0 <= action < ACTION_COUNT):
        return Reason(Message("problem-illegal"), "is not an action")
    who = state.actor
    if who is None:
        return Reason(Message("game-over"), "comes after the end of the game")
    if who is Seat.CHANCE:
        return Reason(Message("why-chance"), "is not what chance can decide now")
    kind = _KINDS[bisect_right(_KINDS, action) - 1]
    if kind == IDENTITY:
        return _why("chance")
    return _of_the_stage(state, kind) or _of_the_action(state, kind, action)


def _of_the_stage(state: State, kind: int) -> Reason | None:
    """What is wrong with the kind of step, at this stage of the play."""
    character = in_play(state.table)
    if character == NO_CHARACTER:
        return _why("card") if kind == CHOOSE else _why("choose-first")
    name = CHARACTERS[character]
    if kind == CHOOSE:
        return Reason(Message("why-in-play", {"name": name_of(name)}), f"comes while {name} is in play")
    if must_face(state.table):
        return _why("face-first")
    if kind == FACE:
        return _why("watson-stays")
    if kind in _OWNERS and _OWNERS[kind] != character:
        return Reason(Message("why-ability", {"name": name_of(name)}), f"is not an ability of {name}")
    if points_left(state.table) and kind != WHISTLE:
        return _why("whistle-first")
    if kind in (LAMP, CORDON, COVER, WHISTLE, WHISTLE_NOBODY) and has_used(state.table):
        return None if points_left(state.table) else _why("ability-twice")
    return _why("move-twice") if kind <= SWAP and has_moved(state.table) else None


def _of_the_action(state: State, kind: int, action: int) -> Reason:
    """What is wrong with the step itself."""
    people, character = state.people, in_play(state.table)
    if kind == MOVE:
        street = action - MOVE
        if street == place(people, character):
            return _why("same-hex")
        return _why("occupied") if occupied(people) >> street & 1 else _why("reach")
    if kind == ACCUSE:
        if state.actor is Seat.JACK:
            return _why("jack-accuses")
        return _why("accuse-self") if action - ACCUSE == character else _why("reach")
    if kind == LEAVE:
        return _why_not_leave(state, character, action - LEAVE)
    if kind == STAY:
        return _why("gull") if character == GULL else _why("stay")
    if kind == SWAP:
        return _why("swap-self")
    if kind == WHISTLE:
        return _why_not_whistle(state, (action - WHISTLE) // 60, (action - WHISTLE) % 60)
    if kind == WHISTLE_NOBODY:
        return _why("points-left")
    return _why("piece")


def _why_not_leave(state: State, character: int, gate: int) -> Reason:
    if state.actor is not Seat.JACK:
        return _why("detective-leaves")
    if identity_of(state.secret) != character:
        return _why("not-jack")
    if witness_of(state.table):
        return _why("witness")
    return _why("cordon") if cordons_of(state.streets) >> gate & 1 else _why("reach")


def _why_not_whistle(state: State, called: int, street: int) -> Reason:
    people = state.people
    if called == GOODLEY:
        return _why("call-goodley")
    if whistled_of(state.table) >> called & 1:
        return _why("call-twice")
    if occupied(people) >> street & 1:
        return _why("occupied")
    here = place(people, called)
    if not closer(place(people, GOODLEY), here) >> street & 1:
        return _why("not-nearer")
    points = points_left(state.table) or total_of(people)
    cost = distance(here, street)
    if cost > points:
        return Reason(Message("why-cost", {"cost": cost, "points": points}), f"costs {cost} of {points} points")
    return _why("stranded")


def _why(name: str) -> Reason:
    return Reason(Message(f"why-{name}"), TEXTS[name])
