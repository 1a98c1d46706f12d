"""Players of Pocket play whole legal games, repeat themselves, and know only what they are shown."""

from random import Random
from typing import Any

import pytest

from tests.players.pocket.positions import met_in_play, view_of
from whitechapel import pocket
from whitechapel.core import Match, Seat, SeededDealer, describe
from whitechapel.players import Explainer, Limit, player
from whitechapel.players.careless import Careless
from whitechapel.players.pocket.ismcts import Ismcts
from whitechapel.players.pocket.turn import WholeTurn
from whitechapel.pocket import PublicObservation

LEVELS = [f"level:{number}" for number in range(1, 1 + len(describe("pocket").levels))]
SPECS = ["uniform", "greedy", "beginner", "turn", "ismcts:200", "specialist:200", *LEVELS]
SMALL = Limit(nodes=60)


def played(jack: str, detective: str, seed: int) -> tuple[int | None, ...]:
    """A whole game between two players; the match refuses whatever is illegal."""
    match = Match(pocket, SeededDealer(seed))
    sides = {Seat.JACK: player(jack, game="pocket", seed=1), Seat.DETECTIVE: player(detective, game="pocket", seed=2)}
    while (seat := match.actor) is not None:
        match.play(seat, sides[seat].choose(match.view(seat), SMALL))
    return tuple(event.action for event in match.record().events)


@pytest.mark.parametrize("spec", SPECS)
def test_whole_games_in_both_roles_are_legal_and_repeat_under_a_node_budget(spec: str) -> None:
    assert played(spec, "greedy", seed=7) == played(spec, "greedy", seed=7)
    assert played("greedy", spec, seed=8) == played("greedy", spec, seed=8)


@pytest.mark.parametrize("spec", SPECS)
def test_all_worlds_behind_an_observation_get_the_same_action(spec: str) -> None:
    rng = Random(3)
    states = [state for _ in range(2) for state in met_in_play(rng) if state.actor is Seat.DETECTIVE]
    for state in rng.sample(states, 6):
        answers = set()
        worlds = [world for world, _ in pocket.worlds(pocket.observe(state, Seat.DETECTIVE))]
        for world in rng.sample(worlds, min(len(worlds), 4)):
            fresh = player(spec, game="pocket", seed=5)
            answers.add(fresh.choose(view_of(world), SMALL))
        assert len(answers) == 1


@pytest.mark.parametrize("spec", ["greedy", "turn", "ismcts:200", "specialist:200"])
def test_an_explanation_lists_every_action_best_first_and_splits_the_suspects(spec: str) -> None:
    for state in met_in_play(Random(11)):
        asked: Any = player(spec, game="pocket", seed=1)
        assert isinstance(asked, Explainer)
        explanation = asked.explain(view_of(state), SMALL)
        assert {candidate.action for candidate in explanation.candidates} == set(pocket.legal_actions(state))
        assert explanation.seen + explanation.hidden == len(state.suspects)
        assert all(-1e-9 <= candidate.win_probability <= 1 + 1e-6 for candidate in explanation.candidates)


def test_a_search_on_two_threads_repeats_itself_under_a_node_budget() -> None:
    state = next(state for state in met_in_play(Random(1)) if state.actor is Seat.DETECTIVE)
    shown = PublicObservation(Seat.DETECTIVE, state.district, state.table)
    counts = [Ismcts(400, seed=3, threads=2).visit(shown, Limit()) for _ in range(2)]
    assert counts[0] == counts[1]
    assert sum(one.visits for one in counts[0]) == 400


def test_a_pool_too_small_for_the_search_still_answers() -> None:
    state = next(state for state in met_in_play(Random(1)) if state.actor is Seat.DETECTIVE)
    shown = PublicObservation(Seat.DETECTIVE, state.district, state.table)
    visited = Ismcts(10, seed=3).visit(shown, Limit(nodes=3000))
    assert sum(one.visits for one in visited) == 3000


def test_a_limit_of_time_ends_the_search() -> None:
    state = next(state for state in met_in_play(Random(1)) if state.actor is Seat.DETECTIVE)
    shown = PublicObservation(Seat.DETECTIVE, state.district, state.table)
    visited = Ismcts(10, seed=3).visit(shown, Limit(seconds=0.01))
    assert sum(one.visits for one in visited) >= 500


def test_a_careless_player_who_never_is_plays_like_the_other() -> None:
    for state in met_in_play(Random(12)):
        turn = WholeTurn(seed=2)
        best = turn.explain(view_of(state)).candidates
        worth = dict(best)
        chosen = Careless(turn, share=0.0, seed=2).choose(view_of(state))
        assert worth[chosen] == pytest.approx(best[0].win_probability)


def test_what_a_player_chose_before_does_not_change_what_it_chooses_now() -> None:
    states = [state for state in met_in_play(Random(4)) if state.actor is Seat.JACK]
    for spec in SPECS:
        used = player(spec, game="pocket", seed=9)
        for state in states:
            fresh = player(spec, game="pocket", seed=9)
            assert used.choose(view_of(state), SMALL) == fresh.choose(view_of(state), SMALL)
