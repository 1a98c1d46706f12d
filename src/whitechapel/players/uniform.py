"""The player that does not think: every legal action is as likely."""

from random import Random

from whitechapel.core.types import Action
from whitechapel.players.base import OWN_BUDGET, AnyView, Limit, stream_seed


class Uniform:
    """Plays any game, uniformly at random."""

    reads_log = False

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._rng = Random(seed)

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:  # noqa: ARG002 - needs no time
        """Any of the legal actions."""
        self._rng.seed(stream_seed(self._seed, view.observation))
        return self._rng.choice(view.legal_actions)
