"""The rest of a turn is weighed as trying every order of its actions weighs it."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.players.pocket.positions import view_of
from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.players.pocket import turn_tree
from whitechapel.players.pocket.tree_buffers import SIZE
from whitechapel.players.pocket.turn import WholeTurn, shipped_values
from whitechapel.players.pocket.turn_values import situation, splits
from whitechapel.pocket import State, kernel
from whitechapel.pocket.district import characters_on
from whitechapel.pocket.layout import ALIBI
from whitechapel.testing.random_play import random_positions

NOT_DRAWN, DRAWN_BY_JACK, DRAWN_BY_DETECTIVE = range(3)


def begun(played: int, count: int) -> Iterator[State]:
    """So many states of random games, reduced ones too, with so many actions of a turn played."""
    states = random_positions(pocket, 20_000, seed=played)
    players = (Seat.JACK, Seat.DETECTIVE)
    return islice((state for state in states if state.actor in players and state.played == played), count)


def suspects_seen(state: State) -> int:
    """The suspects that would be seen if the appeal came now."""
    return characters_on(state.district, kernel.seen_cells(state.district, state.table)) & state.suspect_mask


class Orders:
    """Every order of the rest of a turn, tried one by one; `feared` are those who may be Jack."""

    def __init__(self, state: State, feared: int) -> None:
        self._feared = [suspect for suspect in range(9) if feared >> suspect & 1]
        is_jack = state.actor is Seat.JACK
        self._rows = splits(shipped_values(), situation(state, state.hourglasses if is_jack else None))
        self.ends = self.seen = 0

    def worth(self, state: State, fate: int = NOT_DRAWN) -> list[float]:
        """The Detective's win probability for each of the feared: Jack plays each as suits it, he for their sum."""
        if state.played == 4:
            return self._end(state, fate)
        actions = pocket.legal_actions(state)
        found = [self.worth(*self._after(state, action, fate)) for action in actions]
        return max(found, key=sum) if state.actor is Seat.DETECTIVE else list(map(min, zip(*found, strict=True)))

    def by_action(self, state: State) -> dict[int, float]:
        """The mean of those after each action."""
        worths = {action: self.worth(*self._after(state, action, NOT_DRAWN)) for action in pocket.legal_actions(state)}
        return {action: sum(worth) / len(worth) for action, worth in worths.items()}

    def _after(self, state: State, action: int, fate: int) -> tuple[State, int]:
        if action == ALIBI:
            fate = DRAWN_BY_JACK if state.actor is Seat.JACK else DRAWN_BY_DETECTIVE
        return State(*turn_tree.step(state.district, state.table, action), state.secret), fate

    def _end(self, state: State, fate: int) -> list[float]:
        seen = suspects_seen(state)
        row = 2 * SIZE * fate + seen.bit_count()
        self.ends += 1
        self.seen += seen.bit_count()
        return [self._rows[row if seen >> suspect & 1 else row + SIZE] for suspect in self._feared]


@pytest.mark.parametrize(("played", "count"), [(1, 4), (2, 40), (3, 60)])
def test_actions_are_weighed_as_all_orders_after_them_are(played: int, count: int) -> None:
    turn = WholeTurn()
    for state in begun(played, count):
        is_jack = state.actor is Seat.JACK
        tried = Orders(state, 1 << (state.secret & 15) if is_jack else state.suspect_mask).by_action(state)
        for action, value in turn.weigh(view_of(state)):
            assert value == pytest.approx(1 - tried[action] if is_jack else tried[action], abs=1e-5)


@pytest.mark.parametrize(("played", "count"), [(1, 2), (2, 20), (3, 20)])
def test_orders_are_counted_with_the_suspects_seen_at_their_ends(played: int, count: int) -> None:
    for state in begun(played, count):
        tried = Orders(state, state.suspect_mask)
        tried.worth(state)
        assert turn_tree.count_orders(state.district, state.table, played) == (tried.ends, tried.seen)
