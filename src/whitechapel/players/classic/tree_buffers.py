"""The search's buffers, of a size fixed by its budget: memory is bounded, and a full tree goes on as it is."""

from array import array
from mmap import mmap
from typing import NamedTuple, TypeAlias

Ints: TypeAlias = "array[int] | memoryview[int]"
Floats: TypeAlias = "array[float] | memoryview[float]"

DRAWS = 64
"""How many plays are drawn for a new node; the best of them become its edges."""

NEXT_NODE, NODES_END, NEXT_EDGE, EDGES_END = range(5 * DRAWS, 5 * DRAWS + 4)
"""Behind the draws: which part of the tree's room is still free."""

RIPE = 6
"""After so many visits an edge gets a node of its own; on a large budget after more, so that the room suffices."""

APART = 128
"""A workspace's arrays are made longer by this, so that two threads never write to one line of the cache."""

MOST_NODES = 8192
FEWEST_NODES = 64
EDGES_A_NODE = 16


class TreeBuffers(NamedTuple):
    """The tree's arrays; `tree.py` says what is where."""

    words: Ints
    sums: Floats
    nodes: int

    @classmethod
    def of(cls, iterations: int, workspaces: int = 1) -> "TreeBuffers":
        """An empty tree for what so many iterations can grow in each workspace, 8192 nodes (20 MB) at most."""
        nodes = workspaces * min(MOST_NODES, FEWEST_NODES + iterations // RIPE)
        edges = EDGES_A_NODE * nodes
        words = _zeros(2 + 4 * nodes + 3 * edges).cast("Q")
        words[0] = nodes
        words[1] = max(RIPE, 1 + iterations // (MOST_NODES - FEWEST_NODES))
        return cls(words, _zeros(8 * nodes + 16 * edges).cast("d"), nodes)


class Workspace(NamedTuple):
    """What one thread works with: its part of the tree's room, and place for the plays it draws and their scores."""

    draws: Ints
    scores: Floats

    @classmethod
    def of(cls, tree: TreeBuffers, number: int, workspaces: int) -> "Workspace":
        """One of several workspaces; node 0 is never used, so that an edge can say 0 for none."""
        first, end = tree.nodes * number // workspaces, tree.nodes * (number + 1) // workspaces
        free = [max(1, first), end, EDGES_A_NODE * first, EDGES_A_NODE * end]
        draws = array("Q", [0] * 5 * DRAWS + free + [0] * APART)
        return cls(draws, array("d", bytes(8 * (DRAWS + APART))))


def _zeros(words: int) -> memoryview:
    """Memory that the machine fills with zeros where it is used, no sooner."""
    return memoryview(mmap(-1, 8 * words))
