"""What is drawn of Mr. Jack: a position, with a preview's board over it."""

from typing import NotRequired, cast

from whitechapel.classic.shapes import ClassicPosition
from whitechapel.table.positions import Position


class ShownPosition(ClassicPosition):
    """A position, with the way that would be gone where a preview lies over it."""

    path: NotRequired[list[str]]


def shaped(position: Position) -> ShownPosition:
    """A position that is known to be of this game."""
    return cast(ShownPosition, position)
