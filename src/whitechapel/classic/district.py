"""The district: who stands where, lamps, manholes and cordons on two ints. Compiled where possible.

`people` holds the street hex of each character, six bits each, and Watson's facing above them.
`streets` holds the label of the lit tile on each gaslight hex (three bits each: 0 unlit, 1 to 4 numbered,
5 without a number), the hexes of the two covers (the lower first), a bit for each exit with a cordon, and the
rule options. A set of street hexes is an int of sixty bits.
"""

from whitechapel.classic import board, geometry
from whitechapel.classic.bits import lowest
from whitechapel.classic.layout import CORDONS_AT, COVERS_AT, FACING_AT
from whitechapel.classic.options import EDITION_AT, LANTERN_AT
from whitechapel.classic.pieces import WATSON

LABELS = 0o11111111
ONE = 1
ALL_PEOPLE = (1 << 48) - 1

NEAR = geometry.near_table()
WALK = geometry.walk_table()
CROSSING = geometry.crossing_table()
DISTANCE = geometry.distance_table()
CLOSER = geometry.closer_table()
RAY = geometry.ray_table()
RAY_LAMPS = geometry.ray_lamps_table()
BEYOND = geometry.beyond_table()
LAMPLIGHT = geometry.lamplight_table()
MANHOLES = geometry.manholes_table()
GATES = list(board.GATES)


def streets_of(lamps: int, lower_cover: int, upper_cover: int, cordons: int) -> int:
    """The streets with these lamps (three bits each), covers and cordons, under the default options."""
    return lamps | lower_cover << COVERS_AT | upper_cover << COVERS_AT + 6 | cordons << CORDONS_AT


def place(people: int, character: int) -> int:
    """The street hex a character stands on."""
    return people >> 6 * character & 63


def moved(people: int, character: int, street: int) -> int:
    """The people with a character put on a street hex."""
    return people ^ ((people >> 6 * character & 63) ^ street) << 6 * character


def facing_of(people: int) -> int:
    """Where Watson's lantern faces."""
    return people >> FACING_AT & 7


def faced(people: int, facing: int) -> int:
    """The people with Watson's lantern turned."""
    return people & ALL_PEOPLE | facing << FACING_AT


def swapped(people: int, one: int, other: int) -> int:
    """The people with two characters in each other's place (Gull's swap)."""
    change = (people >> 6 * one ^ people >> 6 * other) & 63
    return people ^ (change << 6 * one | change << 6 * other)


def occupied(people: int) -> int:
    """The street hexes with a character on them."""
    taken = 0
    for character in range(8):
        taken |= ONE << (people >> 6 * character & 63)
    return taken


def who_is_on(people: int, street: int) -> int:
    """The character on a street hex, or 8 if there is none."""
    for character in range(8):
        if people >> 6 * character & 63 == street:
            return character
    return 8


def label_at(streets: int, gaslight: int) -> int:
    """The label of the lit tile on a gaslight hex, 0 if it is unlit."""
    return streets >> 3 * gaslight & 7


def lit(streets: int) -> int:
    """The gaslight hexes with a lit tile, as a set of eight bits."""
    labels = (streets | streets >> 1 | streets >> 2) & LABELS
    lamps = 0
    for gaslight in range(8):
        lamps |= (labels >> 3 * gaslight & 1) << gaslight
    return lamps


def lamp_moved(streets: int, gaslight: int, to: int) -> int:
    """The streets with a lit tile moved to an unlit gaslight hex, its number with it (Smith)."""
    label = streets >> 3 * gaslight & 7
    return streets ^ (label << 3 * gaslight | label << 3 * to)


def lamp_out(streets: int, number: int) -> int:
    """The streets without the lit tile of this number, wherever it lay."""
    for gaslight in range(8):
        if streets >> 3 * gaslight & 7 == number:
            return streets ^ number << 3 * gaslight
    return streets


