"""Hypothesis strategies for games, reachable states, observations and records (the extra ``testing``).

    from hypothesis import given
    from whitechapel import pocket
    from whitechapel.testing.strategies import states

    @given(states(pocket))
    def test_a_position_reads_back(state):
        assert pocket.position_from_text(pocket.position_to_text(state)) == state

A failing example shrinks to a shorter game. Everything comes from random play under any rule options.
"""

from random import Random

from hypothesis import strategies as st

from whitechapel.core import (
    PLAYERS,
    VIEWERS,
    AnyGame,
    AnyObservation,
    AnyState,
    Deal,
    GameRecord,
    Seat,
    game_names,
    load_game,
)
from whitechapel.testing.random_play import Transition, next_actions, random_game, random_options, record_of

LONGEST = 250
"""More events than any game has."""


def games() -> st.SearchStrategy[AnyGame]:
    """Every registered game."""
    return st.sampled_from(sorted(game_names())).map(load_game)


@st.composite
def random_histories(draw: st.DrawFn, of: AnyGame, least: int = 0) -> tuple[list[Transition], Random]:
    """The first events of a random game, at least so many if it has them, and the randomness they came from."""
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    length = draw(st.integers(least, LONGEST))
    transitions: list[Transition] = []
    drawn_out = draw(st.booleans())
    for transition in random_game(of, rng, random_options(of, rng), drawn_out=drawn_out):
        if len(transitions) == length:
            break
        transitions.append(transition)
    return transitions, rng


@st.composite
def states(draw: st.DrawFn, of: AnyGame) -> AnyState:
    """Any reachable state, from before the set-up to after the end."""
    transitions, rng = draw(random_histories(of))
    return transitions[-1].after if transitions else of.initial(**random_options(of, rng))


@st.composite
def positions_to_act(draw: st.DrawFn, of: AnyGame) -> AnyState:
    """Any reachable state in which a player is to act."""
    transitions, rng = draw(random_histories(of))
    acted = [transition.before for transition in transitions if transition.actor in PLAYERS]
    state = transitions[-1].after if transitions else of.initial(**random_options(of, rng))
    while of.actor(state) is Seat.CHANCE:
        state = of.apply_trusted(state, rng.choice(next_actions(of, state)))
    return state if of.actor(state) in PLAYERS else acted[-1]


def observations(of: AnyGame, seat: Seat | None = None) -> st.SearchStrategy[AnyObservation]:
    """What a seat knows in any reachable state; any seat's if none is named."""
    seats = st.sampled_from(VIEWERS) if seat is None else st.just(seat)
    return st.builds(of.observe, states(of), seats)


@st.composite
def records(draw: st.DrawFn, of: AnyGame, *, complete: bool = True) -> GameRecord:
    """The record of a game, over or broken off after any event: complete, or as some seat saw it."""
    transitions, _ = draw(random_histories(of, least=1))
    record = record_of(of, transitions)
    return record if complete else record.for_seat(draw(st.sampled_from(VIEWERS)))


def deals() -> st.SearchStrategy[Deal]:
    """Committed deals, with the words of up to two seats."""
    words = st.text(st.characters(codec="ascii", categories=("L", "N", "Zs")), max_size=20)
    return st.builds(
        Deal,
        st.binary(min_size=32, max_size=32),
        st.binary(min_size=16, max_size=16),
        st.lists(words, max_size=2).map(tuple),
    )
