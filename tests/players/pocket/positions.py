"""Positions of Pocket met in play, for tests of its players."""

from collections.abc import Iterator
from random import Random

from whitechapel import pocket
from whitechapel.core import History, Match, Seat
from whitechapel.players import AnyView
from whitechapel.players.pocket.greedy import Greedy
from whitechapel.pocket import State


def view_of(state: State, seat: Seat | None = None) -> AnyView:
    """What a seat knows and may do, by default the player to act; what it saw before is not known."""
    match = Match.on(History(pocket, state))
    return match.view(Seat(match.actor or 0) if seat is None else seat)


def met_in_play(rng: Random, *, thoughtful: float = 0.7) -> Iterator[State]:
    """States of one game in which a player is to act; most actions are greedy ones, the rest random."""
    state = pocket.initial()
    greedy = Greedy(rng.getrandbits(32))
    while (actor := pocket.actor(state)) is not None:
        if actor is Seat.CHANCE:
            state = pocket.apply(state, rng.choice(pocket.chance_outcomes(state)).action)
            continue
        yield state
        legal = pocket.legal_actions(state)
        wise = rng.random() < thoughtful
        action = greedy.choose(view_of(state, actor)) if wise else rng.choice(legal)
        state = pocket.apply(state, action)


def of_turn(turn: int, count: int, *, seed: int, played: int, face: str = "") -> list[State]:
    """So many states of a turn with so many actions played in it, and with a token's face up if one is named."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < count:
        states = [state for state in met_in_play(rng) if state.turn == turn and state.played == played]
        found += [state for state in states if not face or face in state.tokens]
    return found
