"""One game's encoding: its parts, and the way from an observation to an array and back."""

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from whitechapel.core.errors import NotationError
from whitechapel.core.game import Game
from whitechapel.core.types import Action
from whitechapel.tensors.parts import Draft, Part, Row, laid_out
from whitechapel.tensors.scatter import allow, scatter

FloatArray: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
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
    words: Callable[[Any], Words]
    observation: Callable[[Words], Any]
    player_actions: int


class Encoding:
    """How one game's observations become arrays.

    Attributes:
        parts: what the array is made of, in its order.
        size: how many entries it has.
        public_size: how many of them, from the first on, show what everybody sees.
        player_actions: how many actions the players have: the length of a mask of actions.
    """

    def __init__(self, packing: Packing) -> None:
        self.parts, self._rows = laid_out(packing.drafts)
        self.size = self.parts[-1].slice.stop
        self.public_size = next(part.offset for part in self.parts if part.private)
        self.player_actions = packing.player_actions
        self._words = packing.words
        self._observation = packing.observation
        self._plan = array("Q", [number for row in self._rows for number in _planned(row)])

    def encode(self, observation: Any, out: FloatArray | None = None) -> FloatArray:
        """The array of an observation; written into `out`, which must be all zeros, if it is given."""
        filled = np.zeros(self.size, np.float32) if out is None else out
        scatter(array("Q", self._words(observation)), self._plan, filled)
        return filled

    def mask(self, legal_actions: tuple[Action, ...], out: Mask | None = None) -> Mask:
        """A 1 for each of these actions of a player; written into `out`, which must be all zeros, if it is given."""
        filled = np.zeros(self.player_actions, np.int8) if out is None else out
        allow(legal_actions, filled)
        return filled

    def decode(self, encoded: FloatArray) -> Any:
        """The observation that such an array shows.

        Raises:
            NotationError: when no observation has this array.
        """
        if encoded.shape != (self.size,):
            raise NotationError(encoded.shape, "is not the shape of an observation's array", f"({self.size},)")
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


@cache
def encoding(name: str) -> Encoding:
    """The encoding of the game called `name`."""
    packing: Packing = import_module(f"whitechapel.tensors.{name}").PACKING
    return Encoding(packing)


def shape(game: Game[Any, Any]) -> tuple[int]:
    """The shape of a game's arrays."""
    return (encoding(game.NAME).size,)


def parts(game: Game[Any, Any]) -> tuple[Part, ...]:
    """The parts of a game's arrays, each with its name, offset and shape, in the order of the array."""
    return encoding(game.NAME).parts


def public_slice(game: Game[Any, Any]) -> slice:
    """Where a game's arrays show what everybody sees: equal for all viewers of a position."""
    return slice(0, encoding(game.NAME).public_size)


def private_slice(game: Game[Any, Any]) -> slice:
    """Where a game's arrays show whose they are and what that seat alone knows (after the end: all was hidden)."""
    found = encoding(game.NAME)
    return slice(found.public_size, found.size)


def encode(game: Game[Any, Any], observation: Any) -> FloatArray:
    """An observation as an array of zeros and ones."""
    return encoding(game.NAME).encode(observation)


def decode(game: Game[Any, Any], array: FloatArray) -> Any:
    """The observation that an array shows; raises `NotationError` when it shows none."""
    return encoding(game.NAME).decode(array)
