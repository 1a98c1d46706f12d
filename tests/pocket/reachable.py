"""Reachable positions for the property tests: every state of a random game, one game an example."""

from typing import Any

from hypothesis import strategies as st

from whitechapel import pocket
from whitechapel.pocket import State
from whitechapel.testing.random_play import Happening
from whitechapel.testing.strategies import histories


def _states(history: tuple[list[Happening], Any]) -> list[State]:
    happenings, _ = history
    first = happenings[0].before if happenings else pocket.initial()
    return [first, *(happening.after for happening in happenings)]


def courses() -> st.SearchStrategy[list[State]]:
    """The states of a game from before the set-up on, to its end or broken off anywhere."""
    return histories(pocket).map(_states)
