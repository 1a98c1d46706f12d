"""Asking for another game: offered when a match is over, then agreed to, declined or withdrawn.

An offer is an entry of the log, like that of a takeback: it is there for whoever comes back, at whichever process.
Agreeing makes the match (`lobby.Lobby.rematch`), and both are led to it.
"""

from whitechapel.core import Seat
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal

MOST_OFFERS = 10
"""How often a seat may ask for a rematch of one match."""


def offered(hosted: HostedMatch, seat: Seat, client: str) -> Entry:
    """What a seat's wish to play again leads to; raises `Refusal`."""
    if hosted.rematch:
        raise Refusal("no-rematch", "there is a rematch already: POST to rematch leads to it")
    if hosted.rematch_offer is not None:
        raise Refusal("no-rematch", "somebody asks for a rematch already")
    other = hosted.seats[seat.opponent]
    if hosted.setup.hot_seat or other.automatic or not other.taken:
        raise Refusal("no-rematch", "there is nobody to ask")
    if hosted.rematch_offers[seat] >= MOST_OFFERS:
        raise Refusal("no-rematch", "you have asked as often as a match allows")
    return Entry(hosted.number + 1, EntryKind.REMATCH_OFFERED, seat, client=client)


def declined(hosted: HostedMatch, seat: Seat, client: str) -> Entry:
    """What it leads to that a seat does not want to play again; raises `Refusal`."""
    if hosted.rematch_offer is not seat.opponent:
        raise Refusal("no-rematch", "the opponent does not ask for a rematch")
    return Entry(hosted.number + 1, EntryKind.REMATCH_DECLINED, seat, client=client)


def withdrawn(hosted: HostedMatch, seat: Seat, client: str) -> Entry:
    """What it leads to that a seat no longer waits for an answer; raises `Refusal`."""
    if hosted.rematch_offer is not seat:
        raise Refusal("no-rematch", "you don't ask for a rematch, or were answered")
    return Entry(hosted.number + 1, EntryKind.REMATCH_WITHDRAWN, seat, client=client)
