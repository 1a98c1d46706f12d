"""One seat against a player, by way of Gymnasium."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
import pytest

from whitechapel import tensors
from whitechapel.adapters.pettingzoo import AgainstPlayer
from whitechapel.core import AnyView, NotationError, Seat, game_names, load_game
from whitechapel.players import OWN_BUDGET, Limit, Player, SpecError, player


class Spy:
    """A player that remembers whose observations it was given."""

    def __init__(self) -> None:
        self.seats: set[Seat] = set()

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> np.int64:  # noqa: ARG002 - the contract
        self.seats.add(view.seat)
        self.seats.add(view.observation.seat)
        return np.int64(view.legal_actions[0])


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """A game of random actions: what was observed, the last reward and the last info."""
    rng = Random(seed)
    observed, _ = env.reset(seed=seed)
    seen = [observed["observation"].tobytes()]
    while True:
        action = rng.choice(np.flatnonzero(observed["action_mask"]).tolist())
        observed, reward, terminated, truncated, info = env.step(action)
        seen.append(observed["observation"].tobytes())
        assert not truncated
        if terminated:
            return seen, float(reward), info
        assert reward == 0


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("role", ["jack", "detective"])
def test_the_agent_sees_its_own_seat_and_the_opponent_its_own(name: str, role: str) -> None:
    spy = Spy()
    seen, reward, info = play(AgainstPlayer(name, role=role, opponent=cast(Player, spy)), 3)
    seats = {tensors.decode(load_game(name), np.frombuffer(array, np.float32)).seat for array in seen}
    assert seats == {Seat.parse(role)}
    assert spy.seats == {Seat.parse(role).opponent}
    assert reward in (-1, 1)
    assert info["reason"]


class Reader:
    """A player that remembers how long the logs were that it was given."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> int:  # noqa: ARG002 - the contract
        self.lengths.append(view.number)
        return view.legal_actions[-1]


class Blind(Reader):
    """The same, but it says that it never looks at them."""

    reads_log = False


def test_an_opponent_is_given_the_whole_log_unless_it_says_that_it_never_reads_one() -> None:
    reader, blind = Reader(), Blind()
    games = [play(AgainstPlayer("pocket", role="jack", opponent=opponent), 4) for opponent in (reader, blind)]
    assert games[0] == games[1]
    assert reader.lengths == sorted(set(reader.lengths))
    assert reader.lengths[0] > 10
    assert set(blind.lengths) == {0}


def test_a_seed_fixes_the_game_and_the_opponent() -> None:
    env = AgainstPlayer("pocket", role="detective", opponent="uniform")
    assert play(env, 5) == play(AgainstPlayer("pocket", role="detective", opponent="uniform"), 5)
    assert play(env, 5) != play(env, 6)


def lost_to(opponent: str) -> int:
    env = AgainstPlayer("pocket", role="detective", opponent=opponent)
    return sum(play(env, seed)[1] < 0 for seed in range(40))


def test_a_greedy_jack_wins_more_often_than_a_random_one() -> None:
    assert lost_to("greedy") > lost_to("uniform") + 5


def test_both_outcomes_come_up_as_rewards() -> None:
    env = AgainstPlayer("pocket", role="jack")
    assert {play(env, seed)[1] for seed in range(30)} == {-1.0, 1.0}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = AgainstPlayer("classic")
    observed, _ = env.reset(seed=1)
    illegal = np.flatnonzero(observed["action_mask"] == 0)[0]
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(illegal)


def test_a_game_must_be_begun() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        AgainstPlayer("pocket").step(0)


@pytest.mark.parametrize("role", ["jack", "detective"])
@pytest.mark.parametrize("name", game_names())
def test_a_game_always_begins_with_a_choice_for_the_agent(name: str, role: str) -> None:
    """Against a random Detective one classic game in thirteen is over before Jack's first action."""
    env = AgainstPlayer(name, role=role, opponent="uniform")
    for seed in range(200):
        observed, _ = env.reset(seed=seed)
        assert observed["action_mask"].any()
        assert env.match.actor is Seat.parse(role)
        assert env.match.outcome is None


def test_a_game_that_is_over_before_the_agent_acts_is_followed_by_the_next_of_the_seed() -> None:
    """With seed 14 version 0.1 began a classic game that was over."""
    games = []
    for _ in range(2):
        env = AgainstPlayer("classic", role="jack", opponent="uniform")
        games.append([play(env, seed) for seed in range(12, 18)])
    assert games[0] == games[1]


def test_a_game_that_the_rules_say_is_won_is_never_scored_as_lost() -> None:
    env = AgainstPlayer("classic", role="jack", opponent="uniform")
    for seed in range(60):
        _, reward, info = play(env, seed)
        outcome = env.match.outcome
        assert outcome is not None
        assert (reward, info["reason"]) == (1.0 if outcome.winner is Seat.JACK else -1.0, outcome.reason)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_a_copy_in_mid_game_goes_on_from_there(copied: Callable[[Any], Any]) -> None:
    env = AgainstPlayer("pocket", role="jack", opponent="greedy")
    env.reset(seed=4)
    env.step(env.match.legal_actions[0])
    twin = copied(env)
    while env.match.outcome is None:
        action = np.int64(env.match.legal_actions[-1])
        mine, theirs = env.step(action), twin.step(action)
        assert mine[1:] == theirs[1:]
        assert np.array_equal(mine[0]["observation"], theirs[0]["observation"])


def test_masks_can_be_asked_for_apart() -> None:
    env = AgainstPlayer("pocket")
    observed, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), observed["action_mask"])


def test_it_renders_what_the_agent_knows() -> None:
    env = AgainstPlayer("pocket", role="jack", render_mode="ansi")
    env.reset(seed=1)
    assert "Jack is " in str(env.render())


def test_any_level_can_be_the_opponent() -> None:
    env = gymnasium.make("whitechapel/Pocket-v0", role="jack", opponent="level:2")
    assert play(env, 2)[1] in (-1.0, 1.0)
    assert isinstance(env.unwrapped, AgainstPlayer)


def test_who_does_not_exist_is_refused() -> None:
    with pytest.raises(SpecError):
        AgainstPlayer("pocket", opponent="nobody")
    with pytest.raises(NotationError, match="not a role"):
        AgainstPlayer("pocket", role="spectator")


def test_a_player_of_ones_own_is_seated_as_it_is() -> None:
    mine = player("uniform", game="pocket", seed=77)
    same = AgainstPlayer("pocket", opponent=player("uniform", game="pocket", seed=77))
    assert play(AgainstPlayer("pocket", opponent=mine), 8) == play(same, 8)
