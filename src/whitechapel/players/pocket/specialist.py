"""The strongest player of Pocket: two turns searched to fitted values, and turn 8 played exactly."""

from math import inf

from whitechapel.core import Action, View
from whitechapel.players.base import OWN_BUDGET, Candidate, Explanation, Limit, stream
from whitechapel.players.clock import monotonic
from whitechapel.players.pocket import equilibrium
from whitechapel.players.pocket.greedy import PlayerObservation, explained
from whitechapel.players.pocket.ismcts import Ismcts
from whitechapel.players.pocket.last_turn import LastTurn, OutOfTime, type_of
from whitechapel.pocket.observation import JackObservation

LAST_TURN = 8


class Specialist:
    """Searches this turn and the next by information-set MCTS; on turn 8 it plays an equilibrium of what it sees."""

    def __init__(self, iterations: int = 100_000, *, seed: int = 0, threads: int = 1) -> None:
        self._seed = seed
        self._search = Ismcts(iterations, seed=seed, threads=threads, turns_ahead=1)

    def choose(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Action:
        """The best action; on turn 8 Jack's first one is drawn from his equilibrium mixture."""
        if view.observation.turn < LAST_TURN:
            return self._search.choose(view, limit)
        deadline = limit.deadline()
        try:
            likely = mixture(view.observation, deadline)
        except OutOfTime:
            return self._search.choose(view, _rest(limit, deadline))
        weights = [likely[action] for action in view.legal_actions]
        return stream(self._seed, view.observation).choices(view.legal_actions, weights)[0]

    def explain(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Explanation:
        """What the search makes of the actions; on turn 8 their exact win probabilities."""
        if view.observation.turn < LAST_TURN:
            return self._search.explain(view, limit)
        deadline = limit.deadline()
        try:
            values = exact_values(view.observation, deadline)
        except OutOfTime:
            return self._search.explain(view, _rest(limit, deadline))
        return explained(view.observation, (Candidate(action, values[action]) for action in view.legal_actions))


def _rest(limit: Limit, deadline: float) -> Limit:
    """What is left of a limit: what was tried in vain took time."""
    return limit._replace(cap=max(0.0, deadline - monotonic()))


def mixture(observation: PlayerObservation, deadline: float = inf) -> equilibrium.Mixture:
    """How likely each action is to be played on turn 8."""
    game = LastTurn(observation.district, observation.table, deadline)
    if isinstance(observation, JackObservation):
        kind = type_of(observation)
        if game.depth == 4:
            return equilibrium.jack_first(game).jack[kind]
        return _evenly_best({action: -value for action, value in equilibrium.jack_values(game, kind).items()})
    return _evenly_best(equilibrium.detective_values(game))


def exact_values(observation: PlayerObservation, deadline: float = inf) -> equilibrium.Mixture:
    """The win probability the seat to act has by each action of turn 8, against best play."""
    game = LastTurn(observation.district, observation.table, deadline)
    if not isinstance(observation, JackObservation):
        return equilibrium.detective_values(game)
    kind = type_of(observation)
    lost = equilibrium.jack_first(game).values[kind] if game.depth == 4 else equilibrium.jack_values(game, kind)
    return {action: 1 - value for action, value in lost.items()}


def _evenly_best(values: equilibrium.Mixture) -> equilibrium.Mixture:
    best = max(values.values())
    return {action: float(value >= best - 1e-9) for action, value in values.items()}
