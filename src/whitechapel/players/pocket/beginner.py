"""A beginner: each action does no harm that shows at once, and nothing looks ahead."""

from whitechapel.core import Action, View
from whitechapel.players.base import OWN_BUDGET, Limit, stream
from whitechapel.players.pocket.greedy import PlayerObservation, seen_after, seen_now
from whitechapel.pocket.observation import JackObservation


class Beginner:
    """As the Detective changes what is seen as little as he can; as Jack gets out of sight, whoever else is seen.

    Both are what people do before they find out that the split decides: who disturbs nothing leaves the split to
    Jack, and who hides alone is found.
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Action:  # noqa: ARG002 - needs no time
        """An action that changes the sight of the fewest suspects; for Jack, any that hides him."""
        observation, legal_actions = view.observation, view.legal_actions
        seen = {action: seen_after(observation, action) for action in legal_actions}
        if isinstance(observation, JackObservation):
            own = observation.secret & 15
            wanted = [action for action, who in seen.items() if not who >> own & 1]
        else:
            now = seen_now(observation)
            changed = {action: (who ^ now).bit_count() for action, who in seen.items()}
            wanted = [action for action, count in changed.items() if count == min(changed.values())]
        return stream(self._seed, observation).choice(wanted or legal_actions)
