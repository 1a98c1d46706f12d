"""One game's encoding: its parts, and the way from an observation to an array and back."""

from array import array
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyGame, AnyObservation
from whitechapel.tensors.arrays import Arrays, FloatArray
from whitechapel.tensors.parts import Draft, Row, laid_out
from whitechapel.tensors.scatter import scatter

Words: TypeAlias = tuple[int, ...]


class Packing(NamedTuple):
    """What a game says about its observations.

    Attributes:
        drafts: its parts.
        words: the ints that an observation is made of, and some worked out from them.
        observation: the observation that such words were made from.
        player_actions: the players' actions are the ints below this; chance's come behind them.
    """

    drafts: Sequence[Draft]
    words: Callable[[AnyObservation], Words]
    observation: Callable[[Words], AnyObservation]
    player_actions: int


class Encoding(Arrays):
    """How one game's observations become arrays: part by part, without loss."""

    def __init__(self, game: AnyGame, packing: Packing) -> None:
        parts, self._rows = laid_out(packing.drafts)
        super().__init__(game, parts, packing.player_actions)
        self._words = packing.words
        self._observation = packing.observation
        self._plan = array("Q", [number for row in self._rows for number in _planned(row)])

    def encode(self, observation: AnyObservation, out: FloatArray | None = None, offset: int = 0) -> FloatArray:
        """The array of an observation; written into `out` from `offset` on, where all must be zeros, if it is given."""
        filled = np.zeros(self.size, np.float32) if out is None else out
        scatter(self._words(observation), self._plan, filled, offset)
        return filled

    def decode(self, encoded: FloatArray) -> AnyObservation:
        """The observation that such an array shows.

        Raises:
            NotationError: when no observation has this array.
        """
        self.check_shape(encoded)
        words = [0] * (1 + max(row.word for row in self._rows))
        for row in self._rows:
            words[row.word] |= _value(row, encoded) << row.at
        observation = self._observation(tuple(words))
        if not np.array_equal(self.encode(observation), encoded):
            raise _shows_nothing()
        return observation


def _planned(row: Row) -> tuple[int, ...]:
    """A row as `scatter` takes it: a set has no number of entries."""
    entries = 0 if row.is_set else row.entries
    return row.word, row.at, (1 << row.width) - 1, row.first, entries, row.offset, row.stride


def _value(row: Row, encoded: FloatArray) -> int:
    """The bits that a row's entries show."""
    entries = encoded[row.offset : row.offset + row.entries * row.stride : row.stride]
    if row.is_set:
        return sum(1 << int(number) for number in entries.nonzero()[0])
    if entries.any():
        return row.first + int(entries.argmax())
    if row.none is None:
        raise _shows_nothing()
    return row.none


def _shows_nothing() -> NotationError:
    return NotationError("the array", "shows no observation", "an array that was encoded")
