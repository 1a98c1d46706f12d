"""What is drawn at random for a new match: the secret of its deal, and the seeds of those who play for the server."""

import hashlib
import secrets
from typing import NamedTuple

from whitechapel.core import PLAYERS, Deal, Seat


class Drawn(NamedTuple):
    """A new match's deal, and a seed for each seat."""

    deal: Deal
    seeds: dict[Seat, int]


class Draws:
    """Draws from the operating system's randomness; with a seed, which is for tests, everything follows from that.

    Every match of a server with a seed has the same deal, but for the words of its players: a test chooses its deal by
    them. Whoever knows the seed knows every deal, so such a server is no place to play at.
    """

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def match(self) -> Drawn:
        """The draws of the next match."""
        if not self._seed:
            return Drawn(Deal.fresh(), {seat: secrets.randbits(63) for seat in PLAYERS})
        seeds = {seat: int.from_bytes(self._bytes(str(seat))[:7]) for seat in PLAYERS}
        return Drawn(Deal(self._bytes("secret"), self._bytes("salt")[:16]), seeds)

    def _bytes(self, what: str) -> bytes:
        return hashlib.sha256(f"whitechapel test {self._seed} {what}".encode()).digest()
