"""Our games behind OpenSpiel's names: the same rules, numbers, texts and endings; parameters; states that travel."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.adapters.openspiel.loading import GAMES, VARIANTS, course, loaded, some_states
from whitechapel import tensors
from whitechapel.adapters.openspiel.knowledge import FIRST_CODE
from whitechapel.core import PLAYERS, Match, OptionError, Seat


@pytest.mark.parametrize("name", GAMES + VARIANTS)
def test_a_game_goes_by_the_rules_from_the_first_state_to_the_last(name: str) -> None:
    rng = Random(6)
    for state in course(loaded(name), rng):
        rules, truth = state.match.game, state.match.state
        actor = rules.actor(truth)
        assert state.is_terminal() == (actor is None)
        assert state.is_chance_node() == (actor is Seat.CHANCE)
        if actor in PLAYERS:
            assert state.current_player() == actor
            assert tuple(state.legal_actions()) == tuple(state.legal_actions(actor)) == rules.legal_actions(truth)
            assert state.legal_actions(1 - actor) == []
            for action in state.legal_actions():
                assert state.action_to_string(action) == rules.action_to_text(action)
        if actor is Seat.CHANCE:
            assert state.chance_outcomes() == [(action, float(share)) for action, share in rules.chance_outcomes(truth)]
            assert state.legal_actions() == [action for action, _ in state.chance_outcomes()]
        assert str(state) == rules.position_to_text(truth)
    outcome = rules.outcome(truth)
    assert outcome is not None
    assert state.returns() == [1.0 if seat is outcome.winner else -1.0 for seat in PLAYERS]


@pytest.mark.parametrize("name", GAMES + VARIANTS)
def test_no_game_is_longer_than_it_says(name: str) -> None:
    game, rng = loaded(name), Random(7)
    for _ in range(30):
        *_, last = course(game, rng)
        chances = sum(item.player == pyspiel.PlayerId.CHANCE for item in last.full_history())
        assert chances <= game.max_chance_nodes_in_history()
        assert last.move_number() - chances <= game.max_game_length()
        assert last.match.number <= game.max_game_length() + game.max_chance_nodes_in_history()


@pytest.mark.parametrize("name", GAMES + VARIANTS)
def test_a_state_comes_back_from_its_text_and_its_pickle_with_all_its_history(name: str) -> None:
    game = loaded(name)
    for state in some_states(game, 3, 0.1):
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for again in (read, pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
            assert again.history() == state.history()
            assert again.match.events == state.match.events
            for player in (0, 1):
                assert again.information_state_string(player) == state.information_state_string(player)
            if not state.is_terminal():
                action = state.legal_actions()[0]
                assert str(again.child(action)) == str(state.child(action))


def test_a_copy_goes_its_own_way() -> None:
    state = loaded(GAMES[0]).new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.history() == []
    assert str(copy) != str(state)


@pytest.mark.parametrize("name", GAMES)
def test_the_observation_tensor_is_the_array_of_the_observation(name: str) -> None:
    for state in some_states(loaded(name), 3, 0.2):
        rules = state.match.game
        for player in (0, 1):
            array = np.asarray(state.observation_tensor(player), np.float32)
            assert tensors.decode(rules, array) == rules.observe(state.match.state, Seat(player))
            seen = state.observation_string(player)
            assert rules.observation_from_text(seen) == rules.observe(state.match.state, Seat(player))


@pytest.mark.parametrize("name", GAMES)
def test_the_history_part_of_the_information_state_says_every_event_the_player_saw(name: str) -> None:
    game = loaded(name)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for state in some_states(game, 3, 0.1):
        for player in (0, 1):
            observer.set_from(state, player)
            codes = observer.dict["history"] @ 2.0 ** np.arange(observer.dict["history"].shape[1])
            assert [int(code) for code in codes if code] == expected_codes(state.match, Seat(player))
            assert observer.tensor.tolist() == state.information_state_tensor(player)


def expected_codes(match: Match, seat: Seat) -> list[int]:
    return [1 if event.action is None else event.action + FIRST_CODE for event in match.log(seat)]


def test_a_deal_leaves_only_hidden_things_to_chance() -> None:
    game = loaded("python_mr_jack_pocket(deal=11)")
    roots = [game.new_initial_state().child(action) for action in game.new_initial_state().legal_actions()]
    assert [state.match.state.jack for state in roots] == sorted(state.match.state.jack for state in roots)
    assert len({(state.match.state.district, state.match.state.table) for state in roots}) == 1
    for state in some_states(game, 5, 1.0):
        if state.is_chance_node():
            assert {state.action_to_string(action).split()[0] for action in state.legal_actions()} <= {
                "identity",
                "card",
            }


def test_other_deals_are_other_games_and_the_same_deal_is_the_same() -> None:
    one, again, other = (str(loaded(f"python_mr_jack_pocket(deal={deal})").new_initial_state()) for deal in (1, 1, 2))
    assert one == again != other


def test_first_actions_are_played_alike_in_all_worlds() -> None:
    start = loaded("python_mr_jack_pocket(turns=1,deal=3,played=3)").new_initial_state()
    roots = [start.child(action).match.state for action in start.legal_actions()]
    assert {state.played for state in roots} == {3}
    assert len({(state.district, state.table) for state in roots}) == 1


def test_first_actions_without_a_deal_are_refused() -> None:
    with pytest.raises(ValueError, match="only in a game from one deal"):
        loaded("python_mr_jack_pocket(played=2)")


@pytest.mark.parametrize("wrong", ["deal=-7", "deal=3,played=-1"])
def test_a_deal_that_can_t_be_is_refused(wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong.rsplit(",", maxsplit=1)[-1]):
        loaded(f"python_mr_jack_pocket({wrong})")


def test_rule_options_are_parameters_and_wrong_ones_are_refused() -> None:
    assert loaded("python_mr_jack_pocket(turns=4)").new_initial_state().match.state.turn == 5
    with pytest.raises(OptionError, match="turns=5"):
        loaded("python_mr_jack_pocket(turns=5)")


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_ismcts_bot_plays_legal_actions_to_the_end(name: str) -> None:
    game, rng = loaded(name), Random(8)
    random = np.random.RandomState(8)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 3, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = rng.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sum(state.returns()) == 0
