"""Chance for paired deals: whatever the players do in between, the same things happen to both games of a pair."""

from collections.abc import Sequence
from hashlib import blake2b
from math import log

from whitechapel.core import Action, AnyGame, ChanceOutcome


class PairedDealer:
    """Deals alike to all games with the same seed; one dealer runs one game.

    A chance event is known by its kind (the first word of its actions' texts: tile, identity, throw, card,
    shuffle) and by its running number within the kind, not by its place in the game. For each event all
    outcomes are ranked by the seed, and the first one that is still available happens. So the n-th throw is the same
    throw, and the n-th card drawn from the pile is the same card, whoever draws it and whenever. A game that goes back
    and comes again to a chance event is dealt the same.
    """

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._kinds: list[str] = []

    def deal(self, number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
        """Pick the available outcome that is ranked first, each as likely as it says."""
        kind = self._game.action_to_text(outcomes[0].action).split(" ", maxsplit=1)[0]
        event = f"{self._seed} {kind} {self._kinds[:number].count(kind)}"
        self._kinds[number:] = [kind]
        return min(outcomes, key=lambda outcome: _waiting_time(event, outcome)).action


def _waiting_time(event: str, outcome: ChanceOutcome) -> float:
    """An exponential waiting time: the earliest of several is each one with its own probability."""
    digest = blake2b(f"{event} {outcome.action}".encode(), digest_size=7).digest()
    return -log((int.from_bytes(digest, "big") + 1) / (1 << 56)) / float(outcome.probability)
