"""The work of one phase of the search, cut into batches that threads take as they come free.

A candidate is with one thread at a time, and its batches are the same whoever takes them.
"""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import NamedTuple

from whitechapel.players.clock import monotonic


class IterationBatch(NamedTuple):
    """A part of a candidate's iterations: from one number of them to another."""

    edge: int
    start: int
    end: int


class Batches:
    """A `share` of iterations for each candidate in batches of `size`, or fewer if a deadline of `monotonic` comes.

    With `owed` the first batch of all is given out however late it is: something has to be searched.
    """

    def __init__(
        self, edges: Sequence[int], share: int, size: int, deadline: float = inf, *, owed: bool = True
    ) -> None:
        self._share = share
        self._size = size
        self._deadline = deadline
        self._owed = owed
        self._waiting = deque(IterationBatch(edge, 0, min(size, share)) for edge in edges)

    def taken(self) -> IterationBatch | None:
        """The batch that has waited longest; None when none is waiting or there is no time for one."""
        if not self._owed and monotonic() >= self._deadline:
            return None
        self._owed = False
        with suppress(IndexError):
            return self._waiting.popleft()
        return None

    def give_back(self, done: IterationBatch) -> None:
        """Let the candidate's next batch wait, if there is one."""
        if done.end < self._share:
            self._waiting.append(IterationBatch(done.edge, done.end, min(done.end + self._size, self._share)))
