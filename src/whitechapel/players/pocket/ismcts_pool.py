"""Room for one search tree: allocated once, of fixed size, used again for every decision."""

from array import array
from functools import cache, partial
from typing import NamedTuple

from whitechapel.players.pocket.spare import Spare
from whitechapel.players.pocket.tree_buffers import Floats, Ints

APART = 1024
"""Small arrays are made longer by this, so that two threads never write to one line of the cache."""


class Pool(NamedTuple):
    """The arrays that `ismcts_kernel` fills, in the order it takes them."""

    nodes: Ints
    slots: Ints
    edge_visits: Ints
    edge_totals: Floats
    counters: Ints
    path: Ints
    node_limit: int
    edge_limit: int
    slot_mask: int

    @classmethod
    def of(cls, nodes: int) -> "Pool":
        """An empty pool for so many nodes (at most a million), with 32 edges a node."""
        nodes = max(64, min(nodes, 1 << 20))
        slots = 1 << (2 * nodes).bit_length()
        return cls(
            array("Q", bytes(32 * nodes)),
            array("I", bytes(4 * slots)),
            array("I", bytes(4 * 32 * nodes)),
            array("f", bytes(4 * 32 * nodes)),
            array("Q", [1, 0, 1] + [0] * APART),
            array("I", bytes(4 * 64 + APART)),
            nodes,
            32 * nodes,
            slots - 1,
        )

    def emptied(self, seed: int) -> None:
        """Forget the tree and begin the random numbers at `seed`."""
        self.slots[:] = array("I", bytes(4 * len(self.slots)))
        self.counters[:3] = array("Q", [1, 0, seed or 1])


@cache
def spare_pools(nodes: int) -> Spare[Pool]:
    """The pools of a size that nobody uses now: one for 130,000 nodes takes 40 MB."""
    return Spare(partial(Pool.of, nodes))
