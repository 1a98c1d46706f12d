from tests.players.classic.games import play, positions, view_of
from whitechapel import classic
from whitechapel.core import Seat
from whitechapel.players import player
from whitechapel.players.classic.greedy import Greedy
from whitechapel.players.uniform import Uniform


def test_greedy_plays_whole_games_in_both_roles() -> None:
    for seed in range(4):
        assert play(Greedy(1), Greedy(2), seed).outcome


def test_greedy_beats_uniform_in_both_roles() -> None:
    as_jack = sum(play(Greedy(1), Uniform(2), seed).outcome.winner is Seat.JACK for seed in range(20))  # type: ignore[union-attr]  # a finished game has an outcome
    as_detective = sum(play(Uniform(1), Greedy(2), seed).outcome.winner is Seat.DETECTIVE for seed in range(20))  # type: ignore[union-attr]  # likewise
    assert as_jack >= 14
    assert as_detective >= 18


def test_greedy_completes_a_play_that_somebody_else_began() -> None:
    for state in positions(Uniform(1), Uniform(2), 9):
        legal = classic.legal_actions(state)
        assert Greedy(3).choose(view_of(state)) in legal


def test_a_jack_who_can_leave_leaves() -> None:
    left = 0
    for seed in range(10):
        for state in positions(Uniform(1), Uniform(2), seed):
            legal = classic.legal_actions(state)
            leaving = [action for action in legal if classic.action_to_text(action).startswith("leave")]
            if leaving:
                left += 1
                assert Greedy(3).choose(view_of(state, Seat.JACK)) in leaving
    assert left


def test_greedy_is_in_the_catalogue() -> None:
    assert isinstance(player("greedy", game="classic"), Greedy)
