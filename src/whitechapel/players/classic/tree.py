"""The tree of information-set MCTS over the rest of a round, in flat buffers. Compiled where possible.

What has been played is public, so a node is a public position. The Detective, who can't tell Jack's identities
apart, has one statistic for each edge; Jack, who knows his, has one for each identity. Each iteration draws a
hidden world. Beyond the tree light play goes on to the horizon, where a fitted evaluation takes over.

`words` holds for how many nodes there is room and after how many visits an edge gets one, then four ints a node
(people, streets, table; first edge, edges, and who can leave), then three ints an edge (people and streets after the
play; the character or 8 + the accused, and the node it leads to). `sums` holds the visits of each node by slot, then
visits and totals of each edge by slot. A slot is Jack's identity; the Detective uses slot 0. Several threads grow the
tree, each in a part of the room that it has to itself: behind the plays that a thread draws, `draws` says which nodes
and edges it may still use.
"""

from math import sqrt

from whitechapel.players.classic.tree_buffers import EDGES_END, NEXT_EDGE, NEXT_NODE, NODES_END, Floats, Ints

HEAD = 2
ONE = 1
LOW_32 = 0xFFFFFFFF
WORST = -1000.0
MOST_EDGES = 32
"""More than a new node gets."""
# The root of the logarithm of a number by its length in bits, and one over the root of small numbers.
LOG_ROOT = [sqrt(0.6931 * length) for length in range(64)]
INVERSE_ROOT = [1.0 / sqrt(max(number, 1)) for number in range(1024)]
CURIOSITY = 0.35


def explored(visits: float, child_visits: float) -> float:
    """How much an edge is worth looking at for want of knowledge: UCB1's term."""
    length = 0
    count = int(visits)
    while count:
        count >>= 1
        length += 1
    scale = 1.0
    count = int(child_visits)
    while count >= 1024:
        count >>= 2
        scale *= 0.5
    return CURIOSITY * LOG_ROOT[length] * INVERSE_ROOT[count] * scale


def selected(words: Ints, sums: Floats, node: int, slot: int, side: int) -> int:
    """The edge to follow from a node: one not yet tried, else the best by upper confidence bound."""
    first = words[HEAD + 4 * node + 3] & LOW_32
    count = words[HEAD + 4 * node + 3] >> 32 & 0xFFFF
    room = words[0]
    visits = sums[8 * node + slot]
    best = first
    best_value = WORST
    for edge in range(first, first + count):
        tried = sums[8 * room + 16 * edge + 2 * slot]
        if tried == 0.0:
            return edge
        value = sums[8 * room + 16 * edge + 2 * slot + 1] / tried
        if not side:
            value = 1.0 - value
        value += explored(visits, tried)
        if value > best_value:
            best_value = value
            best = edge
    return best


def added_edge(words: Ints, draws: Ints, node: int, people: int, streets: int, goes: int) -> int:
    """Add an edge to the newest node and return its number. There must be room."""
    edge = draws[NEXT_EDGE]
    draws[NEXT_EDGE] = edge + 1
    at = HEAD + 4 * words[0] + 3 * edge
    words[at] = people
    words[at + 1] = streets
    words[at + 2] = goes
    words[HEAD + 4 * node + 3] += ONE << 32
    return edge


def added_node(words: Ints, draws: Ints, people: int, streets: int, table: int) -> int:
    """Add a node without edges and return its number. There must be room."""
    node = draws[NEXT_NODE]
    draws[NEXT_NODE] = node + 1
    words[HEAD + 4 * node] = people
    words[HEAD + 4 * node + 1] = streets
    words[HEAD + 4 * node + 2] = table
    words[HEAD + 4 * node + 3] = draws[NEXT_EDGE]
    return node


def has_room(draws: Ints) -> bool:
    """Whether one more node with its edges fits."""
    return draws[NEXT_NODE] < draws[NODES_END] and draws[NEXT_EDGE] + MOST_EDGES < draws[EDGES_END]
