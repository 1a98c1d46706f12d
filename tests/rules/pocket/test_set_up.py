"""Set-up: what is random, where the detectives stand, what Jack draws."""

from fractions import Fraction

import pytest

from tests.rules.pocket.table import chances, played
from whitechapel import pocket
from whitechapel.core import VIEWERS, Seat, SeededDealer
from whitechapel.pocket import State
from whitechapel.pocket.pieces import CHARACTERS

LAID = [f"tile {name} {side}" for name, side in zip(CHARACTERS, "WNENNNNSN", strict=True)]


def before_tile(cell: int) -> State:
    return played(pocket.initial(), *LAID[:cell])


@pytest.mark.parametrize("cell", [1, 3, 4, 5, 6, 8])
def test_tile_positions_and_orientations_are_random(cell: int) -> None:
    state = before_tile(cell)
    assert chances(state) == [f"tile {name} {side}" for name in CHARACTERS[cell:] for side in "NESW"]
    assert {outcome.probability for outcome in pocket.chance_outcomes(state)} == {Fraction(1, 4 * (9 - cell))}


@pytest.mark.parametrize(("cell", "wall"), [(0, "W"), (2, "E"), (7, "S")])
def test_the_three_tiles_before_the_detectives_are_turned_so_that_their_wall_faces_them(cell: int, wall: str) -> None:
    state = before_tile(cell)
    assert chances(state) == [f"tile {name} {wall}" for name in CHARACTERS[cell:]]
    assert {outcome.probability for outcome in pocket.chance_outcomes(state)} == {Fraction(1, 9 - cell)}


@pytest.mark.parametrize(("number", "space"), [(0, 11), (1, 3), (2, 7)], ids=["holmes", "watson", "toby"])
def test_the_detectives_begin_west_east_and_south(number: int, space: int) -> None:
    assert pocket.initial().detectives[number] == space


def test_at_the_start_no_detective_sees_anybody() -> None:
    for seed in range(100):
        dealer, state = SeededDealer(seed), pocket.initial()
        while not state.tokens:
            state = pocket.apply(state, dealer.deal(0, pocket.chance_outcomes(state)))
        assert state.seen_cells == ()


def test_jack_draws_one_alibi_card_his_identity() -> None:
    state = before_tile(9)
    assert chances(state) == [f"identity {name}" for name in CHARACTERS]
    assert {outcome.probability for outcome in pocket.chance_outcomes(state)} == {Fraction(1, 9)}
    assert played(state, "identity gull").jack == "gull"


def test_jacks_identity_is_secret() -> None:
    one, other = (played(before_tile(9), f"identity {name}") for name in ("gull", "bert"))
    assert pocket.observe(one, Seat.DETECTIVE) == pocket.observe(other, Seat.DETECTIVE)
    assert pocket.observe(one, Seat.SPECTATOR) == pocket.observe(other, Seat.SPECTATOR)
    assert pocket.observe(one, Seat.JACK) != pocket.observe(other, Seat.JACK)


def test_the_other_eight_cards_form_the_pile() -> None:
    state = played(before_tile(9), "identity gull", "throw alibi toby rotation rotation", "alibi")
    assert chances(state) == [f"card {name}" for name in CHARACTERS if name != "gull"]
    assert {outcome.probability for outcome in pocket.chance_outcomes(state)} == {Fraction(1, 8)}


def test_eight_time_tokens_lie_ready() -> None:
    state = played(before_tile(9), "identity gull")
    for seat in VIEWERS:
        assert pocket.observe(state, seat).time_tokens == (None,) * 8
    assert state.turn == 1


def test_all_nine_are_suspects_at_the_start() -> None:
    assert played(before_tile(9), "identity gull").suspects == CHARACTERS
