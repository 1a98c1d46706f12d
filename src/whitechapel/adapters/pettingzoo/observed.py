"""What an agent observes: the array of what its seat knows, and a mask of what it may do."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from whitechapel.core import Match, Seat
from whitechapel.tensors import encoding

Observed: TypeAlias = dict[str, Any]
"""Two arrays: ``observation`` and ``action_mask``."""


def observed(match: Match, seat: Seat) -> Observed:
    """What `seat` observes now."""
    game, history = match.game, match.history
    found = encoding(game.NAME)
    legal = history.legal_actions if history.actor is seat else ()
    return {"observation": found.encode(game.observe(history.state, seat)), "action_mask": found.mask(legal)}


def observed_space(name: str) -> spaces.Dict:
    """The space of that, for a game."""
    found = encoding(name)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (found.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (found.player_actions,), np.int8),
        }
    )
