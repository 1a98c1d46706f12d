"""Finished games to write down, verify and tamper with."""

from functools import cache
from random import Random

from whitechapel import pocket
from whitechapel.core import Borrowed, Deal, Dealer, GameRecord, Match, SeededDealer

BORROWED = Borrowed("mQ2-finished_match", 14)
DEAL = Deal(bytes(range(32)), bytes(range(16)), ("fog", "gaslight"))


def played_out(dealer: Dealer, seed: int = 1) -> Match:
    """A match whose game two random players have finished."""
    return finished(Match(pocket, dealer), seed)


def finished(match: Match, seed: int) -> Match:
    """The same match, once two random players have finished its game."""
    rng = Random(seed)
    while (seat := match.actor) is not None:
        match.play(seat, rng.choice(match.legal_actions))
    return match


@cache
def committed_game() -> GameRecord:
    """A finished game of more than one turn whose deal was committed to and is revealed."""
    return played_out(DEAL, seed=4).record()


@cache
def seeded_game(seed: int = 1) -> GameRecord:
    return played_out(SeededDealer(seed), seed).record()


@cache
def borrowed_game() -> GameRecord:
    """A finished game with a beginning borrowed from another, and a committed deal of its own from there on."""
    return finished(Match.from_record(seeded_game(), DEAL, borrowed=BORROWED), seed=4).record()
