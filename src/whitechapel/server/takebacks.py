"""Taking actions back between people: free, by consent, or not at all."""

from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal


def takeback_target(hosted: HostedMatch, seat: Seat) -> tuple[protocol.TakebackName, int]:
    """Whether `seat` may take its last action back, and the number of the entry before that action.

    Free while nothing was revealed by it or after it and the opponent has not acted; by consent while nothing was
    revealed; never past a throw, a card or an appeal, nor into a borrowed beginning.
    """
    if hosted.over:
        return "no", 0
    last = len(hosted.events) - 1
    for place in range(last, -1, -1):
        entry = hosted.log[hosted.events[place] - 1]
        if entry.kind is not EntryKind.ACTION or entry.announced or entry.number <= hosted.borrowed:
            break
        if entry.actor is seat:
            return ("free" if place == last else "ask"), entry.number - 1
    return "no", 0


def taken_back(hosted: HostedMatch, seat: Seat, client: str) -> Entry:
    """What a seat's wish to take its last action back leads to; raises `Refusal`."""
    answer, target = takeback_target(hosted, seat)
    if answer == "no":
        raise Refusal("no-takeback", "nothing can be taken back: something was revealed since, or you have not acted")
    if hosted.offer is seat:
        raise Refusal("no-takeback", "the opponent has already been asked")
    consents = hosted.setup.hot_seat or hosted.seats[seat.opponent].automatic
    kind = EntryKind.TAKEN_BACK if answer == "free" or consents else EntryKind.OFFERED
    return Entry(hosted.number + 1, kind, seat, target=str(target), client=client)


def answered(hosted: HostedMatch, seat: Seat, *, agree: bool, client: str) -> Entry:
    """What a seat's answer to its opponent's wish leads to; raises `Refusal`."""
    if hosted.offer is not seat.opponent:
        raise Refusal("no-takeback", "the opponent has not asked for a takeback")
    if not agree:
        return Entry(hosted.number + 1, EntryKind.DECLINED, seat, client=client)
    _, target = takeback_target(hosted, seat.opponent)
    return Entry(hosted.number + 1, EntryKind.TAKEN_BACK, seat, target=str(target), client=client)
