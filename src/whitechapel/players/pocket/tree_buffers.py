"""Room for one turn's graph: allocated once, used again for every decision, never more."""

from array import array
from typing import NamedTuple, TypeAlias

Ints: TypeAlias = "array[int]"
Floats: TypeAlias = "array[float]"

POSITIONS = 16384
EDGES = 49152
SLOTS = 32768
"""A turn has at most some 9,400 positions and 31,000 edges, twice as many ends where an alibi card may be drawn."""

SIZE = 10
"""A row of values by the number of suspects seen, 0 to 9."""
WIDTH = 12
"""A row of values by suspect: nine, and room to make it three vectors of four."""


class TreeBuffers(NamedTuple):
    """The arrays that `turn_tree` and `turn_search` fill, a row a position."""

    districts: Ints
    tables: Ints
    first_edges: Ints
    edges: Ints
    slots: Ints
    layers: Ints
    seen: Ints
    worth: Floats
    sums: Floats

    @classmethod
    def fresh(cls) -> "TreeBuffers":
        """New, empty buffers."""

        def ints(size: int) -> Ints:
            return array("I", bytes(4 * size))

        return cls(
            array("Q", bytes(8 * POSITIONS)),
            array("Q", bytes(8 * POSITIONS)),
            ints(POSITIONS + 1),
            ints(EDGES),
            ints(SLOTS),
            ints(8),
            ints(POSITIONS),
            array("f", bytes(4 * WIDTH * POSITIONS)),
            array("f", bytes(4 * POSITIONS)),
        )
