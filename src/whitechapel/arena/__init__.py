"""Where players meet: paired deals, many games side by side, and honest statistics.

Read the files in this order: terms, dealer, entrants, fixtures, match, workers, tournament, standings, stats, elo,
report, progress.
"""

from whitechapel.arena.dealer import PairedDealer
from whitechapel.arena.entrants import Entrant, EntrantError, entrants
from whitechapel.arena.fixtures import Fixture, everybody_meets, fixtures
from whitechapel.arena.match import MatchResult, Thinking, play
from whitechapel.arena.standings import Score, Standings, Tally
from whitechapel.arena.stats import Rate, wilson
from whitechapel.arena.terms import PATIENCE, Terms
from whitechapel.arena.tournament import Tournament

__all__ = [
    "PATIENCE",
    "Entrant",
    "EntrantError",
    "Fixture",
    "MatchResult",
    "PairedDealer",
    "Rate",
    "Score",
    "Standings",
    "Tally",
    "Terms",
    "Thinking",
    "Tournament",
    "entrants",
    "everybody_meets",
    "fixtures",
    "play",
    "wilson",
]
