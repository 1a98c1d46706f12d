"""Which games a tournament consists of, and the seeds of each."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations
from typing import NamedTuple

from whitechapel.arena.entrants import Entrant
from whitechapel.arena.terms import Terms
from whitechapel.core import Seat


class Fixture(NamedTuple):
    """One game to be played: who is who, and which pair of deals it belongs to."""

    number: int
    pair: int
    jack: Entrant
    detective: Entrant
    terms: Terms

    def entrant(self, seat: Seat) -> Entrant:
        """Who sits there."""
        return self.jack if seat is Seat.JACK else self.detective

    @property
    def deal_seed(self) -> str:
        """The seed of chance: the same for both games of a pair, and for that pair of every pairing."""
        return f"{self.terms.seed} {self.pair}"

    def player_seed(self, seat: Seat) -> int:
        """The seed of the player who sits there; it does not depend on who else takes part in the tournament."""
        text = f"{self.deal_seed} {seat} {self.jack.name} {self.detective.name}"
        return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big") >> 1


def everybody_meets(entrants: Sequence[Entrant], *, mirror: bool = False) -> tuple[tuple[Entrant, Entrant], ...]:
    """All pairings; with `mirror` everybody meets himself, too."""
    selves = [(entrant, entrant) for entrant in entrants] if mirror or len(entrants) == 1 else []
    return (*combinations(entrants, 2), *selves)


def fixtures(
    pairings: Sequence[tuple[Entrant, Entrant]], pairs: int, terms: Terms, *, first_pair: int = 0
) -> Iterator[Fixture]:
    """All games, pair by pair, so that at any moment every pairing has played about as many.

    A pair is one deal played twice with the roles swapped. Somebody who meets himself plays each deal once. With
    `first_pair` a tournament goes on where an earlier one ended.
    """
    number = 0
    for pair in range(first_pair, first_pair + pairs):
        for one, other in pairings:
            for jack, detective in [(one, other), (other, one)][: 1 if one == other else 2]:
                yield Fixture(number, pair, jack, detective, terms)
                number += 1
