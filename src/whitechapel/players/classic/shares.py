"""How several threads share out the candidates' iterations: McNaughton's rule.

The work is laid on one line, candidate after candidate, and the line is cut into equal lengths, one a thread. A
candidate that is cut is begun by the later thread, first of all, and ended by the earlier one, last of all: no two
threads are ever in one candidate's part of the tree, and all end together.
"""

from itertools import pairwise
from typing import NamedTuple


class Piece(NamedTuple):
    """A part of the work on a candidate: from one amount of it to another."""

    edge: int
    start: int
    end: int


def shared_out(edges: list[int], amount: int, threads: int) -> list[list[Piece]]:
    """The pieces of every thread, if each candidate is to get an amount of work; at most a thread a candidate."""
    threads = min(threads, len(edges))
    cuts = [amount * len(edges) * number // threads for number in range(threads + 1)]
    return [_between(start, end, edges, amount) for start, end in pairwise(cuts)]


def _between(start: int, end: int, edges: list[int], amount: int) -> list[Piece]:
    """What lies between two places of the line."""
    return [
        Piece(edges[number], max(start - number * amount, 0), min(end - number * amount, amount))
        for number in range(start // amount, (end + amount - 1) // amount)
    ]
