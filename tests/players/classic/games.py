"""Whole games and the positions in them, for the tests of Mr. Jack's players."""

from collections.abc import Iterator

from whitechapel import classic
from whitechapel.classic.pieces import NO_CHARACTER
from whitechapel.classic.table import cards_left, in_play, side_of
from whitechapel.core import History, Match, Seat, SeededDealer
from whitechapel.core.view import AnyView
from whitechapel.players.base import OWN_BUDGET, Limit, Player
from whitechapel.players.uniform import Uniform


def play(jack: Player, detective: Player, seed: int, limit: Limit = OWN_BUDGET) -> Match:
    """A whole game; the match refuses any action that is not legal."""
    game = Match(classic, SeededDealer(seed))
    while (seat := game.actor) is not None:
        player = jack if seat is Seat.JACK else detective
        game.play(seat, player.choose(game.view(seat), limit))
    return game


def positions(jack: Player, detective: Player, seed: int) -> Iterator[classic.State]:
    """The states of such a game in which a player is to act."""
    state = classic.initial()
    for event in play(jack, detective, seed).record().events:
        if classic.actor(state) in (Seat.JACK, Seat.DETECTIVE):
            yield state
        state = classic.apply(state, event.action or 0)


def begins_a_play(state: classic.State) -> bool:
    """Whether a character is to be chosen: no play is in progress."""
    return in_play(state.table) == NO_CHARACTER


def plays_begin(seed: int) -> list[classic.State]:
    """The states of a random game in which a character is to be chosen: cheap to come by, compiled or not."""
    return [state for state in positions(Uniform(1), Uniform(2), seed) if begins_a_play(state)]


def cards_of(state: classic.State) -> list[int]:
    """The characters that may be played."""
    return [character for character in range(8) if cards_left(state.table) >> character & 1]


def view_of(state: classic.State, seat: Seat | None = None) -> AnyView:
    """What a seat knows and may do, by default the player to act; what it saw before is not known."""
    return Match.on(History(classic, state)).view(Seat(side_of(state.table)) if seat is None else seat)
