"""The parts an array is made of, and which bits of a packed observation each of their entries shows.

A game says its parts as a list of drafts. In a draft every number of the packed observation is a row: where it is
kept (word, bit, width) and which entry of the part is set for which value.
"""

from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple


class Part(NamedTuple):
    """One part of an array.

    Attributes:
        name: what it is called.
        offset: where it begins in the array.
        shape: its own shape; the entries lie in the order of the last index first.
        private: whether it shows what only the array's seat may know.
        axes: what its indices count.
        meaning: what a 1 says.
    """

    name: str
    offset: int
    shape: tuple[int, ...]
    private: bool
    axes: str
    meaning: str

    @property
    def slice(self) -> slice:
        """Where the part lies in the array."""
        return slice(self.offset, self.offset + prod(self.shape))


class Row(NamedTuple):
    """Some bits of the packed observation and the entries that show them.

    They are a number, which sets at most one entry, or a set, in which every bit has an entry of its own.

    Attributes:
        word: which word keeps them.
        at: the lowest of them.
        width: how many they are.
        first: the number that sets the first entry.
        entries: how many entries there are.
        offset: the first entry.
        stride: how far the entries are apart.
        none: the number that sets no entry, if one does.
        is_set: whether the bits are a set.
    """

    word: int
    at: int
    width: int
    first: int
    entries: int
    offset: int
    stride: int
    none: int | None
    is_set: bool = False


class Draft(NamedTuple):
    """A part before it has its place in the array."""

    name: str
    shape: tuple[int, ...]
    axes: str
    meaning: str
    rows: tuple[Row, ...]
    private: bool = False


def one_of(
    word: int,
    at: int,
    width: int,
    count: int,
    *,
    first: int = 0,
    none: int | None = None,
    offset: int = 0,
    stride: int = 1,
) -> Row:
    """A number from `first` on, shown as one of `count` entries; `none` is the value that none of them shows."""
    return Row(word, at, width, first, count, offset, stride, none)


def flags(word: int, at: int, count: int) -> tuple[Row]:
    """So many single bits, each shown by an entry of its own."""
    return (Row(word, at, count, 0, count, 0, 1, 0, is_set=True),)


def laid_out(drafts: Sequence[Draft]) -> tuple[tuple[Part, ...], tuple[Row, ...]]:
    """The parts one behind the other, public ones first, and all rows with their places in the whole array."""
    found: list[Part] = []
    rows: list[Row] = []
    offset = 0
    for draft in sorted(drafts, key=lambda draft: draft.private):
        found.append(Part(draft.name, offset, draft.shape, draft.private, draft.axes, draft.meaning))
        rows += _moved(draft.rows, offset)
        offset += prod(draft.shape)
    return tuple(found), tuple(rows)


def _moved(rows: Iterable[Row], offset: int) -> list[Row]:
    return [row._replace(offset=row.offset + offset) for row in rows]
