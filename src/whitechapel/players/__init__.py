"""Opponents: each is given an observation and its own legal actions, never a state.

Read the files in this order: base, uniform, catalogue, levels; then a game's own room (`players.pocket`).
"""

from whitechapel.players.base import OWN_BUDGET, Candidate, Explainer, Explanation, Limit, Player, stream
from whitechapel.players.catalogue import SpecError, player

__all__ = ["OWN_BUDGET", "Candidate", "Explainer", "Explanation", "Limit", "Player", "SpecError", "player", "stream"]
