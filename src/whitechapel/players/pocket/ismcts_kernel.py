"""Information-set Monte Carlo tree search for Pocket on packed ints. Compiled where possible.

Each iteration deals a world (Jack's identity and cards) from the belief, walks down the tree by upper confidence
bounds, adds a node and plays the rest at random. What a seat can't tell apart is one node: the Detective's nodes are
public positions, Jack's are public positions with his identity, so he may play every identity its own way and the
Detective can't answer what he does not see. The caller owns the buffers (`ismcts_pool.py`): memory is bounded, and
when a pool is full the search goes on inside the tree it has.
"""

try:
    import cython  # type: ignore[import-untyped] # Cython ships no stubs
except ImportError:  # uncompiled and without Cython: there is no GIL to release
    from whitechapel.players import uncompiled as cython

if not cython.compiled:  # compiled, the .pxd takes them from C
    from math import log, sqrt

from whitechapel.players.pocket.tree_buffers import Floats, Ints
from whitechapel.pocket.district import suspects_of
from whitechapel.pocket.kernel import (
    actor_of,
    apply_action,
    apply_chance,
    count_actions,
    detective_won,
    hourglasses_of,
    nth_action,
    pile_of,
    random_action,
)
from whitechapel.pocket.layout import ACTION_DUE, CARD, CARD_DUE, CHASE_AT, GAME_OVER, PHASE_AT, THROW, TURN_AT
from whitechapel.pocket.playout import below, cards_in, next_random, nth_bit

MASK64 = 0xFFFFFFFFFFFFFFFF
MIX_DISTRICT = 0x9E3779B97F4A7C15
MIX_TABLE = 0xC2B2AE3D27D4EB4F
NOBODY = 15
LONGEST_PATH = 64


def dealt_on(district: int, table: int, secret: int, rng: int) -> tuple[int, int, int, int]:
    """What chance decides, until a player is to act or the game is over; the last is the next random number."""
    while True:
        phase = table >> PHASE_AT & 7
        if phase in (ACTION_DUE, GAME_OVER):
            return district, table, secret, rng
        rng = next_random(rng)
        if phase == CARD_DUE:
            pile = pile_of(table, secret)
            card = nth_bit(pile, below(rng, cards_in(pile)))
            district, table, secret = apply_chance(district, table, secret, CARD + card)
        else:
            district, table, secret = apply_chance(district, table, secret, THROW + (rng >> 60))


def finished(district: int, table: int, secret: int, rng: int, last_turn: int, values: Floats) -> tuple[float, int]:
    """The Detective's win probability after random play to the end, or to the first turn after `last_turn`."""
    while True:
        phase = table >> PHASE_AT & 7
        if phase == GAME_OVER:
            return (1.0 if detective_won(district, table, secret) else 0.0), rng
        if table >> TURN_AT & 7 > last_turn:
            if table >> CHASE_AT & 7:
                return values[table >> TURN_AT & 7], rng
            return (
                values[
                    8
                    + 60 * (table >> TURN_AT & 7)
                    + 6 * cards_in(suspects_of(district))
                    + hourglasses_of(table, secret)
                ],
                rng,
            )
        rng = next_random(rng)
        if phase == ACTION_DUE:
            district, table, secret = apply_action(district, table, secret, random_action(district, table, rng >> 32))
        else:
            district, table, secret, rng = dealt_on(district, table, secret, rng)


def find(
    district: int,
    table: int,
    who: int,
    nodes: Ints,
    slots: Ints,
    edge_visits: Ints,
    edge_totals: Floats,
    counters: Ints,
    node_limit: int,
    edge_limit: int,
    slot_mask: int,
) -> int:
    """The node of a public position (and Jack's identity where he acts), made if there is room; 0 if there is none.

    Node 0 is never used, so that an empty slot can say 0. A node is four words that lie together: district, table,
    who acts there knowing himself, and its first edge.
    """
    slot = (((district * MIX_DISTRICT ^ table * MIX_TABLE ^ who * MIX_DISTRICT << 7) & MASK64) >> 32) & slot_mask
    while slots[slot]:
        node = slots[slot]
        if nodes[4 * node] == district and nodes[4 * node + 1] == table and nodes[4 * node + 2] == who:
            return node
        slot = slot + 1 & slot_mask
    node = counters[0]
    edge = counters[1]
    count = count_actions(table)
    if node >= node_limit or edge + count > edge_limit:
        return 0
    slots[slot] = node
    nodes[4 * node] = district
    nodes[4 * node + 1] = table
    nodes[4 * node + 2] = who
    nodes[4 * node + 3] = edge
    for fresh in range(edge, edge + count):
        edge_visits[fresh] = 0
        edge_totals[fresh] = 0.0
    counters[0] = node + 1
    counters[1] = edge + count
    return node


