"""The rest of a turn as one public graph: every order of the actions, each position once. Compiled where possible.

Who decides what depends on the order of the actions; where the pieces end rarely does. So the positions of a turn
are kept in layers (one action deeper each), a position that several orders reach is kept once, and at most some
ten thousand positions stand for the ninety thousand orders of a turn. A card that is drawn on the way stays face
down here: Jack's is secret anyway, and the Detective's is averaged over when the end of the turn is valued.

The caller owns the buffers (see `tree_buffers.py`), so memory is bounded and nothing is allocated here.
"""

from whitechapel.players.pocket.tree_buffers import SLOTS, Ints
from whitechapel.pocket.district import characters_on, suspects_of
from whitechapel.pocket.kernel import acted, count_actions, kinds_up, nth_action, seen_cells, taker_of
from whitechapel.pocket.layout import ACTION_DUE, CARD_DUE, DRAWN_AT, EXCHANGE, MARKS_AT, PHASE_AT, TURN_AT, USED_AT

ONE = 1
MASK64 = 0xFFFFFFFFFFFFFFFF
MIX_DISTRICT = 0x9E3779B97F4A7C15
MIX_TABLE = 0xC2B2AE3D27D4EB4F
CELLS_IN = [bin(cells).count("1") for cells in range(512)]
WITHOUT_MARKS = (1 << 64) - 1 - (511 << MARKS_AT)


def step(district: int, table: int, action: int) -> tuple[int, int]:
    """The public position after an action: a card it draws is face down, marks are kept while they matter."""
    district, table = acted(district, table, action)
    if table >> PHASE_AT & 7 == CARD_DUE:
        if taker_of(table) == 0:
            table |= ONE << DRAWN_AT + (table >> TURN_AT & 7)
        table ^= (CARD_DUE ^ ACTION_DUE) << PHASE_AT
    if not kinds_up(table) >> 5 & 1:
        table &= WITHOUT_MARKS
    return district, table


def grow(
    district: int,
    table: int,
    districts: Ints,
    tables: Ints,
    first_edges: Ints,
    edges: Ints,
    slots: Ints,
    layers: Ints,
) -> int:
    """Fill the buffers with the rest of the turn; returns how many layers follow the first.

    Position `p` leads, by its n-th action, to position `edges[first_edges[p] + n]`; layer `k` begins at `layers[k]`,
    and the last layer holds the ends of the turn.
    """
    for slot in range(SLOTS):
        slots[slot] = 0
    districts[0] = district
    tables[0] = table
    layers[0] = 0
    layers[1] = 1
    nodes = 1
    edge = 0
    depth = 0
    while tables[layers[depth]] >> USED_AT & 15 != 15:
        for node in range(layers[depth], layers[depth + 1]):
            first_edges[node] = edge
            for number in range(count_actions(tables[node])):
                district, table = step(districts[node], tables[node], nth_action(districts[node], tables[node], number))
                slot = ((district * MIX_DISTRICT ^ table * MIX_TABLE) & MASK64) >> 49
                while slots[slot] and (districts[slots[slot]] != district or tables[slots[slot]] != table):
                    slot = slot + 1 & SLOTS - 1
                if not slots[slot]:
                    slots[slot] = nodes
                    districts[nodes] = district
                    tables[nodes] = table
                    nodes += 1
                edges[edge] = slots[slot]
                edge += 1
        depth += 1
        layers[depth + 1] = nodes
    first_edges[layers[depth]] = edge
    return depth


def look(districts: Ints, tables: Ints, seen: Ints, first: int, last: int) -> None:
    """Note for each position from `first` up to `last` the suspects that are seen there."""
    for node in range(first, last):
        seen[node] = characters_on(districts[node], seen_cells(districts[node], tables[node])) & suspects_of(
            districts[node]
        )


def count_orders(district: int, table: int, used: int) -> tuple[int, int]:
    """Every order of the rest of the turn, none left out; returns how many ends there are and suspects seen there."""
    leaves = 0
    seen = 0
    if used == 3:
        places = suspect_cells(district)
        for number in range(count_actions(table)):
            action = nth_action(district, table, number)
            next_district, next_table = acted(district, table, action)
            leaves += 1
            if action >= EXCHANGE:
                places = suspect_cells(next_district)
            seen += CELLS_IN[places & seen_cells(next_district, next_table)]
        return leaves, seen
    for number in range(count_actions(table)):
        next_district, next_table = step(district, table, nth_action(district, table, number))
        below_leaves, below_seen = count_orders(next_district, next_table, used + 1)
        leaves += below_leaves
        seen += below_seen
    return leaves, seen


def suspect_cells(district: int) -> int:
    """The areas whose tiles show a suspect's face, as a set of cells."""
    suspects = suspects_of(district)
    cells = 0
    for cell in range(9):
        cells |= (suspects >> (district >> 6 * cell + 2 & 15) & 1) << cell
    return cells
