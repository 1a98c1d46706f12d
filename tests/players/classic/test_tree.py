"""The tree of a search: what it follows, how it grows, and that every iteration is counted."""

from array import array
from math import log, sqrt

import pytest

from tests.players.classic.games import cards_of, plays_begin, view_of
from whitechapel.classic.bits import size
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, side_of, suspects_of, witness_of
from whitechapel.classic.worlds import worlds
from whitechapel.core import Seat
from whitechapel.players.classic import descent, tree
from whitechapel.players.classic.endings import accusable, leavers
from whitechapel.players.classic.growth import grown
from whitechapel.players.classic.light import believed
from whitechapel.players.classic.plans import Plan, steps_of
from whitechapel.players.classic.tree_buffers import NEXT_EDGE, NEXT_NODE, TreeBuffers, Workspace

TRIES = 2
HEAD, MOST_EDGES, CURIOSITY = 2, 32, 0.35  # as in tree.py, where they are numbers of C


class Grown:
    """A tree of one node with its edges, grown from a state."""

    def __init__(self, state: State, *, full: bool = False) -> None:
        self.buffers = TreeBuffers.of(1)
        self.words, self.sums = self.buffers.words, self.buffers.sums
        self.workspace = Workspace.of(self.buffers, 0, self.buffers.nodes // 2 if full else 1)
        self.node, _ = grown(self.words, *self.workspace, *state, 7)
        self.edges = range(self.workspace.draws[NEXT_EDGE])

    def edge(self, number: int) -> tuple[int, int, int]:
        """People and streets after an edge's play, and its character, or 8 + whom it accuses."""
        at = HEAD + 4 * self.words[0] + 3 * number
        return self.words[at], self.words[at + 1], self.words[at + 2] & 255

    def free(self) -> int:
        """The suspects that the node marks as able to leave."""
        return self.words[HEAD + 4 * self.node + 3] >> 48

    def visits(self, edge: int, slot: int) -> float:
        """How often an edge was followed."""
        return self.sums[8 * self.words[0] + 16 * edge + 2 * slot]

    def search(self, state: State, edge: int, own: int, iterations: int) -> float:
        """Iterate through an edge in the worlds that its seat believes in; the mean value for the Detective."""
        secrets = array("Q", [world.secret for world, _ in worlds(view_of(state).observation)])
        horizon = state.table & 15
        descent.search(self.words, self.sums, *self.workspace, secrets, edge, own, iterations, horizon, TRIES, 3 + edge)
        return self.sums[8 * self.words[0] + 16 * edge + 2 * own + 1] / self.visits(edge, own)


@pytest.mark.parametrize("seed", range(3))
def test_the_edges_of_a_new_node_are_plays_that_can_be_made(seed: int) -> None:
    for state in plays_begin(seed)[::2]:
        new = Grown(state)
        assert 0 < len(new.edges) <= MOST_EDGES
        for number in new.edges:
            people, streets, goes = new.edge(number)
            if goes < 8:
                assert goes in cards_of(state)
                assert steps_of(state, Plan(goes, people, streets))


def test_the_detective_weighs_accusations_when_few_suspects_are_left() -> None:
    weighed = 0
    for seed in range(6):
        for state in plays_begin(seed):
            if state.actor is Seat.DETECTIVE:
                suspects, new = believed(state.table, state.secret), Grown(state)
                accused = {new.edge(number)[2] - 8 for number in new.edges if new.edge(number)[2] >= 8}
                reached = accusable(state.people, state.streets, cards_left(state.table), suspects)
                few = size(suspects) <= 3
                assert accused == {other for other in range(8) if few and reached >> other & 1}
                weighed += len(accused)
    assert weighed


def test_whoever_can_leave_is_marked_at_jacks_node_and_wins_there() -> None:
    left = 0
    for seed in range(6):
        for state in plays_begin(seed):
            if side_of(state.table):
                continue
            new, suspects = Grown(state), suspects_of(state.table)
            can = leavers(state.people, state.streets, cards_left(state.table) & suspects)
            assert new.free() == (0 if witness_of(state.table) else can)
            for jack in range(8):
                if new.free() >> jack & 1:
                    value, _ = descent.descended(
                        new.words, new.sums, *new.workspace, new.node, jack, 1, state.table & 15, TRIES, 5
                    )
                    assert value == 0.0
                    left += 1
    assert left


@pytest.mark.parametrize("seed", range(2))
def test_every_iteration_is_counted_once_in_the_slot_it_belongs_to(seed: int) -> None:
    for state in plays_begin(seed)[::4]:
        new, own = Grown(state), int(state.actor is Seat.JACK)
        for edge in list(new.edges)[:2]:
            assert 0.0 <= new.search(state, edge, own, 12) <= 1.0
            assert (new.visits(edge, own), new.visits(edge, 1 - own)) == (12.0, 0.0)


def test_an_edge_gets_a_node_once_it_was_followed_often_enough() -> None:
    state = plays_begin(0)[0]
    new = Grown(state)
    edge = next(number for number in new.edges if new.edge(number)[2] < 8)
    new.search(state, edge, 0, new.words[1] - 1)
    assert new.workspace.draws[NEXT_NODE] == 2
    new.search(state, edge, 0, 40)
    assert new.workspace.draws[NEXT_NODE] > 3


def test_a_full_tree_is_searched_as_it_is() -> None:
    state = plays_begin(0)[0]
    new = Grown(state, full=True)
    assert not tree.has_room(new.workspace.draws)
    assert 0.0 <= new.search(state, new.edges[0], 0, 20) <= 1.0
    assert new.workspace.draws[NEXT_NODE] == 2


@pytest.mark.parametrize(("side", "best"), [(0, 1), (1, 2)])
def test_what_was_never_tried_comes_first_then_what_is_best_for_the_side_to_play(side: int, best: int) -> None:
    words = array("Q", [0] * (2 + 4 * 4))
    words[0], words[HEAD + 4 + 3] = 4, 3 << 32
    sums = array("d", [0.0] * (8 * 4 + 16 * 3))
    for edge, total in enumerate((50.0, 10.0, 90.0)):
        assert tree.selected(words, sums, 1, 0, side) == edge
        sums[8 * 4 + 16 * edge : 8 * 4 + 16 * edge + 2] = array("d", [100.0, total])
        sums[8] += 100.0
    assert tree.selected(words, sums, 1, 0, side) == best


@pytest.mark.parametrize(("visits", "tried"), [(2, 1), (100, 7), (900, 90), (50_000, 3000), (10**6, 400_000)])
def test_what_is_little_known_is_worth_a_look_as_upper_confidence_bounds_have_it(visits: int, tried: int) -> None:
    wanted = CURIOSITY * sqrt(log(visits) / tried)
    assert tree.explored(float(visits), float(tried)) == pytest.approx(wanted, rel=0.45)
