"""All that one character's play can lead to in Mr. Jack, found step by step through the public names.

A play is looked at "as if this character were played now": on a given board, whatever cards are left. So the
round has cards enough that the play is never its last, and no call for witnesses changes the result.
"""

from typing import NamedTuple

from whitechapel import classic
from whitechapel.classic.layout import ACCUSE, LEAVE, STAY
from whitechapel.classic.pieces import CHARACTERS, EVERYBODY, EXITS, character, mask_of
from whitechapel.classic.state import secret_of
from whitechapel.classic.table import has_moved, table_of
from whitechapel.core import Seat


class PackedBoard(NamedTuple):
    """What lies on the board: people and streets as `classic.State` packs them."""

    people: int
    streets: int


class Results(NamedTuple):
    """What a play can lead to.

    Attributes:
        moved_last: boards after the plays whose last step is the move (an ability, if any, was used before it).
        moved_first: boards after the plays that go on after the move.
        accused: whom the Detective could accuse.
        exits: by which exits Jack could leave.
    """

    moved_last: frozenset[PackedBoard]
    moved_first: frozenset[PackedBoard]
    accused: tuple[str, ...]
    exits: tuple[str, ...]

    @property
    def boards(self) -> frozenset[PackedBoard]:
        """The distinct boards after plays that do not end the game."""
        return self.moved_last | self.moved_first

    @property
    def full_plays(self) -> int:
        """How many plays these are: before and after counted apart, the order of the whistle not."""
        return len(self.moved_last) + len(self.moved_first)


def as_if_played(board: PackedBoard, name: str, seat: Seat, *, jack: str, witness: str) -> classic.State:
    """The position with this character in play, by this seat; four cards are in the round, his included."""
    number = character(name)
    others = [other for other in range(len(CHARACTERS)) if other != number][:3]
    left = mask_of((number, *others))
    round_number = 3 if seat is Seat.DETECTIVE else 4  # odd rounds the Detective begins, even ones Jack
    table = table_of(round_number, left, EVERYBODY & ~left, EVERYBODY, witness == "visible")
    state = classic.State(*board, table, secret_of(character(jack), 0, 0))
    return classic.apply(state, classic.action_from_text(f"play {name}"))


def is_over(state: classic.State) -> bool:
    """Whether the play has ended: nobody is in play, or Holmes has moved and is about to take his card."""
    return state.in_play is None or state.drawer is not None


def results_of(start: classic.State) -> Results:
    """Everything the play in progress can lead to."""
    moved_last: set[PackedBoard] = set()
    moved_first: set[PackedBoard] = set()
    accused: set[int] = set()
    exits: set[int] = set()
    met, waiting = {start}, [start]
    while waiting:
        state = waiting.pop()
        for action in classic.legal_actions(state):
            if ACCUSE <= action < LEAVE:
                accused.add(action - ACCUSE)
                continue
            if LEAVE <= action < STAY:
                exits.add(action - LEAVE)
                continue
            after = classic.apply_trusted(state, action)
            if is_over(after):
                (moved_first if has_moved(state.table) else moved_last).add(PackedBoard(after.people, after.streets))
            elif after not in met:
                met.add(after)
                waiting.append(after)
    return Results(
        frozenset(moved_last),
        frozenset(moved_first),
        tuple(CHARACTERS[number] for number in sorted(accused)),
        tuple(EXITS[number] for number in sorted(exits)),
    )
