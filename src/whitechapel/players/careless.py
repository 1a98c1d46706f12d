"""A player made weaker in a human way: now and then it overlooks most of what it could do."""

from whitechapel.core.types import Action
from whitechapel.core.view import AnyView
from whitechapel.players.base import OWN_BUDGET, Explainer, Limit, stream

OVERLOOKED = 0.85
"""The share of its actions that a careless moment misses."""


class Careless:
    """Plays like another player, but in a share of its decisions sees only a few actions and takes the best one."""

    def __init__(self, player: Explainer, *, share: float, seed: int = 0) -> None:
        self._player = player
        self._share = share
        self._seed = seed

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:
        """The best action the other player sees, or in a careless moment the best of those noticed."""
        rng = stream(self._seed, view.observation)
        legal = view.legal_actions
        if rng.random() < self._share:
            noticed = tuple(action for action in legal if rng.random() > OVERLOOKED) or (rng.choice(legal),)
            view = view._replace(legal_actions=noticed)
        candidates = self._player.explain(view, limit).candidates
        least = candidates[0].win_probability - 1e-9
        return rng.choice([candidate.action for candidate in candidates if candidate.win_probability >= least])
