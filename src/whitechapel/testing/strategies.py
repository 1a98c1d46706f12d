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
from typing import Any

from hypothesis import strategies as st

from whitechapel.core import GAMES, PLAYERS, VIEWERS, Deal, Game, GameRecord, Seat, game
from whitechapel.testing.random_play import Happening, possible_actions, random_game, random_options, record_of

LONGEST = 250
"""More events than any game has."""


def games() -> st.SearchStrategy[Game[Any, Any]]:
    """Every registered game."""
    return st.sampled_from(sorted(GAMES)).map(game)


@st.composite
def histories(draw: st.DrawFn, of: Game[Any, Any], least: int = 0) -> tuple[list[Happening], Random]:
    """The first events of a random game, at least so many if it has them, and the randomness they came from."""
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    length = draw(st.integers(least, LONGEST))
    happenings: list[Happening] = []
    drawn_out = draw(st.booleans())
    for happening in random_game(of, rng, random_options(of, rng), drawn_out=drawn_out):
        if len(happenings) == length:
            break
        happenings.append(happening)
    return happenings, rng


@st.composite
def states(draw: st.DrawFn, of: Game[Any, Any]) -> Any:
    """Any reachable state, from before the set-up to after the end."""
    happenings, rng = draw(histories(of))
    return happenings[-1].after if happenings else of.initial(**random_options(of, rng))


@st.composite
def positions_to_act(draw: st.DrawFn, of: Game[Any, Any]) -> Any:
    """Any reachable state in which a player is to act."""
    happenings, rng = draw(histories(of))
    acted = [happening.before for happening in happenings if happening.actor in PLAYERS]
    state = happenings[-1].after if happenings else of.initial(**random_options(of, rng))
    while of.actor(state) is Seat.CHANCE:
        state = of.apply_trusted(state, rng.choice(possible_actions(of, state)))
    return state if of.actor(state) in PLAYERS else acted[-1]


def observations(of: Game[Any, Any], seat: Seat | None = None) -> st.SearchStrategy[Any]:
    """What a seat knows in any reachable state; any seat's if none is named."""
    seats = st.sampled_from(VIEWERS) if seat is None else st.just(seat)
    return st.builds(of.observe, states(of), seats)


@st.composite
def records(draw: st.DrawFn, of: Game[Any, Any], *, complete: bool = True) -> GameRecord:
    """The record of a game, over or broken off after any event: complete, or as some seat saw it."""
    happenings, _ = draw(histories(of, least=1))
    record = record_of(of, happenings)
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
