"""A light history is the same history, to whoever looks at it."""

import pickle
from random import Random

import pytest

from whitechapel.core import VIEWERS, History, Match, SeededDealer
from whitechapel.core.light_history import LightHistory

GAMES = ["pocket", "classic"]


def played(start: History, actions: int, seed: int = 4) -> Match:
    """A random match of so many actions from the start on."""
    match, rng = Match.on(start, SeededDealer(seed)), Random(seed)
    match.deal()
    for _ in range(actions):
        match.advance(rng.choice(match.legal_actions))
    return match


def both(game: str, actions: int = 12) -> tuple[Match, Match]:
    """The same match on a history and on a light one."""
    start = Match.by_hand(game).history
    return played(start, actions), played(LightHistory(start), actions)


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_the_same_events_logs_and_states(game: str) -> None:
    plain, light = both(game)
    assert light.events == plain.events
    assert [light.log(seat) for seat in VIEWERS] == [plain.log(seat) for seat in VIEWERS]
    assert [step.state for step in light.history] == [step.state for step in plain.history]
    assert (light.number, light.history.chances) == (plain.number, plain.history.chances)
    assert light.record() == plain.record()


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_back_and_on_in_the_same_way(game: str) -> None:
    plain, light = both(game)
    for match in (plain, light):
        match.pop()
        match.push(match.legal_actions[-1])
    assert light == plain


@pytest.mark.parametrize("game", GAMES)
def test_copies_go_on_in_ways_of_their_own(game: str) -> None:
    _, light = both(game)
    first, second = light.copy(), light.copy()
    first.push(first.legal_actions[0])
    second.push(second.legal_actions[-1])
    assert first.events[: light.number] == second.events[: light.number] == light.events
    assert first.events[light.number].action != second.events[light.number].action


def test_it_is_pickled_as_what_it_stands_for() -> None:
    plain, light = both("pocket")
    assert pickle.loads(pickle.dumps(light)) == plain  # noqa: S301 - our own


def test_it_may_begin_in_the_middle_of_a_history() -> None:
    plain, _ = both("pocket")
    light = LightHistory(plain.history)
    assert light.before is plain.history.before
    assert light.then(plain.legal_actions[0]).before is plain.history
    assert light.log(VIEWERS[0]) == plain.log(VIEWERS[0])
