"""Many games stepped together are the same games as one by one."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from whitechapel import tensors
from whitechapel.adapters.pettingzoo import Batch, VectorGames
from whitechapel.core import PLAYERS, IllegalActionError, NotationError, Seat, game_names, load_game


def random_actions(rng: np.random.Generator, batch: Batch) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.asarray((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))


@pytest.mark.parametrize("name", game_names())
def test_every_row_is_the_seat_to_acts_own(name: str) -> None:
    rules = load_game(name)
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


@pytest.mark.parametrize("name", game_names())
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
            seen = tensors.decode(load_game(name), batch.observations[row])
            assert getattr(seen, "turn", None) == 1 or getattr(seen, "round", None) == 1
        ends += int(batch.ended.sum())
    assert ends > 10


def test_a_seed_fixes_all_games() -> None:
    ones, others = (VectorGames("pocket", 5, seed=3).now() for _ in range(2))
    assert np.array_equal(ones.observations, others.observations)
    assert not np.array_equal(ones.observations[0], ones.observations[1])


def test_rule_options_are_played() -> None:
    games = VectorGames("classic", 2, seed=3, edition="first_2006")
    seen = tensors.decode(load_game("classic"), games.now().observations[0])
    assert seen.edition == "first_2006"


def test_an_illegal_action_is_refused() -> None:
    games = VectorGames("pocket", 3, seed=3)
    batch = games.now()
    with pytest.raises(IllegalActionError):
        games.step(batch.masks.argmin(axis=1))


def test_an_illegal_action_anywhere_changes_no_game() -> None:
    games = VectorGames("pocket", 3, seed=3)
    before = games.now()
    actions = before.masks.argmax(axis=1)
    actions[2] = before.masks[2].argmin()
    with pytest.raises(IllegalActionError):
        games.step(actions)
    after = games.now()
    assert np.array_equal(before.observations, after.observations)
    assert np.array_equal(before.masks, after.masks)
    with pytest.raises(NotationError, match="not an action"):
        games.step([0, 0, 10_000])


def test_a_list_of_ints_is_as_good_as_an_array() -> None:
    ones, others = VectorGames("pocket", np.int64(3), seed=np.int64(3)), VectorGames("pocket", 3, seed=3)
    actions = ones.now().masks.argmax(axis=1)
    assert np.array_equal(ones.step(actions).observations, others.step(list(actions)).observations)


def test_what_are_no_ints_are_no_actions() -> None:
    with pytest.raises(NotationError, match="type of actions"):
        VectorGames("pocket", 2, seed=3).step([0.0, 1.0])  # type: ignore[list-item]  # what is refused


def test_a_game_that_does_not_exist_and_a_number_of_no_games_are_refused() -> None:
    with pytest.raises(NotationError, match="'chess' is not a game"):
        VectorGames("chess", 1)
    with pytest.raises(NotationError, match="number of games"):
        VectorGames("pocket", 0)
    with pytest.raises(NotationError, match="not a role"):
        VectorGames("pocket", 1, role="chance")


def test_all_games_can_be_begun_anew() -> None:
    games = VectorGames("pocket", 4, seed=3)
    first = games.now()
    games.step(first.masks.argmax(axis=1))
    assert np.array_equal(games.reset(3).observations, first.observations)
    assert not np.array_equal(games.reset().observations, first.observations)


@pytest.mark.parametrize("name", game_names())
def test_a_game_that_ended_leaves_what_both_seats_saw_last(name: str) -> None:
    rules, rng = load_game(name), np.random.default_rng(4)
    games = VectorGames(name, 8, seed=4)
    batch, ends = games.now(), 0
    while ends < 20:
        matches = games.matches
        batch = games.step(random_actions(rng, batch))
        assert len(batch.final_observations) == batch.ended.sum()
        for row, arrays in zip(np.flatnonzero(batch.ended), batch.final_observations, strict=True):
            for seat in PLAYERS:
                assert tensors.decode(rules, arrays[seat]) == matches[row].observation(seat)
            outcome = matches[row].outcome
            assert outcome is not None
            assert batch.rewards[row, outcome.winner] == 1
            ends += 1


@pytest.mark.parametrize("role", ["jack", "detective"])
def test_the_house_can_play_one_seat(role: str) -> None:
    rng = np.random.default_rng(5)
    games = VectorGames("classic", 6, seed=5, role=role, opponent="uniform")
    batch, ends = games.now(), 0
    for _ in range(120):
        assert (batch.seats == Seat.parse(role)).all()
        assert batch.masks.any(axis=1).all()
        batch = games.step(random_actions(rng, batch))
        ends += int(batch.ended.sum())
    assert ends > 5


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])  # noqa: S301 - our own
def test_a_copy_in_mid_game_goes_on_from_there(copied: Callable[[VectorGames], VectorGames]) -> None:
    games = VectorGames("pocket", 4, seed=6, role="jack")
    games.step(games.now().masks.argmax(axis=1))
    twin = copied(games)
    batch = games.now()
    for _ in range(40):
        actions = batch.masks.argmax(axis=1)
        batch, other = games.step(actions), twin.step(actions)
        assert np.array_equal(batch.observations, other.observations)
        assert np.array_equal(batch.rewards, other.rewards)


def test_a_number_of_actions_that_does_not_fit_is_refused() -> None:
    with pytest.raises(NotationError, match="shape"):
        VectorGames("pocket", 3, seed=3).step(np.array([0, 0]))
