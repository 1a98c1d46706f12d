"""Where chance comes from: a seed, or a secret that was committed to before the game.

A committed deal lets anybody check a finished game: the host publishes `Deal.commitment` before the first
card, every chance event is derived from the secret and the players' own words, and at the end the secret
and its salt are revealed. Neither side can steer the cards: the host fixed the secret before it knew the
words, and nobody who adds words knows the secret.
"""

import hashlib
import hmac
import math
import secrets
from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from whitechapel.core.errors import NotationError
from whitechapel.core.game import ChanceOutcome
from whitechapel.core.types import Action

_COMMIT = b"whitechapel commitment 1\n"
_DERIVE = b"whitechapel deal 1\n"
_SEAL = b"whitechapel seal 1\n"


class Dealer(Protocol):
    """Decides what chance decides.

    What it decides follows from the number of the chance event and from what came before it: a match that goes back and
    comes again to the same event is dealt the same. So matches that share a past may share a dealer.
    """

    def deal(self, number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
        """Pick one outcome of chance event `number` (0 for the first of the game)."""
        ...


class SeededDealer:
    """Chance from a seed; without one the operating system draws a seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = secrets.randbits(64) if seed is None else seed
        self._rng = Random(self.seed)
        self._drawn: list[int] = []

    def deal(self, number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
        """Pick one outcome at random, as likely as it says."""
        if number != len(self._drawn):
            self._go_to(number)
        below = denominator(outcomes)
        self._drawn.append(below)
        return pick(self._rng.randrange(below), outcomes)

    def _go_to(self, number: int) -> None:
        """Draw again what was drawn before an event, so that the next draw is that event's own.

        A match that began in the middle of a game asks for a later event first: what it skips is drawn as well.
        """
        drawn = [*self._drawn[:number], *[2] * (number - len(self._drawn))]
        self._rng = Random(self.seed)
        self._drawn = drawn
        for below in drawn:
            self._rng.randrange(below)

    def __repr__(self) -> str:
        return f"SeededDealer({self.seed!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeededDealer) and other.seed == self.seed

    def __hash__(self) -> int:
        return hash(("SeededDealer", self.seed))

    def __reduce__(self) -> tuple[object, ...]:
        return _seeded, (self.seed, tuple(self._drawn))


def _seeded(seed: int | str, drawn: tuple[int, ...]) -> SeededDealer:
    dealer = SeededDealer(seed)
    dealer._drawn = list(drawn)
    dealer._go_to(len(drawn))
    return dealer


class Deal(NamedTuple):
    """Everything a committed game's chance follows from."""

    secret: bytes
    salt: bytes
    words: tuple[str, ...] = ()

    @classmethod
    def fresh(cls) -> "Deal":
        """A new deal from the operating system's randomness: 256 secret bits and 128 bits of salt."""
        return cls(secrets.token_bytes(32), secrets.token_bytes(16))

    @property
    def commitment(self) -> str:
        """What is published before the game: it binds the secret and tells nothing of it."""
        return hashlib.sha256(_COMMIT + self.salt + self.secret).hexdigest()

    def number(self, event: int, below: int) -> int:
        """The number from 0 up to `below` that chance event `event` draws, without bias.

        HMAC-SHA256 under the secret over the event, the attempt and every seat's words; a draw from the
        incomplete last block of multiples of `below` is thrown away and the next attempt made.
        """
        words = "\n".join(self.words).encode()
        limit = (1 << 256) - (1 << 256) % below
        attempt = 0
        while True:
            message = _DERIVE + f"{event}\n{attempt}\n".encode() + words
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if value < limit:
                return value % below
            attempt += 1

    def seal(self, text: str) -> str:
        """What only somebody with the secret can make of a text: it holds a finished record together."""
        return hmac.digest(self.secret, _SEAL + text.encode(), "sha256").hex()

    def deal(self, number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
        """Pick one outcome of chance event `number`, as anybody who knows the deal can check."""
        return pick(self.number(number, denominator(outcomes)), outcomes)


def checked_words(words: str) -> str:
    """A seat's own random words as they enter the deal: one line of at most 200 printable characters."""
    if len(words) > 200 or not words.isprintable():
        raise NotationError(words, "can't be a seat's words", "one line of at most 200 printable characters")
    return words


def denominator(outcomes: Sequence[ChanceOutcome]) -> int:
    """The common denominator of the outcomes' probabilities."""
    return len(outcomes) if _alike(outcomes) else math.lcm(*(outcome.probability.denominator for outcome in outcomes))


def pick(number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
    """The outcome in whose share of the common denominator `number` falls, in the order given."""
    if 0 <= number < len(outcomes) and _alike(outcomes):
        return outcomes[number].action
    whole = denominator(outcomes)
    for outcome in outcomes:
        number -= outcome.probability.numerator * (whole // outcome.probability.denominator)
        if number < 0:
            return outcome.action
    raise NotationError(number, "falls outside the outcomes", "a number below their common denominator")


def _alike(outcomes: Sequence[ChanceOutcome]) -> bool:
    """Whether they are known to be equally likely without any arithmetic: one fraction, which they share."""
    share = outcomes[0].probability
    return share.denominator == len(outcomes) and all(outcome.probability is share for outcome in outcomes)
