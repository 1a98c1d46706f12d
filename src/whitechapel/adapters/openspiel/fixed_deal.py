"""Games from one deal: what chance decides in the open is decided beforehand, and so may the first actions be.

Only what is hidden stays for chance: who Jack is, which cards are drawn. So a game tree has one root worth looking at.
"""

from random import Random
from typing import Any, NamedTuple

from whitechapel.adapters.openspiel.happenings import CHANCE, Happening
from whitechapel.core.dealer import SeededDealer
from whitechapel.core.game import Game, OptionValue
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import Action, Seat


class Terms(NamedTuple):
    """How a deal is fixed: by which seed, and how many of the players' first actions it decides too."""

    deal: int
    played: int


class DealtHappening(Happening):
    """A happening of a game from one deal: what the deal decides follows at once."""

    __slots__ = ("_played", "_terms")

    def __init__(
        self, rules: Game[Any, Any], before: "Happening | None", action: Action, state: Any, terms: Terms, played: int
    ) -> None:
        super().__init__(rules, before, action, state)
        self._terms = terms
        self._played = played

    def after(self, action: Action) -> Happening:
        """What follows when this legal action is chosen, up to the next choice the deal leaves open."""
        return self.then(action).settled()

    def then(self, action: Action) -> "DealtHappening":
        """One event more."""
        state = self.rules.apply_trusted(self.state, action)
        played = self._played + (self.player >= 0)
        return DealtHappening(self.rules, self, action, state, self._terms, played)

    def settled(self) -> "DealtHappening":
        """The next happening from which something is open."""
        here = self
        while (action := here._decided()) is not None:
            here = here.then(action)
        return here

    def _decided(self) -> Action | None:
        """What the deal decides now: the same in every world that looks alike to everybody."""
        seed = f"{self._terms.deal} {self.depth}"
        if self.player == CHANCE:
            outcomes = self.rules.chance_outcomes(self.state)
            return SeededDealer(seed).deal(0, outcomes) if self._in_the_open(outcomes) else None
        if self.player >= 0 and self._played < self._terms.played:
            return Random(seed).choice(self.rules.legal_actions(self.state))
        return None

    def _in_the_open(self, outcomes: tuple[Any, ...]) -> bool:
        """Whether everybody will see what chance decides, and no secret has a say in what it can be."""
        rules, state = self.rules, self.state
        return all(rules.sees(state, outcome.action, Seat.SPECTATOR) for outcome in outcomes) and all(
            rules.chance_outcomes(world) == outcomes for world, _ in rules.worlds(rules.observe(state, Seat.SPECTATOR))
        )

    def __reduce__(self) -> tuple[Any, ...]:
        _, (name, options, actions) = super().__reduce__()
        return redealt, (name, options, actions, self._terms)


def dealt(rules: Game[Any, Any], options: dict[str, OptionValue], terms: Terms) -> DealtHappening:
    """The beginning of a game from one deal, with all that it decides at once."""
    return DealtHappening(rules, None, -1, rules.initial(**options), terms, 0).settled()


def redealt(name: str, options: dict[str, OptionValue], actions: tuple[Action, ...], terms: Terms) -> Happening:
    """The chain of these events in a game from one deal."""
    rules = game_called(name)
    here = DealtHappening(rules, None, -1, rules.initial(**options), terms, 0)
    for action in actions:
        here = here.then(action)
    return here
