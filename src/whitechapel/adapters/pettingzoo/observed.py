"""What an agent observes: the array of what its seat knows, and a mask of what it may do."""

from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from whitechapel.tensors import encoding

Mask: TypeAlias = NDArray[np.int8]


def mask_of(actions: tuple[int, ...], count: int) -> Mask:
    """A mask of `count` actions with a 1 for each of these."""
    mask = bytearray(count)
    for action in actions:
        mask[action] = 1
    return np.frombuffer(mask, np.int8)


def observed_space(name: str) -> spaces.Dict:
    """What an agent of a game observes: its array, and which actions it may choose."""
    found = encoding(name)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (found.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (found.player_actions,), np.int8),
        }
    )
