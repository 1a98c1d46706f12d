import pytest

from tests.players.classic.games import play, positions, view_of
from whitechapel import classic
from whitechapel.classic.table import in_play
from whitechapel.core import Seat
from whitechapel.players import Limit, player
from whitechapel.players.classic.greedy import Greedy
from whitechapel.players.classic.ismcts import Ismcts
from whitechapel.players.classic.search import SearchSettings
from whitechapel.players.classic.tree_buffers import TreeBuffers
from whitechapel.players.uniform import Uniform

FEW = 60


def test_whole_games_are_played_in_both_roles() -> None:
    for seed in range(3):
        assert play(Ismcts(FEW, 1), Ismcts(FEW, 2), seed).outcome


def test_the_same_seed_and_node_budget_give_the_same_game() -> None:
    assert play(Ismcts(FEW, 1), Ismcts(FEW, 2), 5).record() == play(Ismcts(FEW, 1), Ismcts(FEW, 2), 5).record()


@pytest.mark.parametrize("iterations", [FEW, 3000])
def test_any_number_of_threads_gives_the_same_values(iterations: int) -> None:
    for state in list(positions(Greedy(1), Greedy(2), 6))[::9]:
        explained = {
            repr(Ismcts(iterations, 1, SearchSettings(threads=threads)).explain(view_of(state)))
            for threads in (1, 2, 3)
        }
        assert len(explained) == 1


def test_the_buffers_suffice_for_every_budget() -> None:
    """Each iteration adds a visit to one edge without a node, so a full tree can't tell who was first."""
    for iterations in (1, 100, 10_000, 48_767, 48_768, 100_000, 10**6, 10**9):
        buffers = TreeBuffers.of(iterations)
        assert iterations // buffers.words[1] < buffers.nodes


@pytest.mark.parametrize("seat", [Seat.JACK, Seat.DETECTIVE])
def test_worlds_that_look_alike_get_the_same_action(seat: Seat) -> None:
    asked = 0
    for state in positions(Greedy(1), Greedy(2), 3):
        seen = classic.observe(state, seat)
        if state.actor is not seat or in_play(state.table) < 8:
            continue
        chosen = {Ismcts(FEW, 4).choose(view_of(world, seat)) for world, _ in classic.worlds(seen)}
        assert len(chosen) == 1
        asked += 1
    assert asked


def test_a_play_that_somebody_else_began_is_completed() -> None:
    for state in positions(Uniform(1), Uniform(2), 9):
        legal = classic.legal_actions(state)
        assert Ismcts(FEW, 3).choose(view_of(state)) in legal


def test_the_detective_accuses_the_only_suspect_he_can_reach() -> None:
    caught = 0
    for seed in range(20):
        for state in positions(Greedy(1), Greedy(2), seed):
            if state.actor is Seat.DETECTIVE and state.suspects == (state.jack,):
                legal = classic.legal_actions(state)
                accuse = classic.action_from_text(f"accuse {state.jack}")
                if accuse in legal:
                    caught += 1
                    assert Ismcts(FEW, 3).choose(view_of(state)) == accuse
    assert caught


def test_what_is_explained_is_what_is_chosen() -> None:
    for state in list(positions(Greedy(1), Greedy(2), 8))[::7]:
        explanation = Ismcts(FEW, 3).explain(view_of(state))
        assert explanation.candidates[0].action == Ismcts(FEW, 3).choose(view_of(state))
        assert 0.0 <= explanation.win_probability <= 1.0
        assert explanation.seen + explanation.hidden <= len(state.suspects)


def test_memory_stays_bounded_however_large_the_budget() -> None:
    assert TreeBuffers.of(10**9).nodes == TreeBuffers.of(10**8).nodes
    buffers = TreeBuffers.of(10**9)
    assert sum(part.itemsize * len(part) for part in (buffers.words, buffers.sums)) < 25_000_000


def test_a_full_tree_goes_on_as_it_is() -> None:
    state = next(positions(Greedy(1), Greedy(2), 2))
    few = Ismcts(1, 3).choose(view_of(state), Limit(nodes=400))
    assert few in classic.legal_actions(state)


def test_ismcts_beats_greedy() -> None:
    jack = sum(play(Ismcts(200, 1), Greedy(2), seed).outcome.winner is Seat.JACK for seed in range(8))  # type: ignore[union-attr]  # a finished game has an outcome
    detective = sum(play(Greedy(1), Ismcts(200, 2), seed).outcome.winner is Seat.DETECTIVE for seed in range(8))  # type: ignore[union-attr]  # likewise
    assert jack + detective >= 9


def test_ismcts_is_in_the_catalogue() -> None:
    assert isinstance(player("ismcts:500", game="classic"), Ismcts)
