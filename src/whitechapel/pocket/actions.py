"""Every action as an int and as text, and which of them are legal.

| text | action |
|---|---|
| `alibi` | draw an alibi card |
| `holmes 1`, `watson 2`, `toby 1` | move a detective so many spaces clockwise |
| `joker toby`, `joker nobody` | move that detective one space, or (Jack only) nobody |
| `rotation 4 1` | turn the tile in area 4 clockwise by one quarter |
| `exchange 0 8` | swap the tiles in areas 0 and 8 |
| `throw alibi toby exchange joker` | chance: the four tokens as they fall |
| `card gull` | chance: the alibi card drawn |
| `identity gull` | chance: Jack's identity |
| `tile gull N` | chance: the next tile of the set-up and the side of its wall |

Areas are numbered 0 to 8 row by row.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from whitechapel.core.errors import NotationError
from whitechapel.core.game import ChanceOutcome
from whitechapel.core.messages import Message, Reason
from whitechapel.core.numbers import read_number
from whitechapel.core.types import Action
from whitechapel.pocket import kernel
from whitechapel.pocket.district import character_at
from whitechapel.pocket.layout import (
    ACTION_COUNT,
    ACTION_DUE,
    CARD,
    CARD_DUE,
    EXCHANGE,
    IDENTITY,
    IDENTITY_DUE,
    JOKER_NOBODY,
    LAY_TILE,
    MARKS_AT,
    ROTATION,
    THROW,
    THROW_DUE,
    TILES_DUE,
    WALLS_AT_START,
)
from whitechapel.pocket.pieces import CELLS, CHARACTERS, DETECTIVES, EVERYBODY, NO_WALL, SIDES, TOKENS
from whitechapel.pocket.state import State, Table


def _texts() -> tuple[str, ...]:
    """The text of every action in the order of `layout`."""
    throws = [" ".join(token[faces >> number & 1] for number, token in enumerate(TOKENS)) for faces in range(16)]
    return (
        "alibi",
        *(f"{detective} {steps}" for detective in DETECTIVES for steps in (1, 2)),
        *(f"joker {detective}" for detective in (*DETECTIVES, "nobody")),
        *(f"rotation {cell} {quarters}" for cell in CELLS for quarters in (1, 2, 3)),
        *(f"exchange {one} {other}" for one in CELLS for other in CELLS if one < other),
        *(f"throw {faces}" for faces in throws),
        *(f"card {name}" for name in CHARACTERS),
        *(f"identity {name}" for name in CHARACTERS),
        *(f"tile {name} {side}" for name in CHARACTERS for side in SIDES),
    )


_TEXTS = _texts()
_ACTIONS = {text: action for action, text in enumerate(_TEXTS)}
_FORMS = (
    "alibi; holmes, watson or toby and 1 or 2; joker and a detective or nobody; rotation, an area 0-8 "
    "and 1-3 quarters; exchange and two areas in ascending order; or chance's throw, card, identity, tile"
)


def action_to_text(action: Action) -> str:
    """The one text form of an action."""
    return _TEXTS[read_number(action, "pocket", ACTION_COUNT)]


def action_from_text(text: str) -> Action:
    """The action a text names."""
    if not isinstance(text, str) or text not in _ACTIONS:
        raise NotationError(text, "is not an action of pocket", _FORMS)
    return _ACTIONS[text]


def legal_actions(state: State) -> tuple[Action, ...]:
    """What the player to act may choose, in ascending order; the two Rotation tokens are one choice."""
    table = state.table
    if kernel.phase_of(table) != ACTION_DUE:
        return ()
    kinds = kernel.kinds_up(table)
    marks, marked = table >> MARKS_AT & EVERYBODY, 0
    if marks and kinds >> 5 & 1:
        district = state.district
        for cell in CELLS:
            marked |= (marks >> character_at(district, cell) & 1) << cell
    return _listed(kinds, marked, kernel.may_move_nobody(table))


@cache
def _listed(kinds: int, marked_cells: int, nobody: int) -> tuple[Action, ...]:
    return tuple(
        action
        for action in range(THROW)
        if kinds >> kernel.kind_of(action) & 1
        and (nobody or action != JOKER_NOBODY)
        and not (ROTATION <= action < EXCHANGE and marked_cells >> (action - ROTATION) // 3 & 1)
    )


def chance_outcomes(state: State) -> tuple[ChanceOutcome, ...]:
    """What chance may decide now, each outcome equally likely."""
    phase = kernel.phase_of(state.table)
    if phase == THROW_DUE:
        return _THROWS
    if phase == CARD_DUE:
        return _of_characters(CARD, kernel.pile_of(state.table, state.secret))
    if phase == IDENTITY_DUE:
        return _of_characters(IDENTITY, state.suspect_mask)
    return _tiles(state.suspect_mask) if phase == TILES_DUE else ()


def _evenly(actions: list[Action]) -> tuple[ChanceOutcome, ...]:
    share = Fraction(1, len(actions)) if actions else Fraction(0)
    return tuple(ChanceOutcome(action, share) for action in actions)


_THROWS = _evenly(list(range(THROW, CARD)))


@cache
def _of_characters(first: Action, characters: int) -> tuple[ChanceOutcome, ...]:
    return _evenly([first + character for character in range(9) if characters >> character & 1])


@cache
def _tiles(laid: int) -> tuple[ChanceOutcome, ...]:
    """The tiles not laid yet, turned any way; in front of a detective the wall must face him."""
    wall = WALLS_AT_START[laid.bit_count()]
    walls = range(4) if wall == NO_WALL else (wall,)
    left = [character for character in range(9) if not laid >> character & 1]
    return _evenly([LAY_TILE + 4 * character + side for character in left for side in walls])


WHY_ROTATED = Message("why-rotated")


def why_not(state: State, action: Action) -> Reason:
    """Why a player's action is not legal now."""
    if not 0 <= action < THROW:
        return Reason(Message("why-chance"), "is for chance to decide")
    if state.phase != ACTION_DUE:
        return Reason(Message("why-not-turn"), "comes when no action is due")
    missing = missing_tokens(state).get(_TEXTS[action].split()[0])
    if missing is not None:
        return Reason(missing, "needs a token that does not lie ready")
    if action == JOKER_NOBODY:
        return Reason(Message("why-joker"), "is Jack's alone: the Investigator must move a detective")
    return Reason(WHY_ROTATED, "would turn a tile that was already rotated this turn")


def missing_tokens(table: Table) -> Mapping[str, Message]:
    """Why no token can be played with some face, for each face of which none lies ready."""
    return _missing(table.tokens, table.used)


@cache
def _missing(tokens: tuple[str, ...], used: tuple[bool, ...]) -> Mapping[str, Message]:
    ready = {face for face, played in zip(tokens, used, strict=False) if not played}
    faces = (face for token in TOKENS for face in token if face not in ready)
    return {face: Message("why-used" if face in tokens else "why-no-token") for face in faces}


def copies(state: State, action: Action) -> int:
    """How many unused tokens allow this action: two when both Rotation tokens do."""
    face = _TEXTS[action].split()[0]
    return sum(up == face and not used for up, used in zip(state.tokens, state.used, strict=True))
