"""Deciding a whole play at once: what all thinking players of Mr. Jack share."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from whitechapel.classic.bits import lowest
from whitechapel.classic.observation import DetectiveObservation, JackObservation
from whitechapel.classic.pieces import NO_CHARACTER
from whitechapel.classic.state import State, secret_of
from whitechapel.classic.table import cards_left, in_play, suspects_of, witness_of
from whitechapel.core import Action, View
from whitechapel.players.base import OWN_BUDGET, Limit, stream
from whitechapel.players.classic.endings import accusing_play, streets_to_leave
from whitechapel.players.classic.plans import NOBODY, Plan, completions, steps_of

PlayerObservation = JackObservation | DetectiveObservation
COMPLETIONS = 256


class Deliberation(NamedTuple):
    """What is to be decided: a play, or the rest of one.

    Attributes:
        state: a state that looks so to the seat; see `imagined`.
        seen: what the seat knows.
        plans: the ways to end the play in progress; none where a new play begins, and all plays are open.
        limit: how long to think.
        deadline: when to stop, by the clock of `players.clock`.
        rng: random numbers of this decision alone.
    """

    state: State
    seen: PlayerObservation
    plans: Sequence[Plan]
    limit: Limit
    deadline: float
    rng: Random


Judge: TypeAlias = Callable[[Deliberation], Plan]
"""Chooses the plan to carry out."""


class WholePlays:
    """A player that decides a play at its first step and then makes its steps.

    Between decisions it keeps no more than the steps of the play it is making. Asked in the middle of a play that is
    not its own, it decides the rest of it.
    """

    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge = judge
        self._seed = seed
        self._steps: dict[PlayerObservation, Action] = {}

    def choose(self, view: View[PlayerObservation], limit: Limit = OWN_BUDGET, /) -> Action:
        """The next step of the play."""
        observation, legal_actions = view.observation, view.legal_actions
        begins = in_play(observation.table) == NO_CHARACTER
        if len(legal_actions) == 1 and not begins:
            return legal_actions[0]
        if begins or observation not in self._steps:
            self._steps = self._planned(observation, limit)
        return self._steps[observation]

    def decision(self, seen: PlayerObservation, limit: Limit) -> Deliberation:
        """What there is to decide."""
        deadline, rng, state = limit.deadline(), stream(self._seed, seen), imagined(seen)
        begun = in_play(seen.table) < NO_CHARACTER
        plans = list(completions(state, COMPLETIONS, rng, deadline)) if begun else []
        return Deliberation(state, seen, plans, limit, deadline, rng)

    def _planned(self, seen: PlayerObservation, limit: Limit) -> dict[PlayerObservation, Action]:
        """The steps of the play to make, by what is seen before each."""
        decision = self.decision(seen, limit)
        steps = steps_of(decision.state, self._judge(decision))
        return {seen._replace(people=then.people, streets=then.streets, table=then.table): step for then, step in steps}


def imagined(seen: PlayerObservation) -> State:
    """A state that looks like this to its seat: good for finding steps, which no hidden card changes."""
    if isinstance(seen, JackObservation):
        return State(seen.people, seen.streets, seen.table, seen.own)
    suspect = lowest(suspects_of(seen.table) & ~seen.own)
    return State(seen.people, seen.streets, seen.table, secret_of(suspect, 0, seen.own))


def believed_by(seen: PlayerObservation) -> int:
    """Whom the Detective can believe to be Jack, as far as this seat knows."""
    own = seen.own if isinstance(seen, DetectiveObservation) else 0
    return suspects_of(seen.table) & ~own


def certain_win(decision: Deliberation) -> Plan | None:
    """The plan that wins at once, if there is one: Jack leaves, or the only suspect is accused."""
    state, seen, plans, *_ = decision
    if isinstance(seen, JackObservation):
        return leaving(state, plans)
    suspects = believed_by(seen)
    if suspects & (suspects - 1):
        return None
    return next((plan for plan in accusations(state, plans) if plan.accused == lowest(suspects)), None)


def leaving(state: State, plans: Sequence[Plan]) -> Plan | None:
    """Jack's plan to leave, if he can."""
    if plans:
        return next((plan for plan in plans if plan.leaves), None)
    jack = state.secret & 15
    if witness_of(state.table) or not cards_left(state.table) >> jack & 1:
        return None
    streets = streets_to_leave(state.people, state.streets, jack)
    return Plan(jack, state.people, streets, leaves=True) if streets else None


def accusations(state: State, plans: Sequence[Plan]) -> list[Plan]:
    """Every accusation the Detective has, one for each character and accused."""
    if plans:
        return [plan for plan in plans if plan.accused != NOBODY]
    found = []
    for character in range(8):
        if cards_left(state.table) >> character & 1:
            for accused in range(8):
                people, streets = accusing_play(state.people, state.streets, character, accused)
                if people:
                    found.append(Plan(character, people, streets, accused))
    return found
