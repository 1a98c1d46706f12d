"""Arrays tell a seat nothing it can't know: they are equal in all worlds of its information set."""

from typing import Any

import numpy as np
import pytest

from whitechapel import tensors
from whitechapel.core import AnyGame, Seat, game_names, load_game
from whitechapel.testing.leak import Form, find_leaks


def array(rules: AnyGame, state: Any, seat: Seat) -> bytes:
    return tensors.encode(rules, rules.observe(state, seat)).tobytes()


def array_of_everything(rules: AnyGame, state: Any, seat: Seat) -> bytes:  # noqa: ARG001 - the leak
    return tensors.encode(rules, rules.observe(state, Seat.JACK)).tobytes()


@pytest.mark.parametrize("name", game_names())
def test_arrays_of_a_seat_are_equal_in_all_its_worlds(name: str) -> None:
    report = find_leaks(load_game(name), positions=150, forms=[Form("array", array)])
    assert report.pairs > 1000
    assert report.leaks == ()


@pytest.mark.parametrize("name", game_names())
def test_jacks_array_shown_to_others_would_be_found(name: str) -> None:
    report = find_leaks(load_game(name), positions=150, forms=[Form("array", array_of_everything)])
    assert {leak.seat for leak in report.leaks} >= {Seat.DETECTIVE, Seat.SPECTATOR}


def test_before_anything_is_hidden_everybody_gets_the_same_but_for_the_seat() -> None:
    pocket = load_game("pocket")
    arrays = [tensors.encode(pocket, pocket.observe(pocket.initial(), seat)) for seat in (Seat.JACK, Seat.DETECTIVE)]
    differing = np.flatnonzero(arrays[0] != arrays[1])
    seat = next(part for part in tensors.parts(pocket) if part.name == "seat")
    assert set(differing) == {seat.offset, seat.offset + 1}
