"""A whole play as its result, and the steps that bring it about.

A player of Mr. Jack decides a play at once and then makes its steps one by one.
"""

from collections.abc import Iterator
from math import inf
from random import Random
from typing import NamedTuple

from whitechapel.classic.district import faced, facing_of, place, swapped
from whitechapel.classic.kernel import apply_action, apply_change, legal_steps
from whitechapel.classic.layout import (
    ACCUSE,
    CHOOSE,
    FACE,
    LAMP,
    LEAVE,
    LEFT_AT,
    MOVE,
    NOT_OVER,
    STAY,
    SWAP,
    WHISTLE,
    WHISTLE_NOBODY,
)
from whitechapel.classic.pieces import GULL, NO_CHARACTER
from whitechapel.classic.state import State
from whitechapel.classic.table import actor_of, ended, in_play
from whitechapel.core.types import Action
from whitechapel.players.clock import monotonic

NOBODY = -1


class Plan(NamedTuple):
    """A whole play: the character and how it leaves people and streets, before any witness is called.

    Attributes:
        character: who is played.
        people: the people after it; before the accusation or the step off the board, if it ends so.
        streets: the streets likewise.
        accused: whom it accuses, `NOBODY` if nobody.
        leaves: whether Jack leaves by it.
    """

    character: int
    people: int
    streets: int
    accused: int = NOBODY
    leaves: bool = False


def before_play(table: int) -> int:
    """The table as it was before the character in play was chosen."""
    character = in_play(table)
    if character == NO_CHARACTER:
        return table
    return ended(table, NOT_OVER) | 1 << LEFT_AT + character


def steps_of(state: State, plan: Plan) -> tuple[tuple[State, Action], ...]:
    """The steps of a plan from `state` on, each with the state it is made in; empty if there is no way.

    `state` may be in the middle of the play. Of Jack's states the secret must be right, of the Detective's it
    makes no difference.
    """
    for action in legal_steps(*state):
        if not _fits(state, action, plan):
            continue
        after = State(*apply_action(*state, action))
        if _over(after):
            if after.people == plan.people:
                return ((state, action),)
            continue
        rest = steps_of(after, plan)
        if rest:
            return ((state, action), *rest)
    return ()


def _over(state: State) -> bool:
    """Whether a play is over: the next one is due, Holmes draws, or the game has ended."""
    return in_play(state.table) == NO_CHARACTER or actor_of(state.table) > 1


def _fits(state: State, action: Action, plan: Plan) -> bool:
    """Whether a step brings the position nearer to what the plan wants."""
    people, streets, _, _ = state
    if action < MOVE:
        return action - CHOOSE == plan.character
    if ACCUSE <= action < LEAVE:
        return action - ACCUSE == plan.accused and (people, streets) == (plan.people, plan.streets)
    if LEAVE <= action < STAY:
        return plan.leaves and streets == plan.streets
    if action < STAY:
        return action - MOVE == place(plan.people, plan.character) and plan.accused == NOBODY and not plan.leaves
    if action == STAY:
        return place(people, plan.character) == place(plan.people, plan.character) and plan.accused == NOBODY
    if action < FACE:
        return faced(swapped(people, GULL, action - SWAP), 0) == faced(plan.people, 0)
    if action < LAMP:
        return action - FACE == facing_of(plan.people)
    if action < WHISTLE:
        return apply_change(streets, action) == plan.streets
    if action == WHISTLE_NOBODY:
        return True
    return (action - WHISTLE) % 60 == place(plan.people, (action - WHISTLE) // 60)


def completions(state: State, draws: int, rng: Random, deadline: float = inf) -> Iterator[Plan]:
    """Plans for the rest of a play in progress: so many random ways to end it, and every accusation at hand.

    When the deadline has passed, one random way has to do.
    """
    character = in_play(state.table)
    for action in legal_steps(*state):
        if ACCUSE <= action < LEAVE:
            yield Plan(character, state.people, state.streets, accused=action - ACCUSE)
        elif LEAVE <= action < STAY:
            yield Plan(character, state.people, state.streets, leaves=True)
    for _ in range(draws):
        here, streets = state, state.streets
        while not _over(here):
            action = rng.choice([step for step in legal_steps(*here) if not ACCUSE <= step < STAY])
            if LAMP <= action < WHISTLE:
                streets = apply_change(streets, action)
            here = State(*apply_action(*here, action))
        yield Plan(character, here.people, streets)
        if monotonic() >= deadline:
            return
