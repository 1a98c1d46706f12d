"""Many games stepped together are the same games as one by one."""

import numpy as np
import pytest

from whitechapel import tensors
from whitechapel.adapters.pettingzoo import Batch, VectorGames
from whitechapel.core import GAMES, IllegalActionError, NotationError, Seat, game


def random_actions(rng: np.random.Generator, batch: Batch) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.asarray((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_the_seat_to_acts_own(name: str) -> None:
    rules = game(name)
    games = VectorGames(name, 6, seed=1)
    rng = np.random.default_rng(1)
    batch = games.now()
    for _ in range(60):
        for row, seat, mask in zip(batch.observations, batch.seats, batch.masks, strict=True):
            seen = tensors.decode(rules, row)
            assert seen.seat is Seat(int(seat))
            world, _ = next(iter(rules.worlds(seen)))
            assert tuple(np.flatnonzero(mask)) == rules.legal_actions(world)
        batch = games.step(random_actions(rng, batch))


@pytest.mark.parametrize("name", GAMES)
def test_games_end_with_rewards_and_begin_anew(name: str) -> None:
    games = VectorGames(name, 20, seed=2)
    rng = np.random.default_rng(2)
    batch = games.now()
    assert len(games) == 20
    ends = 0
    for _ in range(150):
        batch = games.step(random_actions(rng, batch))
        assert np.array_equal(np.abs(batch.rewards).sum(axis=1) == 2, batch.ended)
        assert not batch.rewards.sum(axis=1).any()
        for row in np.flatnonzero(batch.ended):
            seen = tensors.decode(game(name), batch.observations[row])
            assert getattr(seen, "turn", None) == 1 or getattr(seen, "round", None) == 1
        ends += int(batch.ended.sum())
    assert ends > 10


def test_a_seed_fixes_all_games() -> None:
    ones, others = (VectorGames("pocket", 5, seed=3).now() for _ in range(2))
    assert np.array_equal(ones.observations, others.observations)
    assert not np.array_equal(ones.observations[0], ones.observations[1])


def test_rule_options_are_played() -> None:
    games = VectorGames("classic", 2, seed=3, edition="first_2006")
    seen = tensors.decode(game("classic"), games.now().observations[0])
    assert seen.edition == "first_2006"


def test_an_illegal_action_is_refused() -> None:
    games = VectorGames("pocket", 3, seed=3)
    batch = games.now()
    with pytest.raises(IllegalActionError):
        games.step(batch.masks.argmin(axis=1))


def test_a_number_of_actions_that_does_not_fit_is_refused() -> None:
    with pytest.raises(NotationError, match="shape"):
        VectorGames("pocket", 3, seed=3).step(np.array([0, 0]))
