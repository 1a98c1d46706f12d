"""The players of this house as bots of OpenSpiel."""

import numpy as np
import pyspiel
import pytest

from tests.adapters.openspiel.loading import GAMES, loaded
from whitechapel.adapters.openspiel import LevelBot
from whitechapel.core import Match, Seat
from whitechapel.core.registry import game_names
from whitechapel.players import SpecError, player

EACH = pytest.mark.parametrize(("name", "game"), list(zip(GAMES, game_names(), strict=False)))


@EACH
def test_openspiel_lets_two_bots_play_whole_games(name: str, game: str) -> None:
    found = loaded(name)
    bots = [LevelBot(found, 0, 3, seed=1), LevelBot(found, 1, "greedy", seed=2)]
    for seed in range(3):
        returns = pyspiel.evaluate_bots(found.new_initial_state(), bots, seed)
        assert sorted(returns) == [-1.0, 1.0], game


@EACH
def test_a_bot_chooses_what_the_player_chooses_from_the_same_view(name: str, game: str) -> None:
    found, rng = loaded(name), np.random.RandomState(3)
    state, match = found.new_initial_state(), Match.by_hand(game)
    bots = [LevelBot(found, seat, "level:2", seed=5) for seat in (0, 1)]
    players = [player("level:2", game=game, seed=5) for _ in (0, 1)]
    while not state.is_terminal():
        if state.is_chance_node():
            action = int(rng.choice(state.legal_actions()))
        else:
            seat = state.current_player()
            action = bots[seat].step(state)
            assert action == players[seat].choose(match.view(Seat(seat)))
        state.apply_action(action)
        match.push(action)


def test_a_bot_that_is_asked_about_an_earlier_state_begins_anew() -> None:
    found = loaded(GAMES[0])
    state = found.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = LevelBot(found, state.current_player(), 4, seed=5)
    first = bot.step(state)
    later = state.child(first)
    while later.current_player() != bot.player_id():
        later.apply_action(later.legal_actions()[0])
    bot.step(later)
    assert bot.step(state) == first


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SpecError, match="level:99"):
        LevelBot(loaded(GAMES[0]), 0, 99)
