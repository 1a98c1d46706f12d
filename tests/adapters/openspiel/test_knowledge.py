"""What a player is shown follows from what he may know: in every other world of his it would be the same."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.adapters.openspiel.loading import GAMES, SMALLEST, VARIANTS, course, loaded, some_states
from whitechapel.adapters.openspiel.resampling import worlds_of
from whitechapel.core import PLAYERS

PRIVATE = pyspiel.PrivateInfoType
KINDS = [
    pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    for public, recall, private in product((True, False), (True, False), (PRIVATE.SINGLE_PLAYER, PRIVATE.NONE))
]


def shown(observers: list[Any], state: Any, player: int) -> list[object]:
    """Everything a player gets from OpenSpiel."""
    found: list[object] = [state.legal_actions(player) if state.current_player() == player else None]
    found += [state.information_state_string(player), state.observation_string(player), state.current_player()]
    found += [state.information_state_tensor(player), state.observation_tensor(player), state.returns()]
    for observer in observers:
        observer.set_from(state, player)
        found += [observer.tensor.tobytes(), observer.string_from(state, player)]
    return found


def alike(state: Any, player: int, draw: Callable[[], float], count: int) -> list[Any]:
    return [state.resample_from_infostate(player, draw) for _ in range(count)]


@pytest.mark.parametrize("name", GAMES + VARIANTS)
def test_nothing_a_player_is_shown_tells_his_worlds_apart(name: str) -> None:
    game, rng = loaded(name), Random(2)
    observers = [game.make_py_observer(kind) for kind in KINDS]
    others = 0
    for state, player in product(some_states(game, 6, 0.2), (0, 1)):
        here = shown(observers, state, player)
        for other in alike(state, player, rng.random, 3):
            others += other.history() != state.history()
            assert shown(observers, other, player) == here
    assert others > 5


@pytest.mark.parametrize("name", GAMES)
def test_other_worlds_of_one_player_look_different_to_the_other(name: str) -> None:
    game, rng = loaded(name), Random(3)
    told = 0
    for state in some_states(game, 3, 0.3):
        for other in alike(state, 1, rng.random, 2):
            told += other.information_state_string(0) != state.information_state_string(0)
            if other.history() != state.history() and not state.is_terminal():
                assert other.information_state_tensor(0) != state.information_state_tensor(0)
    assert told > 10


@pytest.mark.parametrize("name", GAMES)
def test_worlds_to_resample_from_are_those_of_the_rules_as_likely_as_these_say(name: str) -> None:
    for state in some_states(loaded(name), 3, 0.25):
        rules, truth = state.match.game, state.match.state
        for seat in PLAYERS:
            worlds = rules.worlds(rules.observe(truth, seat))
            found = worlds_of(state.match.history, seat).weights
            assert found == pytest.approx({world: weight / worlds.total for world, weight in worlds})


def test_resampling_draws_every_world_as_often_as_it_is_likely() -> None:
    game, rng = loaded("python_mr_jack_pocket(turns=1,characters=3,deal=9,played=3)"), Random(4)
    first = game.new_initial_state()
    first.apply_action(first.legal_actions()[1])
    drawn = [other.match.state for other in alike(first, 1, rng.random, 3000)]
    likely = worlds_of(first.match.history, PLAYERS[1]).weights
    assert set(drawn) == set(likely)
    assert all(abs(drawn.count(world) / 3000 - share) < 0.04 for world, share in likely.items())


@pytest.mark.parametrize("name", [*GAMES, SMALLEST])
def test_equal_information_states_have_equal_legal_actions_and_equal_tensors(name: str) -> None:
    game, rng = loaded(name), Random(5)
    known: dict[tuple[int, str], tuple[object, bytes]] = {}
    again = 0
    for number in range(60):
        for state in course(game, Random(number % 6)):
            player = state.current_player()
            if player < 0 or rng.random() < 0.7:
                continue
            other = state.resample_from_infostate(player, rng.random)
            for one in (state, other):
                key = player, one.information_state_string(player)
                tensor = np.asarray(one.information_state_tensor(player), np.float32).tobytes()
                again += key in known
                assert known.setdefault(key, (one.legal_actions(), tensor)) == (one.legal_actions(), tensor)
    assert again > 50
    assert len({tensor for _, tensor in known.values()}) == len(known)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_public_is_the_same_for_both_players_and_spectators(name: str) -> None:
    game = loaded(name)
    public = [game.make_py_observer(kind) for kind in KINDS if kind.private_info == PRIVATE.NONE]
    for state in some_states(game, 3, 0.3):
        for observer in public:
            observer.set_from(state, 0)
            tensor = observer.tensor.copy()
            observer.set_from(state, 1)
            assert (tensor == observer.tensor).all()
            assert observer.string_from(state, 0) == observer.string_from(state, 1)


def test_no_observer_shows_one_player_the_others_secrets() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=PRIVATE.ALL_PLAYERS)
    with pytest.raises(ValueError, match="secrets"):
        loaded(GAMES[0]).make_py_observer(everything)
