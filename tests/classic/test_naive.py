"""The engine against the naive check: every result of every character's play, on random positions.

A share runs always; ``WHITECHAPEL_NAIVE=500`` runs that many positions.
"""

import os
from collections.abc import Iterator

from tests.classic.naive import plays, rules_of, scene_from_line, visible
from tests.classic.positions import between_plays, crowded
from whitechapel.classic.listing import accusable, exits_in_reach, results
from whitechapel.classic.notation import board_to_text
from whitechapel.classic.pieces import CHARACTERS, EXITS, members
from whitechapel.classic.state import State

POSITIONS = int(os.environ.get("WHITECHAPEL_NAIVE", "4"))


def test_every_play_of_every_character_agrees_with_the_naive_check() -> None:
    check(between_plays(POSITIONS, seed=POSITIONS))


def test_so_it_does_where_everybody_stands_close_together() -> None:
    check(crowded(5 * POSITIONS, seed=POSITIONS))


def check(states: Iterator[State]) -> None:
    for state in states:
        scene = scene_from_line(board_to_text(state))
        rules = rules_of(state.edition, lit_blocks=state.lit_gaslight_blocks_lantern)
        assert set(state.visible) == visible(scene, rules), board_to_text(state)
        for number, name in enumerate(CHARACTERS):
            expected = plays(scene, name, rules)
            found = [
                board_to_text(State(people, streets, 0, 0))
                for people, streets in results(state.people, state.streets, number)
            ]
            place = (name, board_to_text(state))
            assert len(found) == len(set(found)), place
            assert set(found) == {after.line() for after in expected.scenes}, place
            assert set(members(accusable(state.people, state.streets, number))) == expected.accusable, place
            exits = exits_in_reach(state.people, state.streets, number)
            assert {EXITS[gate] for gate in range(4) if exits >> gate & 1} == expected.exits, place
