"""The pieces of Mr. Jack Pocket as named ints, with their names both ways.

Characters, detectives, tokens, sides and spaces are small ints, so that positions pack into machine words.
"""

from whitechapel.core.errors import NotationError

CHARACTERS = ("bert", "goodley", "gull", "lane", "lestrade", "madame", "pizer", "smith", "stealthy")
BERT, GOODLEY, GULL, LANE, LESTRADE, MADAME, PIZER, SMITH, STEALTHY = range(9)
NO_CHARACTER = 15
EVERYBODY = 0b111111111

HOURGLASSES = (1, 0, 1, 1, 0, 2, 1, 1, 1)
"""The hourglasses on each character's alibi card: eight in all."""

DETECTIVES = ("holmes", "watson", "toby")
HOLMES, WATSON, TOBY = range(3)

SIDES = ("N", "E", "S", "W")
NORTH, EAST, SOUTH, WEST = range(4)
NO_WALL = 4

TOKENS = (("alibi", "holmes"), ("toby", "watson"), ("rotation", "exchange"), ("rotation", "joker"))
"""The four action tokens, front and back."""

CELLS = range(9)
"""The areas of the district, row by row."""

SPACES = range(12)
"""The detectives' spaces around the district, clockwise from above the left column."""

LINES = tuple(
    (
        (space, space + 3, space + 6),
        (3 * space - 7, 3 * space - 8, 3 * space - 9),
        (14 - space, 11 - space, 8 - space),
        (33 - 3 * space, 34 - 3 * space, 35 - 3 * space),
    )[space // 3]
    for space in SPACES
)
"""The three areas in front of each detective space, nearest first."""

TURNS = range(1, 9)


def character(name: object) -> int:
    """The character called `name`."""
    return _index(CHARACTERS, name, "a character")


def side(name: object) -> int:
    """The side of a tile called `name`."""
    return _index(SIDES, name, "a side")


def members(mask: int) -> tuple[str, ...]:
    """The names of the characters in a set, which is a mask of nine bits."""
    return _MEMBERS[mask & EVERYBODY]


_MEMBERS = tuple(
    tuple(name for number, name in enumerate(CHARACTERS) if mask >> number & 1) for mask in range(EVERYBODY + 1)
)
"""The names in every set, in alphabetical order: what a table is shown is full of them."""


def _index(names: tuple[str, ...], name: object, what: str) -> int:
    if name not in names:
        raise NotationError(name, f"is not {what}", "one of " + ", ".join(names))
    return names.index(name)
