"""How the work of a search is shared out: everything once, nobody idle, no candidate in two threads at once."""

from itertools import pairwise

import pytest

from whitechapel.players.classic.shares import Piece, shared_out

CASES = [
    (edges, amount, threads)
    for edges in (1, 2, 3, 5, 8, 21, 48)
    for amount in (1, 2, 7, 500)
    for threads in (1, 2, 3, 4)
]


@pytest.mark.parametrize(("edges", "amount", "threads"), CASES)
def test_every_candidate_gets_its_amount_once(edges: int, amount: int, threads: int) -> None:
    lots = shared_out(list(range(edges)), amount, threads)
    done = sorted((piece.edge, step) for lot in lots for piece in lot for step in range(piece.start, piece.end))
    assert done == [(edge, step) for edge in range(edges) for step in range(amount)]


@pytest.mark.parametrize(("edges", "amount", "threads"), CASES)
def test_all_threads_get_as_much_to_within_one(edges: int, amount: int, threads: int) -> None:
    lots = shared_out(list(range(edges)), amount, threads)
    lengths = [sum(piece.end - piece.start for piece in lot) for lot in lots]
    assert len(lots) == min(threads, edges)
    assert max(lengths) - min(lengths) <= 1


@pytest.mark.parametrize(("edges", "amount", "threads"), CASES)
def test_a_candidate_that_is_cut_is_the_first_thing_of_one_thread_and_the_last_of_the_one_before(
    edges: int, amount: int, threads: int
) -> None:
    lots = shared_out(list(range(edges)), amount, threads)
    for earlier, later in pairwise(lots):
        shared = {piece.edge for piece in earlier} & {piece.edge for piece in later}
        if shared:
            assert shared == {earlier[-1].edge} == {later[0].edge}
            assert earlier[-1].end == later[0].start
            assert len(earlier) > 1 or len(later) > 1


def test_three_candidates_for_two_threads() -> None:
    assert shared_out([4, 7, 9], 10, 2) == [[Piece(4, 0, 10), Piece(7, 0, 5)], [Piece(7, 5, 10), Piece(9, 0, 10)]]
