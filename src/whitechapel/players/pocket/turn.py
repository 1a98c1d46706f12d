"""Whole-turn search: every order of the rest of the turn, to the value of its end."""

from collections.abc import Sequence
from functools import cache

from whitechapel.core.types import Action
from whitechapel.players.base import OWN_BUDGET, Candidate, Explanation, Limit, stream
from whitechapel.players.pocket import turn_search, turn_tree
from whitechapel.players.pocket.greedy import Sighted, seen_after
from whitechapel.players.pocket.tree_buffers import TreeBuffers
from whitechapel.players.pocket.turn_values import Values, load, situation, splits
from whitechapel.pocket import kernel
from whitechapel.pocket.observation import JackObservation


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
        self._tree = TreeBuffers.fresh()

    def choose(self, observation: Sighted, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /) -> Action:  # noqa: ARG002 - sees the whole turn
        """The best action; one of the best at random where they are worth the same."""
        candidates = self.weigh(observation, legal_actions)
        ties = [action for action, value in candidates if value >= candidates[0].value - 1e-9]
        return stream(self._seed, observation).choice(ties)

    def explain(
        self,
        observation: Sighted,
        legal_actions: Sequence[Action],
        limit: Limit = OWN_BUDGET,  # noqa: ARG002 - sees the whole turn
        /,
    ) -> Explanation:
        """All actions with the chance of winning after them, and the split after the best one."""
        candidates = self.weigh(observation, legal_actions)
        seen = seen_after(observation, candidates[0].action).bit_count()
        hidden = observation.suspect_mask.bit_count() - seen
        return Explanation(tuple(candidates), seen, hidden, candidates[0].value)

    def weigh(self, observation: Sighted, legal_actions: Sequence[Action]) -> list[Candidate]:
        """The actions with the chance of winning the seat to move has by them, best first."""
        tree = self._tree
        district, table = observation.district, observation.table
        depth = turn_tree.grow(district, table, *tree[:6])
        ends = tree.layers[depth], tree.layers[depth + 1]
        turn_tree.look(tree.districts, tree.tables, tree.seen, *ends)
        if isinstance(observation, JackObservation):
            where = situation(observation, observation.hourglasses)
            feared = 1 << (observation.secret & 15)
        else:
            where = situation(observation, None)
            feared = observation.suspect_mask
        rows = splits(self._values, where)
        turn_search.value_ends(table, feared, tree.tables, tree.seen, rows, tree.worth, tree.sums, *ends)
        turn_search.carry_up(depth, tree.layers, tree.tables, tree.first_edges, tree.edges, tree.worth, tree.sums)
        child = {kernel.nth_action(district, table, n): tree.edges[n] for n in range(kernel.count_actions(table))}
        sums = {action: tree.sums[child[action]] for action in legal_actions}
        if isinstance(observation, JackObservation):
            candidates = [Candidate(action, 1 - value) for action, value in sums.items()]
        else:
            candidates = [Candidate(action, value / where.suspects) for action, value in sums.items()]
        return sorted(candidates, key=lambda candidate: -candidate.value)
