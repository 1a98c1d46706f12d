"""What a board points out: where the player may go on, where the cursor is, what was done last."""

from collections.abc import Mapping
from typing import NamedTuple


class Marks(NamedTuple):
    """Names of places on a board.

    Attributes:
        targets: the places that can be picked now.
        cursor: the place the cursor is on.
        touched: what the last action touched, or what is picked already.
        sight: whether to show what is lit or in sight.
    """

    targets: frozenset[str] = frozenset()
    cursor: str | None = None
    touched: frozenset[str] = frozenset()
    sight: bool = True


NOTHING = Marks()


def nearest(places: Mapping[str, tuple[int, int]], start: str, direction: tuple[int, int]) -> str | None:
    """The place an arrow key leads to: near, and not far off the arrow's way.

    Args:
        places: where the places are, in columns and rows; a row is as high as two columns are wide.
        start: where the cursor is.
        direction: the arrow, like (0, -1) for up.
    """
    x, y = places[start]

    def cost(name: str) -> float | None:
        across, down = places[name][0] - x, 2 * (places[name][1] - y)
        along = across * direction[0] + down * direction[1]
        aside = abs(across * direction[1]) + abs(down * direction[0])
        return along + 2 * aside if along > 0 and along * 2 >= aside else None

    reachable = {name: price for name in places if name != start and (price := cost(name)) is not None}
    return min(reachable, key=lambda name: (reachable[name], name)) if reachable else None
