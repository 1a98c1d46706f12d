"""The pieces of Mr. Jack as named ints, with their names both ways.

Characters, facings, exits and editions are small ints, so that positions pack into machine words.
"""

from whitechapel.core.errors import NotationError

CHARACTERS = ("bert", "goodley", "gull", "holmes", "lestrade", "smith", "stealthy", "watson")
BERT, GOODLEY, GULL, HOLMES, LESTRADE, SMITH, STEALTHY, WATSON = range(8)
NO_CHARACTER = 8
EVERYBODY = 0b11111111

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
"""The six directions Watson's lantern can face, clockwise."""

EXITS = ("NE", "NW", "SE", "SW")
"""The four roads off the board."""

EDITIONS = ("revised_2016", "first_2006")
REVISED_2016, FIRST_2006 = range(2)

UNNUMBERED = 5
"""The label of a lit tile without a number; 1 to 4 are the numbered ones, 0 is an unlit gaslight."""

ROUNDS = range(1, 9)


def character(name: object) -> int:
    """The character called `name`."""
    return _index(CHARACTERS, name, "a character")


def facing(name: object) -> int:
    """The direction called `name`."""
    return _index(FACINGS, name, "a direction")


def exit_named(name: object) -> int:
    """The exit called `name`."""
    return _index(EXITS, name, "an exit")


def members(mask: int) -> tuple[str, ...]:
    """The names of the characters in a set, which is a mask of eight bits."""
    return tuple(name for number, name in enumerate(CHARACTERS) if mask >> number & 1)


def mask_of(characters: tuple[int, ...]) -> int:
    """The set of these characters as a mask of eight bits."""
    return sum(1 << character for character in set(characters))


def _index(names: tuple[str, ...], name: object, what: str) -> int:
    if name not in names:
        raise NotationError(name, f"is not {what}", "one of " + ", ".join(names))
    return names.index(name)
