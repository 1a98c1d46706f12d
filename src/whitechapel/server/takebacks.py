"""Taking actions back: free, by consent, or not at all.

Free while the opponent has not acted since, by consent after that; never past a throw, a card or an appeal, nor into a
borrowed beginning. An AI agrees at once, but not past an answer that might tell a secret: whoever may try one action
after another and see what Jack does about each finds out who Jack is.
"""

from typing import NamedTuple

from whitechapel.core import Seat
from whitechapel.core.history import History
from whitechapel.core.messages import Message
from whitechapel.server import protocol
from whitechapel.server.entries import Entry, EntryKind
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal


class Takeback(NamedTuple):
    """Whether a seat may take its last action back.

    Attributes:
        answer: freely, by consent or not.
        target: the number of the entry before that action, where it may.
        why: why not, in English.
        reason: the same for people, where there is more to say than that nothing can be taken back.
    """

    answer: protocol.TakebackName
    target: int = 0
    why: str = ""
    reason: Message | None = None


_REVEALED = Takeback("no", why="nothing can be taken back: something was revealed since, or you have not acted")
_SECRET = Takeback(
    "no", why="the AI has answered, and what it answers might tell its secret", reason=Message("takeback-secret")
)
_SPENT = Takeback("no", why="you have taken back as often as a match allows", reason=Message("takeback-spent"))
_TOO_LONG = Takeback("no", why="the log is too long for takebacks", reason=Message("takeback-too-long"))


def takeback(hosted: HostedMatch, seat: Seat) -> Takeback:
    """Whether `seat` may take its last action back now."""
    found = _last_action(hosted, seat)
    if found.answer == "no":
        return found
    if found.answer == "ask" and hosted.seats[seat.opponent].automatic and _has_a_secret(hosted, seat.opponent):
        return _SECRET
    if hosted.takebacks[seat] >= hosted.most_takebacks:
        return _SPENT
    return _TOO_LONG if hosted.number >= hosted.log_length // 2 else found  # the rest is for playing to the end


def taken_back(hosted: HostedMatch, seat: Seat, client: str) -> Entry:
    """What a seat's wish to take its last action back leads to; raises `Refusal`."""
    answer, target, why, reason = takeback(hosted, seat)
    if answer == "no":
        raise Refusal("no-takeback", why, reason=reason)
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
    return Entry(hosted.number + 1, EntryKind.TAKEN_BACK, seat, target=hosted.log[-1].target, client=client)


def withdrawn(hosted: HostedMatch, seat: Seat, client: str) -> Entry:
    """What it leads to that a seat no longer wants to take back what it asked for; raises `Refusal`."""
    if hosted.offer is not seat:
        raise Refusal("no-takeback", "you have not asked for a takeback, or were answered")
    return Entry(hosted.number + 1, EntryKind.WITHDRAWN, seat, client=client)


def _last_action(hosted: HostedMatch, seat: Seat) -> Takeback:
    """How a seat's last action could be taken back by what happened since alone."""
    if hosted.over:
        return _REVEALED
    last = len(hosted.events) - 1
    for place in range(last, -1, -1):
        entry = hosted.log[hosted.events[place] - 1]
        if entry.kind is not EntryKind.ACTION or entry.announced or entry.number <= hosted.borrowed:
            break
        if entry.actor is seat:
            return Takeback("free" if place == last else "ask", entry.number - 1)
    return _REVEALED


def _has_a_secret(hosted: HostedMatch, seat: Seat) -> bool:
    """Whether a seat saw anything happen that its opponent did not see: who Jack is, a card.

    If it did not, its whole view follows from what the opponent saw, and so does how likely it is to do anything: no
    number of its answers tells the opponent something new. Of our games, Jack always has a secret; the Detective has
    one once he has drawn a card in Mr. Jack, and never in Pocket, where he shows his cards.
    """
    return any(_hidden(step, seat) for step in hosted.match.history)


def _hidden(step: History, seat: Seat) -> bool:
    assert step.before is not None  # noqa: S101 - it is an event
    sees, before = step.game.sees, step.before.state
    return sees(before, step.action, seat) and not sees(before, step.action, seat.opponent)
