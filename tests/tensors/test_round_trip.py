"""An array shows all of an observation: decoding gives back the very same one."""

from itertools import product
from math import prod

import numpy as np
import pytest

from whitechapel import tensors
from whitechapel.core import VIEWERS, AnyGame, NotationError, Seat, checked_options, game_names, load_game
from whitechapel.testing.random_play import random_positions

POSITIONS = 1500


@pytest.fixture(params=game_names())
def rules(request: pytest.FixtureRequest) -> AnyGame:
    return load_game(request.param)


def test_every_observation_of_random_games_comes_back(rules: AnyGame) -> None:
    for state in random_positions(rules, POSITIONS, seed=3):
        for seat in VIEWERS:
            seen = rules.observe(state, seat)
            back = tensors.decode(rules, tensors.encode(rules, seen))
            assert (type(back), back, back.seat) == (type(seen), seen, seen.seat)
            assert repr(back) == repr(seen)


def test_every_choice_of_rule_options_comes_back_and_has_an_array_of_its_own(rules: AnyGame) -> None:
    choices = [
        dict(zip([option.name for option in rules.OPTIONS], values, strict=True))
        for values in product(*(option.values for option in rules.OPTIONS))
    ]
    arrays = set()
    for options in choices:
        seen = rules.observe(rules.initial(**options), Seat.SPECTATOR)
        array = tensors.encode(rules, seen)
        world, _ = next(iter(rules.worlds(tensors.decode(rules, array))))
        assert rules.options_of(world) == checked_options(rules.NAME, rules.OPTIONS, options)
        arrays.add(array.tobytes())
    assert len(arrays) == len(choices)


def test_an_array_is_of_zeros_and_ones_in_single_precision(rules: AnyGame) -> None:
    for state in random_positions(rules, 100, seed=4):
        array = tensors.encode(rules, rules.observe(state, Seat.JACK))
        assert (array.dtype, array.shape) == (np.dtype(np.float32), tensors.shape(rules))
        assert set(np.unique(array)) == {0.0, 1.0}


def test_parts_fill_the_array_without_gaps_and_the_private_ones_come_last(rules: AnyGame) -> None:
    end = 0
    for part in tensors.parts(rules):
        assert part.offset == end
        end += prod(part.shape)
        assert part.private == (part.offset >= tensors.private_slice(rules).start)
    assert (end,) == tensors.shape(rules)
    assert tensors.public_slice(rules) == slice(0, tensors.private_slice(rules).start)


def test_the_public_part_is_the_same_for_every_viewer(rules: AnyGame) -> None:
    public = tensors.public_slice(rules)
    for state in random_positions(rules, 300, seed=6):
        jack, detective, spectator = (tensors.encode(rules, rules.observe(state, seat)) for seat in VIEWERS)
        assert np.array_equal(jack[public], detective[public])
        assert np.array_equal(jack[public], spectator[public])


def test_an_array_can_be_written_into_a_row_of_a_batch(rules: AnyGame) -> None:
    batch = np.zeros((3, *tensors.shape(rules)), np.float32)
    seen = rules.observe(rules.initial(), Seat.DETECTIVE)
    tensors.encoding(rules.NAME).encode(seen, batch[1])
    assert np.array_equal(batch[1], tensors.encode(rules, seen))
    assert not batch[0].any()
    assert not batch[2].any()


def test_an_array_of_nothing_is_refused(rules: AnyGame) -> None:
    for array in (np.zeros(tensors.shape(rules), np.float32), np.ones(tensors.shape(rules), np.float32)):
        with pytest.raises(NotationError, match="shows no observation"):
            tensors.decode(rules, array)


def test_an_array_with_any_entry_changed_shows_something_else_or_nothing(rules: AnyGame) -> None:
    seen = rules.observe(rules.initial(), Seat.DETECTIVE)
    for entry in range(tensors.shape(rules)[0]):
        array = tensors.encode(rules, seen)
        array[entry] = 1 - array[entry]
        try:
            assert tensors.decode(rules, array) != seen
        except NotationError:
            continue


def test_an_array_of_another_shape_is_refused(rules: AnyGame) -> None:
    with pytest.raises(NotationError, match="shape"):
        tensors.decode(rules, np.zeros(7, np.float32))


def test_a_mask_has_a_1_for_each_legal_action_and_room_for_every_action_of_a_player(rules: AnyGame) -> None:
    found = tensors.encoding(rules.NAME)
    for state in random_positions(rules, 500, seed=7):
        legal = rules.legal_actions(state)
        mask = found.mask(legal)
        assert (mask.dtype, mask.shape) == (np.dtype(np.int8), (found.player_actions,))
        assert np.flatnonzero(mask).tolist() == list(legal)
        assert mask.sum() == len(legal)
    assert rules.action_to_text(found.player_actions).split()[0] in {"throw", "identity"}
