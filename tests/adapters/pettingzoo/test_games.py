"""Games in the PettingZoo environments: what agents observe, may do and are given."""

import copy
import pickle
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.adapters.pettingzoo.environments import MODULES, played, rules_of
from whitechapel import tensors
from whitechapel.adapters.pettingzoo import classic_v0, pocket_v0
from whitechapel.adapters.pettingzoo.aec import AGENTS
from whitechapel.core import IllegalActionError, NotationError, OptionError, OptionValue, Seat

pytestmark = pytest.mark.parametrize("module", MODULES)
SEEDS = range(5)
OPTIONS: dict[ModuleType, dict[str, OptionValue]] = {pocket_v0: {"turns": 4}, classic_v0: {"edition": "first_2006"}}


def test_the_array_an_agent_gets_decodes_to_what_its_seat_knows(module: ModuleType) -> None:
    rules = rules_of(module)
    env = module.raw_env()
    for seed in SEEDS:
        for agent, observed, _, _ in played(env, seed):
            seen = tensors.decode(rules, observed["observation"])
            assert seen.seat is AGENTS[agent]
            assert seen == env.match.observation(AGENTS[agent])


def test_the_mask_shows_the_legal_actions_to_the_agent_whose_turn_it_is_alone(module: ModuleType) -> None:
    env = module.raw_env()
    for agent, observed, _, action in played(env, 7):
        (other,) = set(AGENTS) - {agent}
        assert tuple(np.flatnonzero(observed["action_mask"])) == env.match.legal_actions
        assert observed["action_mask"].any() == (action is not None)
        assert not env.observe(other)["action_mask"].any()


def test_at_the_end_the_winner_gets_1_and_the_loser_minus_1(module: ModuleType) -> None:
    env = module.raw_env()
    for seed in SEEDS:
        given = {agent: reward for agent, _, reward, action in played(env, seed) if action is None}
        outcome = env.match.outcome
        assert given == {agent: 1 if seat is outcome.winner else -1 for agent, seat in AGENTS.items()}


def test_before_the_end_nobody_gets_anything(module: ModuleType) -> None:
    assert not any(reward for _, _, reward, action in played(module.raw_env(), 3) if action is not None)


def test_the_same_seed_and_actions_give_the_same_game(module: ModuleType) -> None:
    one, other = (
        [(agent, observed["observation"].tobytes(), action) for agent, observed, _, action in played(env, 11)]
        for env in (module.env(), module.raw_env())
    )
    assert one == other


def test_another_seed_gives_another_game(module: ModuleType) -> None:
    env = module.raw_env()
    firsts = set()
    for seed in range(10):
        env.reset(seed=seed)
        firsts.add(env.observe("jack_0")["observation"].tobytes())
    assert len(firsts) > 5


def test_without_a_seed_the_next_game_is_another_one(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    first = env.observe("jack_0")["observation"]
    games = []
    for _ in range(5):
        env.reset()
        games.append(env.observe("jack_0")["observation"])
    assert any(not np.array_equal(first, other) for other in games)


def test_an_illegal_action_raises_in_the_raw_environment_and_changes_nothing(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=2)
    agent = env.agent_selection
    before = env.observe(agent)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    with pytest.raises(IllegalActionError):
        env.step(illegal)
    assert env.agent_selection == agent
    assert np.array_equal(env.observe(agent)["observation"], before["observation"])


def test_an_illegal_action_loses_in_the_wrapped_environment(
    module: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    env = module.env()
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[-1]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    assert "Illegal move" in caplog.text


def test_an_agent_whose_game_is_on_must_act(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=2)
    with pytest.raises(NotationError, match="whose game is on"):
        env.step(None)


def test_a_copy_begins_with_the_same_arguments(module: ModuleType) -> None:
    env = module.raw_env(render_mode="ansi", viewer="jack")
    twin = copy.deepcopy(env)
    for each in (env, twin):
        each.reset(seed=9)
    assert env.render() == twin.render()


def rest_of(env: Any) -> list[bytes]:
    """Everything agents observe until the end, when the first action that is allowed is always taken."""
    seen = []
    for _ in env.agent_iter():
        observed, reward, terminated, _, _ = env.last()
        seen.append(observed["observation"].tobytes() + bytes([reward + 1]))
        env.step(None if terminated else int(observed["action_mask"].argmax()))
    return seen


@pytest.mark.parametrize("maker", ["env", "raw_env"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_a_copy_in_mid_game_goes_on_from_there(module: ModuleType, maker: str, copied: Callable[[Any], Any]) -> None:
    env = getattr(module, maker)()
    env.reset(seed=9)
    for _ in range(5):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = copied(env)
    rest = rest_of(env)
    assert rest_of(twin) == rest
    for each in (env, twin):
        each.reset()
    assert rest_of(twin) == rest_of(env) != rest


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16, np.array])
def test_any_integer_is_an_action(module: ModuleType, kind: Callable[[int], Any]) -> None:
    env = module.raw_env()
    env.reset(seed=np.int64(3))
    action = env.match.legal_actions[-1]
    env.step(kind(action))
    assert [event.action for event in env.match.events if event.actor is not Seat.CHANCE] == [action]


def test_what_is_no_integer_is_no_action(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=3)
    with pytest.raises(NotationError, match="not an action"):
        env.step(float(env.match.legal_actions[-1]))


def test_what_does_not_exist_is_refused(module: ModuleType) -> None:
    with pytest.raises(OptionError, match="way to render"):
        module.env(render_mode="ascii")
    with pytest.raises(OptionError, match="rule option"):
        module.env(colour="red")
    with pytest.raises(NotationError, match="not a seat"):
        module.env(viewer="bystander")


def test_rule_options_are_played(module: ModuleType) -> None:
    env = module.raw_env(**OPTIONS[module])
    for agent, observed, _, _ in played(env, 5):
        seen = tensors.decode(rules_of(module), observed["observation"])
        world, _ = next(iter(rules_of(module).worlds(seen)))
        assert rules_of(module).options_of(world).items() >= OPTIONS[module].items()
        assert seen.seat is AGENTS[agent]


def test_agents_are_the_two_players(module: ModuleType) -> None:
    env = module.env()
    assert env.possible_agents == ["jack_0", "detective_0"]
    assert set(AGENTS.values()) == {Seat.JACK, Seat.DETECTIVE}
    assert env.action_space("jack_0").n == tensors.encoding(rules_of(module).NAME).player_actions
