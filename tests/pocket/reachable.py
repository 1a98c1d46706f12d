"""Reachable positions for the property tests: every state of a random game, one game an example."""

from typing import Any

from hypothesis import strategies as st

from whitechapel import pocket
from whitechapel.pocket import State
from whitechapel.testing.random_play import Transition
from whitechapel.testing.strategies import random_histories


def _states(history: tuple[list[Transition], Any]) -> list[State]:
    transitions, _ = history
    first = transitions[0].before if transitions else pocket.initial()
    return [first, *(transition.after for transition in transitions)]


def courses() -> st.SearchStrategy[list[State]]:
    """The states of a game from before the set-up on, to its end or broken off anywhere."""
    return random_histories(pocket).map(_states)
