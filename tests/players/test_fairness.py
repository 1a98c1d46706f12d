"""Players are fair by construction: nothing that reaches one leads to a state."""

import gc
from types import FunctionType, ModuleType

import pytest

from whitechapel.core import PLAYERS, History, Match, Seat, View, load_game
from whitechapel.players import AnyView, player

GAMES = ["pocket", "classic"]


def views(game: str) -> list[AnyView]:
    """Both seats' views, throughout a game."""
    match, uniform, seen = Match(game, seed=6), player("uniform", game=game), []
    while (seat := match.actor) is not None:
        seen += [match.view(viewer) for viewer in PLAYERS]
        match.play(seat, uniform.choose(match.view(seat)))
    return seen


def reached_from(start: object) -> list[object]:
    """Every object that can be reached from one, except through classes, modules and functions."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        if id(here) not in found and not isinstance(here, type | ModuleType | FunctionType):
            found[id(here)] = here
            waiting += gc.get_referents(here)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_state_history_or_match_can_be_reached_from_a_view(game: str) -> None:
    state = type(load_game(game).initial())
    for view in views(game)[::7]:
        kinds = {type(reached) for reached in reached_from(view)}
        assert View in kinds
        assert kinds.isdisjoint({state, History, Match})


@pytest.mark.parametrize("game", GAMES)
def test_only_the_seat_to_act_sees_what_may_be_chosen(game: str) -> None:
    for jack, detective in zip(*[iter(views(game))] * 2, strict=True):
        assert bool(jack.legal_actions) != bool(detective.legal_actions)


@pytest.mark.parametrize("game", GAMES)
def test_views_of_worlds_a_seat_cant_tell_apart_are_equal(game: str) -> None:
    rules, compared = load_game(game), 0
    match, uniform = Match(game, seed=8), player("uniform", game=game)
    while (seat := match.actor) is not None:
        if seat is Seat.DETECTIVE:
            worlds = [world for world, _ in rules.worlds(match.observation(seat))]
            shown = [Match.on(History(rules, world)).view(seat) for world in worlds[:5]]
            assert all(view == shown[0] for view in shown)
            compared += len(shown) - 1
        match.play(seat, uniform.choose(match.view(seat)))
    assert compared
