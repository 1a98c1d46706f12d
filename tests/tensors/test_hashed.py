"""A game that names no tensors still has arrays of a fixed shape, made of what a seat knows."""

import numpy as np
import pytest

from whitechapel import pocket, tensors
from whitechapel.core import NotationError, Seat
from whitechapel.testing.random_play import random_positions

ENCODING = tensors.HashedEncoding(pocket)


def test_observations_that_differ_have_arrays_that_differ() -> None:
    seen = {pocket.observe(state, Seat.JACK) for state in random_positions(pocket, 300, seed=1)}
    arrays = {ENCODING.encode(observation).tobytes() for observation in seen}
    assert len(arrays) == len(seen)


def test_an_array_has_the_fixed_shape_and_holds_zeros_and_ones() -> None:
    for state in random_positions(pocket, 50, seed=2):
        array = ENCODING.encode(pocket.observe(state, Seat.DETECTIVE))
        assert (array.dtype, array.shape) == (np.dtype(np.float32), (ENCODING.size,))
        assert set(np.unique(array)) == {0.0, 1.0}


def test_a_mask_has_room_for_every_action() -> None:
    assert np.flatnonzero(ENCODING.mask((0, pocket.ACTION_COUNT - 1))).tolist() == [0, pocket.ACTION_COUNT - 1]


def test_turning_an_array_back_is_refused_with_the_reason() -> None:
    array = ENCODING.encode(pocket.observe(pocket.initial(), Seat.JACK))
    with pytest.raises(NotationError, match="names no tensors"):
        ENCODING.decode(array)
