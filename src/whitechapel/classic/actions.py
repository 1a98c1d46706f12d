"""Every action as an int and as text, and which of them are legal.

| text | action |
|---|---|
| `play smith` | take a character card of this round |
| `move g6` | move the character in play |
| `accuse gull` | the Detective's move onto another character's hex |
| `leave SE` | Jack's own character steps off the board |
| `stay` | only for want of a free hex |
| `swap bert` | Gull, instead of moving |
| `face NE` | turn Watson, who was moved |
| `lamp f5>h4`, `cordon NE>SE`, `cover b1>k9` | the abilities of Smith, Lestrade and Bert |
| `whistle watson>i5`, `whistle -` | call one character, or (where nobody can be called) nobody |
| `identity gull` | chance: who Jack is |
| `shuffle bert goodley gull holmes` | chance: the four cards of an odd round |
| `card gull` | chance: the alibi card Holmes takes |

A whole play has a text form of its own: see `whitechapel.classic.whole_play`.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations

from whitechapel.classic import board, layout
from whitechapel.classic.kernel import legal_steps, pile_of
from whitechapel.classic.pieces import CHARACTERS, EXITS, FACINGS, NO_CHARACTER
from whitechapel.classic.state import State, identity_of
from whitechapel.classic.table import has_moved
from whitechapel.core.errors import NotationError
from whitechapel.core.game import ChanceOutcome
from whitechapel.core.numbers import read_number
from whitechapel.core.types import Action, Seat


def _pairs(verb: str, places: tuple[str, ...]) -> list[str]:
    return [f"{verb} {start}>{goal}" for start in places for goal in places]


_TEXTS = tuple(
    [f"play {name}" for name in CHARACTERS]
    + [f"move {street}" for street in board.STREETS]
    + [f"accuse {name}" for name in CHARACTERS]
    + [f"leave {name}" for name in EXITS]
    + ["stay"]
    + [f"swap {name}" for name in CHARACTERS]
    + [f"face {name}" for name in FACINGS]
    + _pairs("lamp", board.GASLIGHTS)
    + _pairs("cordon", EXITS)
    + _pairs("cover", tuple(board.STREETS[street] for street in board.MANHOLES))
    + [f"whistle {name}>{street}" for name in CHARACTERS for street in board.STREETS]
    + ["whistle -"]
    + [f"identity {name}" for name in CHARACTERS]
    + [f"shuffle {' '.join(shown)}" for shown in combinations(CHARACTERS, 4)]
    + [f"card {name}" for name in CHARACTERS]
)
_ACTIONS = {text: action for action, text in enumerate(_TEXTS)}
_EXAMPLES = "an action like 'play smith', 'move g6', 'lamp f5>h4', 'whistle watson>i5' or 'face NE'"


def action_to_text(action: Action) -> str:
    """The one text form of an action."""
    return _TEXTS[read_number(action, "classic", layout.ACTION_COUNT)]


def action_from_text(text: str) -> Action:
    """The action a text names."""
    if not isinstance(text, str) or text not in _ACTIONS:
        raise NotationError(text, "is not an action of classic", _EXAMPLES)
    return _ACTIONS[text]


def legal_actions(state: State) -> tuple[Action, ...]:
    """The steps the player to act may choose, in ascending order. For that player's eyes only.

    Only Jack's own character can leave, so Jack's list tells who he is.
    """
    return tuple(legal_steps(*state))


def chance_outcomes(state: State) -> tuple[ChanceOutcome, ...]:
    """Jack's identity (one of eight), the four cards shown (70 ways), or the alibi card Holmes takes."""
    if state.actor is not Seat.CHANCE:
        return ()
    if identity_of(state.secret) == NO_CHARACTER:
        return _IDENTITIES
    if has_moved(state.table):
        return _cards(pile_of(state.secret))
    return _SHUFFLES


def _uniform(actions: range | list[int]) -> tuple[ChanceOutcome, ...]:
    share = Fraction(1, len(actions))
    return tuple(ChanceOutcome(action, share) for action in actions)


@cache
def _cards(pile: int) -> tuple[ChanceOutcome, ...]:
    return _uniform([layout.CARD + card for card in range(8) if pile >> card & 1])


_IDENTITIES = _uniform(range(layout.IDENTITY, layout.SHUFFLE))
_SHUFFLES = _uniform(range(layout.SHUFFLE, layout.CARD))


def copies(state: State, action: Action) -> int:  # noqa: ARG001 - the contract's shape
    """How many pieces on the table allow this same action: one; no two steps are the same here."""
    return 1
