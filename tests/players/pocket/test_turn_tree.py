"""The rest of a turn as a graph: the same ends as by the rules, and the orders that the rules page counts."""

from random import Random

import pytest

from tests.players.pocket.positions import met_in_play
from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.players.pocket import turn_tree
from whitechapel.players.pocket.tree_buffers import EDGES, POSITIONS, TreeBuffers
from whitechapel.pocket import State, kernel, playout
from whitechapel.pocket.layout import THROW


def ends_by_rules(state: State) -> set[tuple[object, ...]]:
    """What the district and the detectives look like before the appeal, all orders played by the actions' own rules."""
    positions = {(state.district, state.table)}
    for _ in range(4 - state.played):
        positions = {
            turn_tree.step(district, table, action)
            for district, table in positions
            for action in pocket.legal_actions(State(district, table, state.secret))
        }
    return {(district, table & 0xFFF) for district, table in positions}


def test_the_graph_has_the_ends_that_the_rules_lead_to() -> None:
    rng = Random(2)
    late = [state for _ in range(6) for state in met_in_play(rng) if state.played >= 2]
    tree = TreeBuffers.fresh()
    for state in rng.sample(late, 12):
        depth = turn_tree.grow(state.district, state.table, *tree[:6])
        nodes = range(tree.layers[depth], tree.layers[depth + 1])
        assert {(tree.districts[node], tree.tables[node] & 0xFFF) for node in nodes} == ends_by_rules(state)


# The rules page counts the two Rotation tokens apart; an order that plays them is there twice.
@pytest.mark.parametrize(
    ("throw", "orders"),
    [
        ("alibi toby rotation rotation", 31104 // 2),
        ("alibi toby rotation joker", 4536),
        ("alibi toby exchange rotation", 46656),
        ("alibi toby exchange joker", 6048),
        ("holmes toby rotation rotation", 62208 // 2),
        ("holmes watson rotation joker", 9072),
        ("holmes watson exchange rotation", 93312),
        ("holmes watson exchange joker", 12096),
    ],
)
def test_orders_of_a_turn_are_as_many_as_the_rules_page_says_and_fit_the_buffers(throw: str, orders: int) -> None:
    district, table, secret, _ = playout.dealt(1888)
    faces = pocket.action_from_text(f"throw {throw}")
    assert faces >= THROW
    district, table, _ = kernel.apply_chance(district, table, secret, faces)
    tree = TreeBuffers.fresh()
    depth = turn_tree.grow(district, table, *tree[:6])
    assert depth == 4
    assert tree.layers[5] < POSITIONS
    assert tree.first_edges[tree.layers[4]] < EDGES
    assert paths(tree, depth) == orders


def paths(tree: TreeBuffers, depth: int) -> int:
    """How many orders lead through the graph."""
    ways = {0: 1}
    for _ in range(depth):
        following: dict[int, int] = {}
        for node, count in ways.items():
            for edge in range(tree.first_edges[node], tree.first_edges[node + 1]):
                following[tree.edges[edge]] = following.get(tree.edges[edge], 0) + count
        ways = following
    return sum(ways.values())


def test_counting_orders_agrees_with_the_graph() -> None:
    state = next(state for state in met_in_play(Random(6)) if state.played == 1 and state.actor is Seat.JACK)
    tree = TreeBuffers.fresh()
    depth = turn_tree.grow(state.district, state.table, *tree[:6])
    assert turn_tree.count_orders(state.district, state.table, state.played)[0] == paths(tree, depth)
