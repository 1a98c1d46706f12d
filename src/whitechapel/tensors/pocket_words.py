"""The words that Pocket's arrays show: the packed ints, and what is worked out of them. Compiled where possible."""

from whitechapel.pocket.district import character_at, wall_at
from whitechapel.pocket.kernel import actor_of, phase_of, seen_cells
from whitechapel.pocket.layout import ACTION_DUE, GAME_OVER, THROW_DUE
from whitechapel.pocket.pieces import NO_CHARACTER, NO_WALL

ACTOR_AT = 9  # in the last word, behind the areas that are seen
VIEWER_AT = 11
NOBODY = 3

_CHANCE = 2
_ACTOR_AT, _VIEWER_AT, _NOBODY = ACTOR_AT, VIEWER_AT, NOBODY  # numbers of C where compiled


def words_of(district: int, table: int, secret: int, viewer: int) -> tuple[int, ...]:
    """District, table and secret; the walls; what is seen, who acts and who looks on."""
    phase = phase_of(table)
    rest = viewer << _VIEWER_AT
    if phase >= THROW_DUE:
        rest |= seen_cells(district, table)
    if phase == ACTION_DUE:
        rest |= actor_of(table) << _ACTOR_AT
    elif phase == GAME_OVER:
        rest |= _NOBODY << _ACTOR_AT
    else:
        rest |= _CHANCE << _ACTOR_AT
    return district, table, secret, walls_of(district), rest


def walls_of(district: int) -> int:
    """The side of each area's wall, three bits each; `NO_WALL` on the empty crossroads and where no tile lies."""
    walls = 0
    for cell in range(9):
        wall = NO_WALL if character_at(district, cell) == NO_CHARACTER else wall_at(district, cell)
        walls |= wall << 3 * cell
    return walls


def with_walls(district: int, walls: int) -> int:
    """A district that lacks its walls, with them. Where there is none it is written with one to the north."""
    for cell in range(9):
        district |= (walls >> 3 * cell & 3) << 6 * cell
    return district
