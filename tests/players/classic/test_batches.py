"""How the work of a phase is cut: everything once, one thread at a candidate, and no more than time allows."""

from time import monotonic

import pytest

from whitechapel.players.classic.batches import Batches, IterationBatch


@pytest.mark.parametrize(("edges", "share", "size"), [(1, 1, 16), (2, 7, 3), (3, 500, 46), (64, 104, 208)])
def test_every_candidate_gets_its_share_once_and_in_order(edges: int, share: int, size: int) -> None:
    batches = Batches(range(edges), share, size)
    done: dict[int, list[int]] = {edge: [] for edge in range(edges)}
    while batch := batches.taken():
        done[batch.edge] += range(batch.start, batch.end)
        batches.give_back(batch)
    assert all(steps == list(range(share)) for steps in done.values())


def test_a_candidate_waits_for_the_thread_that_has_it() -> None:
    batches = Batches([4, 7], 20, 10)
    first, second = batches.taken(), batches.taken()
    assert (first, second, batches.taken()) == (IterationBatch(4, 0, 10), IterationBatch(7, 0, 10), None)
    batches.give_back(IterationBatch(7, 0, 10))
    assert batches.taken() == IterationBatch(7, 10, 20)


def test_when_time_is_up_one_lot_is_still_given_out_and_only_if_it_is_owed() -> None:
    batches = Batches([4, 7], 1 << 40, 16, monotonic() - 1)
    taken = []
    while batch := batches.taken():
        taken.append(batch)
        batches.give_back(batch)
    assert taken == [IterationBatch(4, 0, 16)]
    assert Batches([4, 7], 1 << 40, 16, monotonic() - 1, owed=False).taken() is None