def pick(
    detective: int,
    first: int,
    count: int,
    edge_visits: Ints,
    edge_totals: Floats,
    start: int,
    exploration: float,
) -> int:
    """The edge to follow: one never tried, else the highest upper confidence bound.

    What is legal is public in Pocket, so every action was available as often as its node was visited.
    """
    tried = 0
    for offset in range(count):
        number = start + offset
        if number >= count:
            number -= count
        if not edge_visits[first + number]:
            return number
        tried += edge_visits[first + number]
    bonus = exploration * sqrt(log(tried))
    best = 0
    most = -1.0
    for number in range(count):
        visits = edge_visits[first + number]
        share = edge_totals[first + number] / visits
        if not detective:
            share = 1 - share
        share += bonus / sqrt(visits)
        if share > most:
            most = share
            best = number
    return best


def iterate(
    root_district: int,
    root_table: int,
    secrets: Ints,
    bounds: Ints,
    worlds: int,
    iterations: int,
    exploration: float,
    last_turn: int,
    values: Floats,
    nodes: Ints,
    slots: Ints,
    edge_visits: Ints,
    edge_totals: Floats,
    counters: Ints,
    path: Ints,
    node_limit: int,
    edge_limit: int,
    slot_mask: int,
) -> None:
    """Run iterations from a public position, each in a world of the belief: `secrets` with running sums of weights."""
    rng = counters[2]
    for _ in range(iterations):
        district = root_district
        table = root_table
        rng = next_random(rng)
        ticket = below(rng, bounds[worlds - 1])
        low = 0
        high = worlds - 1
        while low < high:
            middle = low + high >> 1
            if bounds[middle] > ticket:
                high = middle
            else:
                low = middle + 1
        secret = secrets[low]
        length = 0
        while True:
            detective = actor_of(table)
            node = find(
                district,
                table,
                NOBODY if detective else secret & 15,
                nodes,
                slots,
                edge_visits,
                edge_totals,
                counters,
                node_limit,
                edge_limit,
                slot_mask,
            )
            if node == 0 or length == LONGEST_PATH:
                break
            first = nodes[4 * node + 3]
            count = count_actions(table)
            rng = next_random(rng)
            number = pick(detective, first, count, edge_visits, edge_totals, below(rng, count), exploration)
            fresh = edge_visits[first + number] == 0
            path[length] = first + number
            length += 1
            district, table, secret = apply_action(district, table, secret, nth_action(district, table, number))
            district, table, secret, rng = dealt_on(district, table, secret, rng)
            if fresh or table >> PHASE_AT & 7 == GAME_OVER:
                break
            if table >> TURN_AT & 7 > last_turn:
                break
        value, rng = finished(district, table, secret, rng, last_turn, values)
        for step in range(length):
            edge_visits[path[step]] += 1
            edge_totals[path[step]] += value
    counters[2] = rng


def search(
    root_district: int,
    root_table: int,
    secrets: Ints,
    bounds: Ints,
    worlds: int,
    iterations: int,
    exploration: float,
    last_turn: int,
    values: Floats,
    nodes: Ints,
    slots: Ints,
    edge_visits: Ints,
    edge_totals: Floats,
    counters: Ints,
    path: Ints,
    node_limit: int,
    edge_limit: int,
    slot_mask: int,
) -> None:
    """`iterate` without the GIL, so that several threads search at once."""
    with cython.nogil:
        iterate(
            root_district,
            root_table,
            secrets,
            bounds,
            worlds,
            iterations,
            exploration,
            last_turn,
            values,
            nodes,
            slots,
            edge_visits,
            edge_totals,
            counters,
            path,
            node_limit,
            edge_limit,
            slot_mask,
        )