def cordons_of(streets: int) -> int:
    """The exits with a cordon, as a set of four bits."""
    return streets >> CORDONS_AT & 15


def cordon_moved(streets: int, exit_from: int, exit_to: int) -> int:
    """The streets with a cordon moved from one exit to another (Lestrade)."""
    return streets ^ (ONE << CORDONS_AT + exit_from | ONE << CORDONS_AT + exit_to)


def covers_of(streets: int) -> int:
    """The street hexes with a covered manhole."""
    return ONE << (streets >> COVERS_AT & 63) | ONE << (streets >> COVERS_AT + 6 & 63)


def open_manholes(streets: int) -> int:
    """The street hexes with an open manhole."""
    return MANHOLES[streets >> EDITION_AT & 1] & ~(
        ONE << (streets >> COVERS_AT & 63) | ONE << (streets >> COVERS_AT + 6 & 63)
    )


def cover_moved(streets: int, street: int, to: int) -> int:
    """The streets with a cover moved from one manhole to another (Bert)."""
    one = streets >> COVERS_AT & 63
    other = streets >> COVERS_AT + 6 & 63
    kept = one + other - street
    if kept < to:
        return streets ^ ((one | other << 6) ^ (kept | to << 6)) << COVERS_AT
    return streets ^ ((one | other << 6) ^ (to | kept << 6)) << COVERS_AT


def distance(street: int, other: int) -> int:
    """The street distance between two hexes, on foot and without sewers."""
    return DISTANCE[64 * street + other]


def near(street: int) -> int:
    """The streets next to a street."""
    return NEAR[street]


def walk(street: int, points: int) -> int:
    """The streets within up to three points on foot, without sewers, the first one included."""
    return WALK[64 * points + street]


def closer(goal: int, street: int) -> int:
    """The streets nearer to `goal` than `street` is, by street distance."""
    return CLOSER[64 * goal + street]


def reach(street: int, points: int, manholes: int) -> int:
    """The streets within up to three points, through these open manholes for one point, from any to any.

    Characters do not block. The hex where the walk began is included.
    """
    reached = WALK[64 * points + street]
    for before in range(points):
        if WALK[64 * before + street] & manholes:
            while manholes:
                reached |= WALK[64 * (points - before - 1) + lowest(manholes)]
                manholes &= manholes - 1
            return reached
    return reached


def reach_crossing(street: int, points: int, manholes: int) -> int:
    """The same for Miss Stealthy: up to four points, each a step across any hex."""
    reached = CROSSING[64 * points + street]
    for before in range(points):
        if CROSSING[64 * before + street] & manholes:
            while manholes:
                reached |= CROSSING[64 * (points - before - 1) + lowest(manholes)]
                manholes &= manholes - 1
            return reached
    return reached


def ray(people: int, streets: int) -> int:
    """The streets in the ray of Watson's lantern.

    Buildings, gardens and shut-off gaslights stop it, lit ones only with `lit_gaslight_blocks_lantern`;
    characters do not. His own hex is not in it.
    """
    facing = people >> FACING_AT & 7
    street = people >> 6 * WATSON & 63
    lighted = RAY[64 * facing + street]
    stops = RAY_LAMPS[64 * facing + street]
    if not streets >> LANTERN_AT & 1:
        stops &= ~lit(streets)
    while stops:
        lighted &= ~BEYOND[8 * facing + lowest(stops)]
        stops &= stops - 1
    return lighted


def visible(people: int, streets: int) -> int:
    """The visible characters: next to a lit gaslight, next to another character, or in Watson's ray."""
    lighted = ray(people, streets)
    for gaslight in range(8):
        if streets >> 3 * gaslight & 7:
            lighted |= LAMPLIGHT[gaslight]
    taken = occupied(people)
    seen = 0
    for character in range(8):
        street = people >> 6 * character & 63
        if lighted >> street & 1 or NEAR[street] & taken:
            seen |= ONE << character
    return seen
