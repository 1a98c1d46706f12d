"""Saved games as tables for learning: one row a decision, holding what the seat that decided knew.

Read the files in this order: games, decisions, parquet.
"""

from whitechapel.export.decisions import Decision, decisions
from whitechapel.export.games import ExportError, SavedGame, saved_games

__all__ = ["Decision", "ExportError", "SavedGame", "decisions", "saved_games"]
