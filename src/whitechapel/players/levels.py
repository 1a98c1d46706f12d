"""Levels, for people: how long each may think, and how strong each was measured to be.

Which player plays at a level stands in the game's descriptor. The measured strength comes from a data file that
``python -m benchmarks.strength`` writes with docs/strength.md.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple, cast

from whitechapel.core.errors import WhitechapelError
from whitechapel.core.types import Action
from whitechapel.core.view import AnyView
from whitechapel.players.base import OWN_BUDGET, Explainer, Explanation, Limit, Player


class Capped:
    """Another player that thinks for so many seconds at most, unless it is given a budget other than its own.

    It is asked of one game, and only where it is to act; anything else gets a `WhitechapelError`.
    """

    def __init__(self, player: Player, seconds: float, game: str) -> None:
        self._player = player
        self._seconds = seconds
        self._game = game

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:
        """What the other player chooses in that time."""
        return self._player.choose(self._checked(view), self._within(limit))

    def _checked(self, view: AnyView) -> AnyView:
        if view.game != self._game:
            raise WhitechapelError(f"a view of {view.game}", "is of another game", f"a view of {self._game}")
        if not view.legal_actions:
            raise WhitechapelError(f"the view of the {view.seat}", "has nothing to choose", "that of the seat to act")
        return view

    def _within(self, limit: Limit) -> Limit:
        if limit.seconds is not None or limit.nodes is not None:
            return limit
        return Limit(cap=self._seconds if limit.cap is None else min(self._seconds, limit.cap))


class CappedExplainer(Capped):
    """The same for a player that can explain itself."""

    def explain(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Explanation:
        """What the other player sees in that time."""
        return cast(Explainer, self._player).explain(self._checked(view), self._within(limit))


def capped(player: Player, seconds: float, game: str) -> Player:
    """A player that keeps a time: its own budget is spent no longer than that."""
    return (CappedExplainer if isinstance(player, Explainer) else Capped)(player, seconds, game)


class Strength(NamedTuple):
    """What was measured of a level.

    Attributes:
        elo: its rating among the players of its game, 0 being their mean.
        beats_below: the share of games it won against the level below; None for level 1.
        pairs: over how many paired deals that is.
        cpu_ms: CPU milliseconds a decision.
    """

    elo: int
    beats_below: float | None
    pairs: int
    cpu_ms: float


@cache
def measured(game: str) -> dict[int, Strength]:
    """How strong the levels of a game are, as far as they have been measured."""
    kept = json.loads(files("whitechapel.players").joinpath("data/level_strength.json").read_text("utf-8"))
    return {int(level): Strength(**figures) for level, figures in kept.get(game, {}).items()}
