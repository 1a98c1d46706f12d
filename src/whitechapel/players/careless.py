"""A player made weaker in a human way: now and then it overlooks most of what it could do."""

from collections.abc import Sequence
from typing import Any

from whitechapel.core.types import Action
from whitechapel.players.base import OWN_BUDGET, Explainer, Limit, stream

OVERLOOKED = 0.85
"""The share of its actions that a careless moment misses."""


class Careless:
    """Plays like another player, but in a share of its decisions sees only a few actions and takes the best one."""

    def __init__(self, player: Explainer, *, share: float, seed: int = 0) -> None:
        self._player = player
        self._share = share
        self._seed = seed

    def choose(self, observation: Any, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /) -> Action:
        """The best action the other player sees, or in a careless moment the best of those noticed."""
        rng = stream(self._seed, observation)
        noticed = list(legal_actions)
        if rng.random() < self._share:
            noticed = [action for action in legal_actions if rng.random() > OVERLOOKED] or [rng.choice(legal_actions)]
        candidates = self._player.explain(observation, noticed, limit).candidates
        best = [action for action, value in candidates if value >= candidates[0].value - 1e-9]
        return rng.choice(best)
