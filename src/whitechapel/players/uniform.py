"""The player that does not think: every legal action is as likely."""

from collections.abc import Sequence
from typing import Any

from whitechapel.core.types import Action
from whitechapel.players.base import OWN_BUDGET, Limit, stream


class Uniform:
    """Plays any game, uniformly at random."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, observation: Any, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /) -> Action:  # noqa: ARG002 - needs no time
        """Any of the legal actions."""
        return stream(self._seed, observation).choice(legal_actions)
