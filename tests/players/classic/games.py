"""Whole games and the positions in them, for the tests of Mr. Jack's players."""

from collections.abc import Iterator

from whitechapel import classic
from whitechapel.classic.table import side_of
from whitechapel.core import Referee, Seat, SeededDealer
from whitechapel.players.base import OWN_BUDGET, Limit, Player


def play(jack: Player, detective: Player, seed: int, limit: Limit = OWN_BUDGET) -> Referee:
    """A whole game; the referee refuses any action that is not legal."""
    game = Referee(classic, SeededDealer(seed))
    while (seat := game.actor) is not None:
        player = jack if seat is Seat.JACK else detective
        game.play(seat, player.choose(game.observation(seat), game.legal_actions(seat), limit))
    return game


def positions(jack: Player, detective: Player, seed: int) -> Iterator[classic.State]:
    """The states of such a game in which a player is to act."""
    state = classic.initial()
    for event in play(jack, detective, seed).record().events:
        if classic.actor(state) in (Seat.JACK, Seat.DETECTIVE):
            yield state
        state = classic.apply(state, event.action or 0)


def seen_by_mover(state: classic.State) -> classic.Observation:
    """What the player to act knows."""
    return classic.observe(state, Seat(side_of(state.table)))
