"""The walls of Pocket's district in a word of their own. Compiled where possible."""

from whitechapel.pocket.district import character_at, wall_at
from whitechapel.pocket.pieces import NO_CHARACTER, NO_WALL


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
