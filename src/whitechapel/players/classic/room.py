"""The search's buffers, of a size fixed by its budget: memory is bounded, and a full tree goes on as it is."""

from array import array
from typing import NamedTuple, TypeAlias

Ints: TypeAlias = "array[int]"
Floats: TypeAlias = "array[float]"

DRAWS = 64
"""How many plays are drawn for a new node; the best of them become its edges."""

RIPE = 6
"""After so many visits an edge gets a node of its own."""

MOST_NODES = 8192
FEWEST_NODES = 64
EDGES_A_NODE = 16


class Room(NamedTuple):
    """The arrays of one tree, in the order `descent.search` takes them; `tree.py` says what is where."""

    words: Ints
    sums: Floats
    draws: Ints
    scores: Floats

    @classmethod
    def of(cls, iterations: int) -> "Room":
        """An empty tree with room for what so many iterations can grow, 8192 nodes (20 MB) at most."""
        nodes = min(MOST_NODES, FEWEST_NODES + iterations // RIPE)
        edges = EDGES_A_NODE * nodes
        words = array("Q", bytes(8 * (4 + 4 * nodes + 3 * edges)))
        words[0], words[2], words[3] = 1, nodes, edges
        sums = array("d", bytes(8 * (8 * nodes + 16 * edges)))
        return cls(words, sums, array("Q", bytes(40 * DRAWS)), array("d", bytes(8 * DRAWS)))
