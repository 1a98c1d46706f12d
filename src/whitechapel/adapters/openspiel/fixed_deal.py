"""Games from one deal: what chance decides in the open is decided beforehand, and so may the first actions be.

Only what is hidden stays for chance: who Jack is, which cards are drawn. So a game tree has one root worth looking at.
"""

from random import Random
from typing import NamedTuple

from whitechapel.core.dealer import SeededDealer
from whitechapel.core.errors import OptionError
from whitechapel.core.game import ChanceOutcome
from whitechapel.core.history import History
from whitechapel.core.types import Action, Seat

NO_DEAL = -1


class FixedDeal(NamedTuple):
    """How a deal is fixed: by which seed, and how many of the players' first actions it decides too."""

    deal: int
    played: int = 0

    def settled(self, history: History) -> History:
        """The next history from which something is open, with all that the deal decides on the way."""
        while (action := self._decided(history)) is not None:
            history = history.then(action)
        return history

    def _decided(self, history: History) -> Action | None:
        """What the deal decides now: the same in every world that looks alike to everybody."""
        seed = f"{self.deal} {history.number}"
        if history.actor is Seat.CHANCE:
            outcomes = history.game.chance_outcomes(history.state)
            return SeededDealer(seed).deal(0, outcomes) if _in_the_open(history, outcomes) else None
        if history.actor is not None and history.number - history.chances < self.played:
            return Random(seed).choice(history.legal_actions)
        return None


def _in_the_open(history: History, outcomes: tuple[ChanceOutcome, ...]) -> bool:
    """Whether everybody will see what chance decides, and no secret has a say in what it can be."""
    rules, state = history.game, history.state
    return all(rules.sees(state, outcome.action, Seat.SPECTATOR) for outcome in outcomes) and all(
        rules.chance_outcomes(world) == outcomes for world, _ in rules.worlds(history.observation(Seat.SPECTATOR))
    )


def checked_deal(deal: int, played: int) -> FixedDeal | None:
    """The deal of a game's parameters, None for none.

    Raises:
        OptionError: when there is no such deal.
        ValueError: when first actions are to be played without a deal.
    """
    if deal < NO_DEAL:
        raise OptionError(f"deal={deal}", "is not a deal", f"{NO_DEAL} for none, or a seed from 0 on")
    if played < 0:
        raise OptionError(f"played={played}", "is not a number of first actions", "0 or more")
    if deal == NO_DEAL and played:
        raise ValueError("The first actions can be played only in a game from one deal")
    return None if deal == NO_DEAL else FixedDeal(deal, played)
