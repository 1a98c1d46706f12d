"""The player that does not think: every legal action is as likely."""

from whitechapel.core.types import Action
from whitechapel.core.view import AnyView
from whitechapel.players.base import OWN_BUDGET, Limit, stream


class Uniform:
    """Plays any game, uniformly at random."""

    reads_log = False

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:  # noqa: ARG002 - needs no time
        """Any of the legal actions."""
        return stream(self._seed, view.observation).choice(view.legal_actions)
