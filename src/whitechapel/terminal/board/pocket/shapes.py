"""The position of Mr. Jack Pocket, as it is drawn."""

from typing import cast

from whitechapel.pocket.shapes import PocketPosition
from whitechapel.table.positions import Position


def shaped(position: Position) -> PocketPosition:
    """A position that is known to be of this game."""
    return cast(PocketPosition, position)
