"""Finished games to write down, verify and tamper with."""

from functools import cache
from random import Random

from whitechapel import pocket
from whitechapel.core import Borrowed, Deal, Dealer, GameRecord, Referee, SeededDealer

BORROWED = Borrowed("mQ2-finished_match", 14)
DEAL = Deal(bytes(range(32)), bytes(range(16)), ("fog", "gaslight"))


def played_out(dealer: Dealer, seed: int = 1) -> Referee:
    """A referee whose game two random players have finished."""
    return finished(Referee(pocket, dealer), seed)


def finished(referee: Referee, seed: int) -> Referee:
    """The same referee, once two random players have finished its game."""
    rng = Random(seed)
    while (seat := referee.actor) is not None:
        referee.play(seat, rng.choice(referee.legal_actions(seat)))
    return referee


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
    return finished(Referee.playing_on(seeded_game(), BORROWED, DEAL), seed=4).record()
