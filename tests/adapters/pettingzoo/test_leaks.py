"""What an environment hands to a seat, the picture of it included, is equal in all worlds the seat can't tell apart."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.adapters.pettingzoo.environments import MODULES, rules_of
from whitechapel.adapters.pettingzoo.aec import AGENTS
from whitechapel.core import AnyGame, History, Match, Seat
from whitechapel.testing.leak import Form, find_leaks

NAMES = {seat: agent for agent, seat in AGENTS.items()}


def shown_in(env: Any, show: Callable[[Any, Seat], bytes | None]) -> Callable[[AnyGame, Any, Seat], Any]:
    """What `show` finds in the environment, put into some world; nothing while chance is to act."""

    def shown(rules: AnyGame, world: Any, seat: Seat) -> bytes | None:
        if rules.actor(world) is Seat.CHANCE:
            return None
        env._stream.match = Match.on(History(rules, world))
        return show(env, seat)

    return shown


def observed(env: Any, seat: Seat) -> bytes | None:
    if seat not in NAMES:
        return None
    found = env.observe(NAMES[seat])
    return bytes(found["observation"].tobytes() + found["action_mask"].tobytes())


def framed(env: Any, seat: Seat) -> bytes:
    env._viewer = seat
    frame = env.render()
    return frame.encode() if isinstance(frame, str) else frame.tobytes()


def movers_mask(env: Any, seat: Seat) -> bytes | None:  # noqa: ARG001 - the leak
    mover = NAMES.get(env.match.actor)
    return None if mover is None else bytes(env.observe(mover)["action_mask"].tobytes())


@pytest.mark.parametrize("module", MODULES)
def test_observations_and_masks_tell_no_worlds_apart(module: ModuleType) -> None:
    env = module.raw_env()
    report = find_leaks(rules_of(module), positions=300, forms=[Form("observation", shown_in(env, observed))])
    assert report.pairs > 3000
    assert report.leaks == ()


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_frames_tell_no_worlds_apart(module: ModuleType, mode: str) -> None:
    form = Form(mode, shown_in(module.raw_env(render_mode=mode), framed), share=0.02)
    assert find_leaks(rules_of(module), positions=150, forms=[form]).leaks == ()


def test_the_movers_mask_shown_to_the_detective_would_be_found() -> None:
    module = MODULES[1]
    form = Form("mask", shown_in(module.raw_env(), movers_mask))
    leaks = find_leaks(rules_of(module), positions=2000, forms=[form]).leaks
    assert {leak.seat for leak in leaks} == {Seat.DETECTIVE, Seat.SPECTATOR}
