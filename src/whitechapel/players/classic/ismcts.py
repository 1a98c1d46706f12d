"""Information-set MCTS for Mr. Jack: the plays of this round searched, worlds drawn from what can be believed.

Jack judges a play by what it brings him and by what it would bring whoever he might be: a Jack who looks only to
himself tells who he is.
"""

from whitechapel.classic.bits import size
from whitechapel.classic.district import visible
from whitechapel.classic.observation import JackObservation
from whitechapel.core import Action, View
from whitechapel.players.base import OWN_BUDGET, Candidate, Explanation, Limit
from whitechapel.players.classic.greedy import last_accusation, scored_plans
from whitechapel.players.classic.plans import Plan, steps_of
from whitechapel.players.classic.search import Search, SearchSettings, Weighed
from whitechapel.players.classic.whole_plays import (
    Deliberation,
    PlayerObservation,
    WholePlays,
    accusations,
    believed_by,
    certain_win,
)

LEAST = 14
"""So many iterations of the budget are needed for each play weighed: two in each phase of the halving."""


class Ismcts(WholePlays):
    """Searches the plays of this round with information-set MCTS."""

    def __init__(self, iterations: int = 10_000, seed: int = 0, settings: SearchSettings | None = None) -> None:
        self._settings = (settings or SearchSettings())._replace(iterations=iterations)
        super().__init__(self._plan, seed)

    def explain(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Explanation:
        """The steps at hand with the best play that each begins, and the split after the best of all."""
        seen = view.observation
        decision = self.decision(seen, limit)
        is_jack = isinstance(seen, JackObservation)
        weighed = self._weighed(decision)
        values: dict[Action, float] = {}
        for plan, value in weighed:
            values.setdefault(steps_of(decision.state, plan)[0][1], 1 - value if is_jack else value)
        candidates = [Candidate(action, value) for action, value in values.items() if action in view.legal_actions]
        suspects = believed_by(seen)
        shown = size(suspects & visible(weighed[0].plan.people, weighed[0].plan.streets))
        return Explanation(tuple(candidates), shown, size(suspects) - shown, candidates[0].win_probability)

    def _plan(self, decision: Deliberation) -> Plan:
        return self._weighed(decision)[0].plan

    def _weighed(self, decision: Deliberation) -> list[Weighed]:
        """The plays weighed, best first; an accusation where it pays more than the best of them."""
        certain = certain_win(decision)
        if certain:
            return [Weighed(certain, 0.0 if certain.leaves else 1.0)]
        state, seen, plans, limit, deadline, rng = decision
        suspects = believed_by(seen)
        accusing: list[Plan] = []
        if not isinstance(seen, JackObservation):
            accusing = [plan for plan in accusations(state, plans) if suspects >> plan.accused & 1]
        if last_accusation(decision):
            return [Weighed(rng.choice(accusing), 1 / size(suspects))]
        settings = self._settings if limit.nodes is None else self._settings._replace(iterations=limit.nodes)
        search = Search(state, seen, candidates(decision, settings), settings)
        weighed = search.run(rng, deadline, timed=limit.seconds is not None and limit.nodes is None)
        if accusing and weighed[0].win_probability * size(suspects) < 1.0:
            return [Weighed(rng.choice(accusing), 1 / size(suspects)), *weighed]
        return weighed


def candidates(decision: Deliberation, settings: SearchSettings) -> list[Plan]:
    """The plays to weigh: of each card the best by greedy's score, and some at random; fewer on a small budget."""
    rng = decision.rng
    by_card: dict[int, list[tuple[float, Plan]]] = {}
    for scored in scored_plans(decision):
        by_card.setdefault(scored[1].character, []).append(scored)
    affordable = max(1, settings.iterations // LEAST // len(by_card))
    chosen: dict[Plan, None] = {}
    for found in by_card.values():
        found.sort(key=lambda scored: -scored[0])
        distinct = list(dict.fromkeys(plan for _, plan in found))
        best = min(settings.best, affordable)
        others = min(settings.others, affordable - best, len(distinct[best:]))
        chosen |= dict.fromkeys(distinct[:best] + rng.sample(distinct[best:], others))
    return list(chosen)
