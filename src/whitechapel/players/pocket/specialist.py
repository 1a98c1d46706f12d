"""The strongest player of Pocket: two turns searched to fitted values, and turn 8 played exactly."""

from collections.abc import Sequence

from whitechapel.core.types import Action
from whitechapel.players.base import OWN_BUDGET, Candidate, Explanation, Limit, stream
from whitechapel.players.pocket import equilibrium
from whitechapel.players.pocket.greedy import Sighted, seen_after
from whitechapel.players.pocket.ismcts import Ismcts
from whitechapel.players.pocket.last_turn import LastTurn, type_of
from whitechapel.pocket.observation import JackObservation

LAST_TURN = 8


class Specialist:
    """Searches this turn and the next by information-set MCTS; on turn 8 it plays an equilibrium of what it sees."""

    def __init__(self, iterations: int = 100_000, *, seed: int = 0, threads: int = 1) -> None:
        self._seed = seed
        self._search = Ismcts(iterations, seed=seed, threads=threads, turns_ahead=1)

    def choose(self, observation: Sighted, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /) -> Action:
        """The best action; on turn 8 Jack's first one is drawn from his equilibrium mixture."""
        if observation.turn < LAST_TURN:
            return self._search.choose(observation, legal_actions, limit)
        likely = mixture(observation)
        chances = [likely[action] for action in legal_actions]
        return stream(self._seed, observation).choices(legal_actions, chances)[0]

    def explain(
        self, observation: Sighted, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /
    ) -> Explanation:
        """What the search makes of the actions; on turn 8 their exact chances."""
        if observation.turn < LAST_TURN:
            return self._search.explain(observation, legal_actions, limit)
        values = exact_values(observation)
        candidates = sorted((Candidate(action, values[action]) for action in legal_actions), key=lambda one: -one.value)
        seen = seen_after(observation, candidates[0].action).bit_count()
        hidden = observation.suspect_mask.bit_count() - seen
        return Explanation(tuple(candidates), seen, hidden, candidates[0].value)


def mixture(observation: Sighted) -> equilibrium.Mixture:
    """How likely each action is to be played on turn 8."""
    game = LastTurn(observation.district, observation.table)
    if isinstance(observation, JackObservation):
        kind = type_of(observation)
        if game.depth == 4:
            return equilibrium.jack_first(game).jack[kind]
        return _evenly_best({action: -value for action, value in equilibrium.jack_values(game, kind).items()})
    return _evenly_best(equilibrium.detective_values(game))


def exact_values(observation: Sighted) -> equilibrium.Mixture:
    """The chance of winning the seat to move has by each action of turn 8, against best play."""
    game = LastTurn(observation.district, observation.table)
    if not isinstance(observation, JackObservation):
        return equilibrium.detective_values(game)
    kind = type_of(observation)
    lost = equilibrium.jack_first(game).values[kind] if game.depth == 4 else equilibrium.jack_values(game, kind)
    return {action: 1 - value for action, value in lost.items()}


def _evenly_best(values: equilibrium.Mixture) -> equilibrium.Mixture:
    best = max(values.values())
    return {action: float(value >= best - 1e-9) for action, value in values.items()}
