"""Whole-turn search: every order of the rest of the turn, to the value of its end."""

from functools import cache

from whitechapel.core import Action, View
from whitechapel.players.base import OWN_BUDGET, Candidate, Explanation, Limit, stream
from whitechapel.players.clock import monotonic
from whitechapel.players.pocket import turn_search, turn_tree
from whitechapel.players.pocket.greedy import PlayerObservation, explained, scored
from whitechapel.players.pocket.spare import Spare
from whitechapel.players.pocket.tree_buffers import TreeBuffers
from whitechapel.players.pocket.turn_values import Values, load, situation, splits
from whitechapel.pocket import kernel
from whitechapel.pocket.observation import JackObservation

SLICE = 512
"""So many ends of the turn are valued between two looks at the clock."""
_BUFFERS = Spare(TreeBuffers.fresh)


@cache
def shipped_values() -> Values:
    """The fitted values, read once."""
    return load()


class WholeTurn:
    """Plays the best action of the turn for values at the turn's end, fitted by self-play.

    The Detective reckons that Jack plays each identity as suits it best. Jack fears a Detective who has guessed him:
    against such a one he has to hide among the others for real.
    """

    def __init__(self, seed: int = 0, *, values: Values | None = None) -> None:
        self._seed = seed
        self._values = values or shipped_values()

    def choose(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Action:
        """The best action; one of the best at random where they are worth the same."""
        candidates = self.weigh(view, limit)
        least = candidates[0].win_probability - 1e-9
        ties = [candidate.action for candidate in candidates if candidate.win_probability >= least]
        return stream(self._seed, view.observation).choice(ties)

    def explain(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Explanation:
        """All actions with the win probability after them, and the split after the best one."""
        return explained(view.observation, self.weigh(view, limit))

    def weigh(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET) -> list[Candidate]:
        """The actions with the win probability the seat to act has by them, best first.

        Where the time does not suffice for the whole turn, they are weighed by what greedy says of them.
        """
        observation = view.observation
        sums = self._sums(observation, limit.deadline())
        if sums is None:
            greedy = (Candidate(*one) for one in scored(view, limit).items())
            return sorted(greedy, key=lambda candidate: -candidate.win_probability)
        if isinstance(observation, JackObservation):
            candidates = [Candidate(action, 1 - sums[action]) for action in view.legal_actions]
        else:
            suspects = situation(observation, None).suspects
            candidates = [Candidate(action, sums[action] / suspects) for action in view.legal_actions]
        return sorted(candidates, key=lambda candidate: -candidate.win_probability)

    def _sums(self, observation: PlayerObservation, deadline: float) -> dict[Action, float] | None:
        """The Detective's win probability after each action, summed over who may be Jack; None when time is up."""
        if monotonic() >= deadline:
            return None
        with _BUFFERS.borrowed() as (tree,):
            return self._sums_in(tree, observation, deadline)

    def _sums_in(
        self, tree: TreeBuffers, observation: PlayerObservation, deadline: float
    ) -> dict[Action, float] | None:
        district, table = observation.district, observation.table
        depth = turn_tree.grow(district, table, *tree[:6])
        if isinstance(observation, JackObservation):
            where = situation(observation, observation.hourglasses)
            feared = 1 << (observation.secret & 15)
        else:
            where = situation(observation, None)
            feared = observation.suspect_mask
        rows = splits(self._values, where)
        for first in range(tree.layers[depth], tree.layers[depth + 1], SLICE):
            if monotonic() >= deadline:
                return None
            ends = first, min(first + SLICE, tree.layers[depth + 1])
            turn_tree.look(tree.districts, tree.tables, tree.seen, *ends)
            turn_search.value_ends(table, feared, tree.tables, tree.seen, rows, tree.worth, tree.sums, *ends)
        turn_search.carry_up(depth, tree.layers, tree.tables, tree.first_edges, tree.edges, tree.worth, tree.sums)
        numbers = range(kernel.count_actions(table))
        return {kernel.nth_action(district, table, number): tree.sums[tree.edges[number]] for number in numbers}
