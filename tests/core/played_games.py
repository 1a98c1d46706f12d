"""Finished games to write down, verify and tamper with."""

from functools import cache
from random import Random

from whitechapel import pocket
from whitechapel.core import Deal, Dealer, GameRecord, Referee, SeededDealer

DEAL = Deal(bytes(range(32)), bytes(range(16)), ("fog", "gaslight"))


def played_out(dealer: Dealer, seed: int = 1) -> Referee:
    """A referee whose game two random players have finished."""
    referee, rng = Referee(pocket, dealer), Random(seed)
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
