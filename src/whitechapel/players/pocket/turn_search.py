"""The best action of a turn, all orders considered: values carried from the ends of the turn to its root.

Values are the Detective's win probabilities, one for every suspect who may be Jack. Jack, who knows who he is, picks
what is best for him: suspect by suspect, the least. The Detective, who takes every suspect for equally likely, picks
the greatest sum. Compiled where possible.
"""

from whitechapel.players.pocket.tree_buffers import SIZE, WIDTH, Floats, Ints
from whitechapel.pocket.kernel import actor_of
from whitechapel.pocket.layout import DRAWN_AT, FACES_AT, TURN_AT, USED_AT


def value_ends(
    root_table: int,
    suspects: int,
    tables: Ints,
    seen: Ints,
    splits: Floats,
    worth: Floats,
    sums: Floats,
    first: int,
    last: int,
) -> None:
    """Value the ends of the turn from `first` up to `last` by how many suspects are seen.

    `splits` has two rows for each fate of the alibi card (not drawn on the way, drawn by Jack, drawn by the Detective):
    the value if Jack is seen and the value if he is hidden, by the number of suspects seen.
    """
    for node in range(first, last):
        fate = 0
        if (tables[node] & ~root_table) >> USED_AT & 1 and not tables[node] >> FACES_AT & 1:
            fate = 1 if tables[node] >> DRAWN_AT + (tables[node] >> TURN_AT & 7) & 1 else 2
        sighted = seen[node]
        count = 0
        while sighted:
            sighted &= sighted - 1
            count += 1
        row = 2 * SIZE * fate + count
        total = 0.0
        for suspect in range(9):
            value = 0.0
            if suspects >> suspect & 1:
                value = splits[row] if seen[node] >> suspect & 1 else splits[row + SIZE]
            worth[WIDTH * node + suspect] = value
            total += value
        sums[node] = total


def carry_up(
    depth: int,
    layers: Ints,
    tables: Ints,
    first_edges: Ints,
    edges: Ints,
    worth: Floats,
    sums: Floats,
) -> None:
    """Carry the values from the ends of the turn to the root."""
    layer = depth
    while layer > 0:
        layer -= 1
        detective = actor_of(tables[layers[layer]])
        for node in range(layers[layer], layers[layer + 1]):
            best = edges[first_edges[node]]
            if detective:
                for edge in range(first_edges[node] + 1, first_edges[node + 1]):
                    if sums[edges[edge]] > sums[best]:
                        best = edges[edge]
                for suspect in range(12):
                    worth[WIDTH * node + suspect] = worth[WIDTH * best + suspect]
                sums[node] = sums[best]
            else:
                for suspect in range(12):
                    worth[WIDTH * node + suspect] = worth[WIDTH * best + suspect]
                for edge in range(first_edges[node] + 1, first_edges[node + 1]):
                    best = edges[edge]
                    for suspect in range(12):
                        worth[WIDTH * node + suspect] = min(
                            worth[WIDTH * node + suspect], worth[WIDTH * best + suspect]
                        )
                total = 0.0
                for suspect in range(12):
                    total += worth[WIDTH * node + suspect]
                sums[node] = total
