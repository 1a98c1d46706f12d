"""Where a character's move can end, and what Smith, Lestrade and Bert can change. Compiled where possible.

The ends of a move are a set of 64: the sixty street hexes (his own means staying, another character's hex
means accusing) and above them the four exits.
"""

from whitechapel.classic import board
from whitechapel.classic.district import (
    cordon_moved,
    cordons_of,
    cover_moved,
    covers_of,
    lamp_moved,
    lit,
    moved,
    occupied,
    open_manholes,
    reach,
    reach_crossing,
    who_is_on,
)
from whitechapel.classic.layout import ACCUSING, FIRST_EXIT, LEAVING, LEFT_BY_EXIT
from whitechapel.classic.pieces import BERT, GULL, LESTRADE, SMITH, STEALTHY

ONE = 1
POINTS = list(board.POINTS)
GATES = list(board.GATES)


def reached(people: int, streets: int, character: int, points: int) -> int:
    """The street hexes a character's own movement reaches, the one he stands on included."""
    street = people >> 6 * character & 63
    if character == STEALTHY:
        return reach_crossing(street, points, open_manholes(streets))
    return reach(street, points, open_manholes(streets))


def ends(people: int, streets: int, character: int, rights: int) -> int:
    """The ends of a character's move, as people stand and streets are now.

    He moves at least one hex and ends on a free one. With the right `ACCUSING` (1, the Detective's) he may
    end on another character's hex; with the right `LEAVING` (2, Jack's: see `rights_of`) he goes through a gate
    without a cordon and keeps a point for the step off the board. If there is no free hex he may stay, all
    but Gull, who must swap.
    """
    own = ONE << (people >> 6 * character & 63)
    hexes = reached(people, streets, character, POINTS[character]) & ~own
    taken = occupied(people)
    found = hexes & ~taken
    if found == 0 and character != GULL:
        found = own
    if rights & ACCUSING:
        found |= hexes & taken
    if rights & LEAVING:
        inner = reached(people, streets, character, POINTS[character] - 1)
        for gate in range(4):
            if not cordons_of(streets) >> gate & 1 and inner >> GATES[gate] & 1:
                found |= ONE << FIRST_EXIT + gate
    return found


def arrived(people: int, character: int, end: int) -> tuple[int, int]:
    """The people after a move to one of its ends, and its fate.

    The fate is 0 if the game goes on, 1 + the accused character, or `LEFT_BY_EXIT`.
    """
    if end >= FIRST_EXIT:
        return people, LEFT_BY_EXIT
    other = who_is_on(people, end)
    if other < 8 and other != character:
        return people, 1 + other
    return moved(people, character, end), 0


def changes_from(streets: int, character: int) -> int:
    """What Smith (lit gaslights), Lestrade (exits with a cordon) or Bert (covered manholes) can take away."""
    if character == SMITH:
        return lit(streets)
    if character == LESTRADE:
        return cordons_of(streets)
    return covers_of(streets)


def changes_to(streets: int, character: int) -> int:
    """Where he can put it: unlit gaslights, exits without a cordon, open manholes."""
    if character == SMITH:
        return lit(streets) ^ 0xFF
    if character == LESTRADE:
        return cordons_of(streets) ^ 0xF
    return open_manholes(streets)


def changed(streets: int, character: int, start: int, end: int) -> int:
    """The streets after Smith, Lestrade or Bert moved one piece."""
    if character == SMITH:
        return lamp_moved(streets, start, end)
    if character == LESTRADE:
        return cordon_moved(streets, start, end)
    return cover_moved(streets, start, end)


def changes_streets(character: int) -> bool:
    """Whether it is Smith, Lestrade or Bert."""
    return character == SMITH or character == LESTRADE or character == BERT  # noqa: PLR1714
