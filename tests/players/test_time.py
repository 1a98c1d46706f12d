"""A player that is asked for a time keeps it, and a level has a cap; what stays below is as if there were none."""

from time import thread_time

import pytest

from tests.players.pocket.positions import of_turn, view_of
from whitechapel.compiled import compiled
from whitechapel.core import Match, View, WhitechapelError, describe
from whitechapel.players import AnyView, Explainer, Limit, Player, player
from whitechapel.players.levels import capped

LEVELS = [(game, f"level:{row}") for game in ("pocket", "classic") for row in range(1, 1 + len(describe(game).levels))]
PLAYERS = [(game, spec) for game in ("pocket", "classic") for spec in describe(game).players]
BOUNDED = {
    "pocket": ("greedy", "turn", "ismcts:1300", "specialist:700"),
    "classic": ("sampled:6", "greedy", "ismcts:60", "specialist:350"),
}
AT_ONCE = 0.25 if compiled() else 2.5
"""CPU seconds that may pass before a player whose time is up has answered: the smallest search there is."""


def views(game: str, seed: int = 3) -> list[AnyView]:
    """What whoever is to act sees, throughout a game."""
    match, greedy, seen = Match(game, seed=seed), player("greedy", game=game, seed=1), []
    while (seat := match.actor) is not None:
        seen.append(match.view(seat))
        match.play(seat, greedy.choose(seen[-1]))
    return seen


def longest(asked: Player, shown: list[AnyView], limit: Limit) -> float:
    """The CPU time of the longest decision; every one of them has to be legal."""
    times = []
    for view in shown:
        began = thread_time()
        chosen = asked.choose(view, limit)
        times.append(thread_time() - began)
        assert chosen in view.legal_actions
    return max(times)


@pytest.mark.parametrize(("game", "spec"), LEVELS)
def test_every_level_answers_at_once_when_its_time_is_up(game: str, spec: str) -> None:
    assert longest(player(spec, game=game), views(game), Limit(cap=0.0)) < AT_ONCE


@pytest.mark.parametrize(("game", "spec"), PLAYERS)
def test_every_player_keeps_the_time_it_is_given(game: str, spec: str) -> None:
    assert longest(player(spec, game=game), views(game), Limit(seconds=0.002)) < AT_ONCE


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_explaining_keeps_the_time_too(game: str) -> None:
    strongest = player(f"level:{len(describe(game).levels)}", game=game)
    assert isinstance(strongest, Explainer)
    for view in views(game)[::5]:
        began = thread_time()
        assert strongest.explain(view, Limit(cap=0.0)).candidates[0].action in view.legal_actions
        assert thread_time() - began < AT_ONCE


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_cap_that_is_not_reached_changes_nothing(game: str) -> None:
    for spec in BOUNDED[game]:
        free, within = player(spec, game=game, seed=5), capped(player(spec, game=game, seed=5), 1000.0, game)
        for view in views(game)[::3]:
            assert within.choose(view) == free.choose(view), spec


@pytest.mark.parametrize("played", [0, 1, 3])
def test_the_last_turn_is_not_solved_where_there_is_no_time_for_it(played: int) -> None:
    for state in of_turn(8, 3, seed=played, played=played):
        view = view_of(state)
        for limit in (Limit(cap=0.0), Limit(cap=0.0005)):
            assert longest(player("specialist:600", game="pocket"), [view], limit) < AT_ONCE


class Asked:
    """Keeps the limits it is given."""

    def __init__(self) -> None:
        self.limits: list[Limit] = []

    def choose(self, view: AnyView, limit: Limit = Limit(), /) -> int:  # noqa: B008 - a value
        self.limits.append(limit)
        return view.legal_actions[0]


def test_a_levels_cap_goes_with_its_own_budget_and_a_limit_replaces_both() -> None:
    view: View[object] = views("pocket")[0]
    asked = Asked()
    level = capped(asked, 2.0, "pocket")
    given = [Limit(), Limit(cap=0.5), Limit(cap=9.0), Limit(seconds=5.0), Limit(nodes=7)]
    for limit in given:
        level.choose(view, limit)
    assert asked.limits == [Limit(cap=2.0), Limit(cap=0.5), Limit(cap=2.0), Limit(seconds=5.0), Limit(nodes=7)]


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_strongest_level_thinks_longer_when_it_has_the_time(game: str) -> None:
    """Or the tests above would show nothing."""
    strongest = player(f"level:{len(describe(game).levels)}", game=game)
    view = views(game)[0]
    hurried = longest(strongest, [view], Limit(cap=0.0))
    assert longest(strongest, [view], Limit(cap=60.0)) > 4 * hurried


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_level_says_so_when_it_is_asked_what_it_cant_answer(game: str) -> None:
    level = player("level:1", game=game)
    other = Match("classic" if game == "pocket" else "pocket", seed=1)
    assert other.actor is not None
    with pytest.raises(WhitechapelError, match=f"expected a view of {game}"):
        level.choose(other.view(other.actor))
    match = Match(game, seed=1)
    assert match.actor is not None
    with pytest.raises(WhitechapelError, match="has nothing to choose; expected that of the seat to act"):
        level.choose(match.view(match.actor.opponent))
