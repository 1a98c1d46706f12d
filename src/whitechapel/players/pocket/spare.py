"""Buffers that players share: one has them only while it thinks. So a process can have hundreds of players."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Spare(Generic[T]):
    """Buffers of one kind and size. As many are made as are needed at a time, and used again after that."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._idle: list[T] = []

    @contextmanager
    def borrowed(self, count: int = 1) -> Iterator[list[T]]:
        """So many of them, for as long as the block lasts. What others left in them is still there."""
        taken = [self._one() for _ in range(count)]
        try:
            yield taken
        finally:
            self._idle.extend(taken)

    def _one(self) -> T:
        try:
            return self._idle.pop()
        except IndexError:  # all are in use, perhaps by other threads
            return self._make()
