"""What an agent observes: the array of what its seat knows, and a mask of what it may do."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from whitechapel.adapters.pettingzoo.quick_referee import QuickReferee
from whitechapel.core import Seat
from whitechapel.tensors import encoding

Observed: TypeAlias = dict[str, Any]


def observed(referee: QuickReferee, seat: Seat) -> Observed:
    """What `seat` observes now."""
    return {"observation": referee.array(seat), "action_mask": referee.mask(seat)}


def observed_space(name: str) -> spaces.Dict:
    """The space of that, for a game."""
    found = encoding(name)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (found.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (found.player_actions,), np.int8),
        }
    )
