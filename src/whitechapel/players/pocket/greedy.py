"""One action ahead, on the split: the Detective halves the suspects, Jack hides in the larger half."""

from collections.abc import Iterable
from typing import TypeAlias

from whitechapel.core import Action, Seat, View
from whitechapel.players.base import OWN_BUDGET, Candidate, Explanation, Limit, stream
from whitechapel.players.clock import monotonic
from whitechapel.pocket import district as tiles_in
from whitechapel.pocket import kernel
from whitechapel.pocket.layout import ALIBI
from whitechapel.pocket.observation import JackObservation, PublicObservation
from whitechapel.pocket.pieces import EVERYBODY

PlayerObservation: TypeAlias = JackObservation | PublicObservation
"""What a player may be shown while a game of Pocket is on."""

UNSEEN_BONUS = 1.5
"""How many suspects more an hourglass is worth to Jack."""


class Greedy:
    """Looks at the appeal as if it came right after its own action."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Action:
        """The action with the best split; one of them at random where several are."""
        scores = scored(view, limit)
        best = max(scores.values())
        ties = [action for action, value in scores.items() if value == best]
        return stream(self._seed, view.observation).choice(ties)

    def explain(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Explanation:
        """The candidates by their score; greedy knows no probabilities, so they are scores from 0 to 1."""
        return explained(view.observation, (Candidate(*one) for one in scored(view, limit).items()))


def scored(view: View[PlayerObservation], limit: Limit) -> dict[Action, float]:
    """The score of every action, or of those there was time for: one at least."""
    deadline = limit.deadline()
    scores: dict[Action, float] = {}
    for action in view.legal_actions:
        scores[action] = score(view.observation, action)
        if monotonic() >= deadline:
            break
    return scores


def explained(observation: PlayerObservation, candidates: Iterable[Candidate]) -> Explanation:
    """An explanation from the candidates: best first, with the split right after the best of them."""
    ranked = tuple(sorted(candidates, key=lambda one: -one.win_probability))
    seen = seen_after(observation, ranked[0].action).bit_count()
    hidden = observation.suspect_mask.bit_count() - seen
    return Explanation(ranked, seen, hidden, ranked[0].win_probability)


def seen_after(observation: PlayerObservation, action: Action) -> int:
    """The suspects who would be seen if the appeal came right after `action`."""
    district, table = kernel.acted(observation.district, observation.table, action)
    return tiles_in.characters_on(district, kernel.seen_cells(district, table)) & tiles_in.suspects_of(district)


def seen_now(observation: PlayerObservation) -> int:
    """The suspects who would be seen if the appeal came at once."""
    district = observation.district
    return tiles_in.characters_on(district, kernel.seen_cells(district, observation.table)) & observation.suspect_mask


def score(observation: PlayerObservation, action: Action) -> float:
    """How much the seat to act likes the split after `action`, from 0 to 1."""
    suspects = observation.suspect_mask.bit_count()
    seen = seen_after(observation, action)
    hidden = suspects - seen.bit_count()
    if observation.actor is Seat.DETECTIVE:
        return _detective_score(observation, action, seen.bit_count(), hidden, suspects)
    own = _identity(observation)
    left = seen.bit_count() if seen >> own & 1 else hidden + UNSEEN_BONUS
    return (left + (action == ALIBI)) / (suspects + UNSEEN_BONUS + 1)


def _detective_score(observation: PlayerObservation, action: Action, seen: int, hidden: int, suspects: int) -> float:
    if suspects == 1:
        return seen / 1
    left = (seen * seen + hidden * hidden) / suspects
    if action == ALIBI:
        unknown = EVERYBODY.bit_count() - len(observation.revealed)
        left *= 1 - (suspects - 1) / (suspects * (unknown - 1))
    return 1 - left / suspects


def _identity(observation: PlayerObservation) -> int:
    assert isinstance(observation, JackObservation)  # noqa: S101 - tells mypy that Jack's turn is shown to Jack
    return observation.secret & 15
