"""Perft reproduces the table of the rules page: all rows, both parities, from the start and from 20 other positions."""

import json
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.testing.compiled import COMPILED
from whitechapel import classic, pocket
from whitechapel.pocket.layout import THROW_DUE
from whitechapel.pocket.pieces import TOKENS
from whitechapel.pocket.state import State
from whitechapel.testing.perft import divide, perft, start
from whitechapel.testing.pocket_perft import count_sequences
from whitechapel.testing.random_play import next_actions, random_positions

ROWS = json.loads((Path(__file__).parents[1] / "data" / "perft_pocket.json").read_text())["rows"]
NAMES = ["-".join(" or ".join(faces) for faces in row["faces"]) for row in ROWS]
DEPTH = 4 if COMPILED else 2  # plain Python takes minutes to depth 4


def before_a_throw(first: int, last: int) -> list[State]:
    """Positions of random full games at the start of an odd turn among these, neither side about to win."""
    full = (state for state in random_positions(pocket, 9000, seed=1) if not pocket.options_of(state))
    found = (state for state in full if state.phase == THROW_DUE)
    calm = (state for state in found if len(state.suspects) > 2 and state.hourglasses < 4)
    return list(islice((state for state in calm if first <= state.turn <= last), 20))


START, *_ = before_a_throw(1, 1)
OTHERS = before_a_throw(3, 7)


def odd_turn(position: State, faces: tuple[str, ...]) -> State:
    """The turn that begins with this throw."""
    return pocket.apply(position, pocket.action_from_text("throw " + " ".join(faces)))


def even_turn(position: State, faces: tuple[str, ...]) -> State:
    """The turn after a random one that showed the other faces, so that these are turned up."""
    thrown = tuple(token[1 - token.index(face)] for face, token in zip(faces, TOKENS, strict=True))
    for seed in range(1000):
        rng = Random(seed)
        state = odd_turn(position, thrown)
        while state.turn == position.turn and pocket.outcome(state) is None:
            state = pocket.apply(state, rng.choice(next_actions(pocket, state)))
        if pocket.outcome(state) is None:
            return state
    raise AssertionError("every game ended in this turn")


def turns(row: dict[str, Any], position: State) -> list[tuple[State, list[int]]]:
    """All turns of a row from a position, odd and even, with the right counts."""
    found = []
    for faces in product(*row["faces"]):
        found += [(odd_turn(position, faces), row["odd"]), (even_turn(position, faces), row["even"])]
    assert {state.turn % 2 for state, _ in found} == {0, 1}
    return found


def test_the_other_positions_are_twenty_and_different() -> None:
    assert len(set(OTHERS)) == 20
    assert START.turn == 1


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_row_of_the_table_holds_from_the_start(row: dict[str, Any]) -> None:
    for state, counts in turns(row, START):
        assert [perft(pocket, state, depth) for depth in range(1, DEPTH + 1)] == counts[:DEPTH]


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_row_of_the_table_holds_from_twenty_other_positions(row: dict[str, Any]) -> None:
    for position in OTHERS:
        for state, counts in turns(row, position):
            assert [count_sequences(*state, depth) for depth in range(1, DEPTH + 1)] == counts[:DEPTH]


@pytest.mark.parametrize("position", OTHERS[:6])
def test_both_ways_of_counting_agree_beyond_the_turn(position: State) -> None:
    (state, _), *_ = turns(ROWS[3], position)
    after = state
    while after.played < 3:
        after = pocket.apply(after, next_actions(pocket, after)[0])
    assert perft(pocket, after, 3) == count_sequences(*after, 3)


def test_depth_nought_is_one_sequence() -> None:
    assert perft(pocket, START, 0) == count_sequences(*START, 0) == 1


def test_a_game_that_is_over_has_no_sequence() -> None:
    over: State = next(state for state in random_positions(pocket, 200, seed=3) if pocket.outcome(state) is not None)
    assert perft(pocket, over, 2) == count_sequences(*over, 2) == 0


def test_divide_adds_up_and_names_each_first_action() -> None:
    counts = divide(pocket, start(pocket), 2)
    assert sum(counts.values()) == perft(pocket, start(pocket), 2) == 1624
    assert counts["rotation 0 1"] == 2 * 27
    assert len(counts) == len(pocket.legal_actions(start(pocket)))


@pytest.mark.parametrize("edition", ["revised_2016", "first_2006"])
def test_perft_counts_the_steps_of_mr_jack_one_by_one(edition: str) -> None:
    here = start(classic, edition=edition)
    afters = [classic.apply(here, action) for action in classic.legal_actions(here)]
    assert perft(classic, here, 1) == 4
    assert perft(classic, here, 2) == sum(len(classic.legal_actions(after)) for after in afters)
