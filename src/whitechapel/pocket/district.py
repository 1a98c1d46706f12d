"""The district: nine tiles in a square, their walls, and what a detective sees. Compiled where possible.

A district is one int: nine areas of six bits, row by row (the character in the upper four bits, the side of
the wall in the lower two; character 15 where no tile lies yet), then a bit for every suspect, set while his
tile shows his face; the highest bit is set in a game of few characters. Lane's empty side is a crossroads without
a wall; it is written with its wall to the north.
"""

from whitechapel.pocket.pieces import LANE, LINES, NO_WALL

SUSPECTS_AT = 54

# C shifts a bare literal as a 32-bit int: what is shifted far has a name, and a type in the .pxd.
ONE = 1
WALL = 3
TILE = 63

LINE_OF_SPACE = [cell for line in LINES for cell in line]


def tile_at(district: int, cell: int) -> int:
    """The tile in an area: character times four plus the side of its wall."""
    return district >> 6 * cell & 63


def character_at(district: int, cell: int) -> int:
    """The character whose tile lies in an area, cleared or not."""
    return district >> 6 * cell + 2 & 15


def suspects_of(district: int) -> int:
    """The characters whose tiles show their faces."""
    return district >> SUSPECTS_AT & 511


def wall_at(district: int, cell: int) -> int:
    """The side on which an area is walled, or `NO_WALL` on the empty crossroads."""
    tile = district >> 6 * cell & 63
    return tile & 3 | NO_WALL * ((tile >> 2 == LANE) & ~(district >> SUSPECTS_AT + LANE) & 1)


def placed(district: int, cell: int, character: int, wall: int) -> int:
    """The district with a tile laid into an area, face up."""
    return district & ~(TILE << 6 * cell) | (character << 2 | wall) << 6 * cell | ONE << SUSPECTS_AT + character


def rotated(district: int, cell: int, quarters: int) -> int:
    """The district with a tile turned clockwise by quarters. Turning the empty crossroads changes nothing."""
    tile = district >> 6 * cell & 63
    if tile >> 2 == LANE and not district >> SUSPECTS_AT + LANE & 1:
        return district
    return district ^ ((tile ^ (tile & 60 | (tile + quarters) & 3)) << 6 * cell)


def exchanged(district: int, one: int, other: int) -> int:
    """The district with two tiles swapped, each keeping its orientation."""
    change = (district >> 6 * one ^ district >> 6 * other) & 63
    return district ^ (change << 6 * one | change << 6 * other)


def cleared(district: int, characters: int) -> int:
    """The district with these characters' tiles turned to their empty side."""
    district &= ~(characters << SUSPECTS_AT)
    if characters >> LANE & 1:
        cell = 0
        while district >> 6 * cell + 2 & 15 != LANE:
            cell += 1
        district &= ~(WALL << 6 * cell)
    return district


def sight(district: int, space: int) -> int:
    """The areas a detective on a space sees, as a set of cells.

    A wall on a tile's near side stops the view before that tile, one on its far side behind it. Side walls,
    characters and detectives do not matter.
    """
    near = space // 3
    far = near ^ 2
    first = LINE_OF_SPACE[3 * space]
    second = LINE_OF_SPACE[3 * space + 1]
    third = LINE_OF_SPACE[3 * space + 2]
    first_wall = wall_at(district, first)
    second_wall = wall_at(district, second)
    sees_first = first_wall != near
    sees_second = sees_first & (first_wall != far) & (second_wall != near)
    sees_third = sees_second & (second_wall != far) & (wall_at(district, third) != near)
    return sees_first * (ONE << first) | sees_second * (ONE << second) | sees_third * (ONE << third)


def characters_on(district: int, cells: int) -> int:
    """The characters whose tiles lie in a set of cells, cleared or not."""
    characters = 0
    for cell in range(9):
        characters |= (cells >> cell & 1) << (district >> 6 * cell + 2 & 15)
    return characters
