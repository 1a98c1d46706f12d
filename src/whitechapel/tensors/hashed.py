"""Arrays for a game that says nothing about its observations: feature hashing of their text.

Every ``name=value`` of an observation's text, and every item of a list in it, sets the entry that its checksum picks.
The array says all that the text says unless two values share an entry; it can't be turned back. A learner gets on
better with parts of the game's own (`whitechapel.tensors.encoding.Packing`), named in its descriptor.
"""

from zlib import crc32

import numpy as np

from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyGame, AnyObservation
from whitechapel.tensors.arrays import Arrays, FloatArray
from whitechapel.tensors.parts import Part

ENTRIES = 1024


class HashedEncoding(Arrays):
    """The encoding of a game without tensors. A mask has room for every action, chance's included."""

    def __init__(self, game: AnyGame) -> None:
        part = Part("hashed", 0, (ENTRIES,), True, "checksum", "a value of the text with this checksum is there")
        super().__init__(game, (part,), game.ACTION_COUNT)

    def encode(self, observation: AnyObservation, out: FloatArray | None = None, offset: int = 0) -> FloatArray:
        """The array of an observation; written into `out` from `offset` on, where all must be zeros, if it is given."""
        filled = np.zeros(self.size, np.float32) if out is None else out
        for field in self.game.position_to_text(observation).split(";"):
            name, _, value = field.partition("=")
            for number, item in enumerate(value.split(",")):
                filled[offset + crc32(f"{name} {number}={item}".encode()) % ENTRIES] = 1.0
        return filled

    def decode(self, encoded: FloatArray) -> AnyObservation:
        """Always refused: a checksum can't be turned back."""
        self.check_shape(encoded)
        why = f"can't be turned back: the descriptor of {self.game.NAME} names no tensors"
        raise NotationError("the array", why, "a game with tensors of its own")
