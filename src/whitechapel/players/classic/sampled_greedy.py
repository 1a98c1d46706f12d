"""A player of short sight: greedy among the few plays that come to its mind. The weaker levels of Mr. Jack."""

from random import Random

from whitechapel.classic.plays import sample_play
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, side_of
from whitechapel.players.classic.greedy import last_accusation
from whitechapel.players.classic.light import score
from whitechapel.players.classic.plans import NOBODY, Plan, before_play
from whitechapel.players.classic.whole_plays import Deliberation, WholePlays, certain_win
from whitechapel.players.clock import monotonic

BLIND = 2
"""Of `plays` + so many ways to end the game at once, `plays` are noticed."""


class SampledGreedy(WholePlays):
    """Thinks of so many plays and makes the one that greedy likes best; the fewer, the more often it misses a win."""

    def __init__(self, plays: int = 8, seed: int = 0) -> None:
        self._plays = plays
        super().__init__(self._plan, seed)

    def _plan(self, decision: Deliberation) -> Plan:
        state, plans, rng = decision.state, decision.plans, decision.rng
        if rng.randrange(self._plays + BLIND) < self._plays:
            certain = certain_win(decision)
            if certain:
                return certain
            accusing = last_accusation(decision)
            if accusing:
                return rng.choice(accusing)
        table = before_play(state.table)
        noticed = [plan for plan in plans if plan.accused == NOBODY and not plan.leaves][: self._plays]
        if not noticed:
            noticed.append(self._drawn(state, rng))
            while len(noticed) < self._plays and monotonic() < decision.deadline:
                noticed.append(self._drawn(state, rng))
        return max(noticed, key=lambda plan: score(plan.people, plan.streets, table, state.secret, side_of(table)))

    @staticmethod
    def _drawn(state: State, rng: Random) -> Plan:
        """Any play of any card left that does not end the game."""
        character = rng.choice([card for card in range(8) if cards_left(state.table) >> card & 1])
        people, streets, _, _ = sample_play(state.people, state.streets, character, 0, rng.getrandbits(64))
        return Plan(character, people, streets)
