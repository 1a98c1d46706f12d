"""Opponents: each is given a view of its seat and nothing else, never a state.

Read the files in this order: base, uniform, careless, levels, contract, catalogue, hint; then a game's own package
(`players.pocket`).
"""

from whitechapel.core.view import AnyView
from whitechapel.players.base import OWN_BUDGET, Candidate, Explainer, Explanation, Limit, Player, stream
from whitechapel.players.catalogue import player, strongest
from whitechapel.players.contract import SpecError, check_player

__all__ = [
    "OWN_BUDGET",
    "AnyView",
    "Candidate",
    "Explainer",
    "Explanation",
    "Limit",
    "Player",
    "SpecError",
    "check_player",
    "player",
    "stream",
    "strongest",
]
