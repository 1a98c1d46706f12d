"""What is drawn at random when a match is created: the secret of its deal, and the seeds of the server's own players."""

import hashlib
import secrets
from itertools import count
from typing import NamedTuple

from whitechapel.core import PLAYERS, Deal, Seat


class Drawn(NamedTuple):
    """A new match's deal, and a seed for each seat."""

    deal: Deal
    seeds: dict[Seat, int]


class Draws:
    """Draws from the operating system's randomness; with a seed, which is for tests, everything follows from that.

    Whoever knows the seed knows every deal, so a server with one is no place to play at.
    """

    def __init__(self, seed: str = "") -> None:
        self._seed = seed
        self._matches = count(1)

    def match(self) -> Drawn:
        """The draws of the next match."""
        if not self._seed:
            return Drawn(Deal.fresh(), {seat: secrets.randbits(63) for seat in PLAYERS})
        number = next(self._matches)
        seeds = {seat: int.from_bytes(self._bytes(number, str(seat))[:7]) for seat in PLAYERS}
        return Drawn(Deal(self._bytes(number, "secret"), self._bytes(number, "salt")[:16]), seeds)

    def _bytes(self, number: int, what: str) -> bytes:
        return hashlib.sha256(f"whitechapel test {self._seed} {number} {what}".encode()).digest()
