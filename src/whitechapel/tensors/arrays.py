"""What all encodings share: arrays and masks of a fixed shape, made of parts."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyGame, AnyObservation
from whitechapel.core.types import Action
from whitechapel.tensors.parts import Part
from whitechapel.tensors.scatter import allow

FloatArray: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Arrays:
    """How one game's observations become arrays, and its legal actions masks. There is one of each game.

    Attributes:
        game: the rules.
        parts: what the array is made of, in its order.
        size: how many entries it has.
        public_size: how many of them, from the first on, show what everybody sees.
        player_actions: the players' actions are the ints below this: the length of a mask of actions.
    """

    def __init__(self, game: AnyGame, parts: tuple[Part, ...], player_actions: int) -> None:
        self.game = game
        self.parts = parts
        self.size = parts[-1].slice.stop
        self.public_size = next(part.offset for part in parts if part.private)
        self.player_actions = player_actions

    def encode(self, observation: AnyObservation, out: FloatArray | None = None, offset: int = 0) -> FloatArray:
        """The array of an observation; written into `out` from `offset` on, where all must be zeros, if it is given."""
        raise NotImplementedError

    def decode(self, encoded: FloatArray) -> AnyObservation:
        """The observation that such an array shows; raises `NotationError` when it shows none."""
        raise NotImplementedError

    def mask(self, legal_actions: tuple[Action, ...], out: Mask | None = None, offset: int = 0) -> Mask:
        """A 1 for each of these actions of a player; written into `out` from `offset` on, if it is given."""
        filled = np.zeros(self.player_actions, np.int8) if out is None else out
        allow(legal_actions, filled, offset)
        return filled

    def check_shape(self, encoded: FloatArray) -> None:
        """Raise `NotationError` unless an array has the shape of this game's arrays."""
        if encoded.shape != (self.size,):
            raise NotationError(encoded.shape, "is not the shape of an observation's array", f"({self.size},)")
