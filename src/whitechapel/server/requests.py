"""What a request adds to a match's log. Nothing here changes a match: the steps are committed first, then adopted.

A request names the entry it was made after. If the log has grown since, it is stale, unless the very next entry is
what this client asked for then: so it is a repetition of a request that was already stored.
"""

from collections.abc import Mapping
from typing import TypeAlias

from whitechapel.core import IllegalActionError, Seat, WhitechapelError
from whitechapel.core.messages import Message
from whitechapel.server import protocol, rematches
from whitechapel.server.entries import Entry, EntryKind, Step
from whitechapel.server.hosted import HostedMatch, all_ready, deal_of, event_steps
from whitechapel.server.refusals import Refusal, RepeatedError
from whitechapel.server.seats import SeatHolder
from whitechapel.server.takebacks import answered, taken_back, withdrawn

SERVER = "server"
"""The client that the server itself is."""
_NOT_STARTED = "the match begins when every seat is taken and has added its words"
_NOT_OVER = "a rematch can be asked for when the match is over"
_TOO_LONG = "the log of this match is full: it can only be given up"


class Fail(protocol.Request):
    """The server's own: a player or a bot gives its match up, because it failed in this way."""

    failure: str


class Rematch(protocol.Request):
    """The server's own: somebody wants to play again, and this is the match."""

    match: str


class TakeHint(protocol.Request):
    """The server's own: a hint was given, which the log remembers."""


Asked: TypeAlias = protocol.SeatRequest | Fail | Rematch | TakeHint
"""Everything that makes a log grow, once its match has begun."""


def requested(hosted: HostedMatch, seat: Seat, request: Asked) -> list[Step]:
    """The steps that a seat's request leads to.

    Raises:
        RepeatedError: when the same request was stored before.
        Refusal: when it can't be done; it says why.
    """
    number = hosted.number + 1
    if isinstance(request, Rematch):
        if hosted.rematch:
            raise RepeatedError(hosted.number)
        return [hosted.step(Entry(number, EntryKind.REMATCH, seat, target=request.match))]
    if request.after != _before_hints(hosted, request.after):
        raise _out_of_step(hosted, seat, request)
    if hosted.to_act is None:
        return [hosted.step(_without_a_game(hosted, seat, request))]
    if not isinstance(request, protocol.Act):
        return [hosted.step(_beside_the_game(hosted, seat, request))]
    if hosted.to_act is not seat:
        raise Refusal("not-your-turn", f"it is the {hosted.to_act}'s turn")
    if number > hosted.log_length:
        raise Refusal("too-long", _TOO_LONG, reason=Message("match-too-long"))
    after = hosted.match.copy()
    try:
        after.advance(request.action)
    except WhitechapelError as error:
        raise _illegal(request, error) from error
    return event_steps(hosted.match.history, after.history, number, request.client)


def _beside_the_game(hosted: HostedMatch, seat: Seat, request: protocol.SeatRequest | Fail | TakeHint) -> Entry:
    """What a request that plays no action leads to, while the match is played; raises `Refusal`."""
    number, client = hosted.number + 1, request.client
    match request:
        case protocol.TakeBack():
            return taken_back(hosted, seat, client)
        case protocol.AnswerTakeback():
            return answered(hosted, seat, agree=request.agree, client=client)
        case protocol.Withdraw():
            return withdrawn(hosted, seat, client)
        case protocol.OfferRematch() | protocol.DeclineRematch():
            raise Refusal("not-over", _NOT_OVER)
        case TakeHint():
            return Entry(number, EntryKind.HINT, seat, client=client)
    announced = request.failure if isinstance(request, Fail) else ""
    return Entry(number, EntryKind.RESIGNED, seat, announced=announced, client=client)


def _without_a_game(hosted: HostedMatch, seat: Seat, request: protocol.SeatRequest | Fail | TakeHint) -> Entry:
    """What a request leads to before a match has begun (it can be cancelled) and after its end; raises `Refusal`."""
    if not hosted.over:
        if isinstance(request, protocol.Resign):
            return Entry(hosted.number + 1, EntryKind.RESIGNED, seat, client=request.client)
        raise Refusal("not-started", _NOT_STARTED)
    match request:
        case protocol.OfferRematch():
            return rematches.offered(hosted, seat, request.client)
        case protocol.DeclineRematch():
            return rematches.declined(hosted, seat, request.client)
        case protocol.Withdraw():
            return rematches.withdrawn(hosted, seat, request.client)
    raise Refusal("over", "the match is over")


def dealt(hosted: HostedMatch, number: int, seats: Mapping[Seat, SeatHolder] | None = None) -> list[Step]:
    """What chance deals once every seat is ready (with `seats`: once they are), from entry `number` on."""
    seats = hosted.seats if seats is None else seats
    if not all_ready(seats):
        return []
    after = hosted.match.copy()
    after.dealer = deal_of(hosted.setup, seats)
    after.deal()
    return event_steps(hosted.match.history, after.history, number)


def _illegal(request: protocol.Act, error: WhitechapelError) -> Refusal:
    reason = error.reason if isinstance(error, IllegalActionError) else None
    return Refusal("illegal", f"{request.action}: {error.why}", reason=reason)


def _before_hints(hosted: HostedMatch, after: int) -> int:
    """The latest entry that a request can have been made after: hints that were given since change nothing."""
    number = hosted.number
    while number > after and hosted.log[number - 1].kind is EntryKind.HINT:
        number -= 1
    return number


def _out_of_step(
    hosted: HostedMatch, seat: Seat, request: protocol.SeatRequest | Fail | TakeHint
) -> Refusal | RepeatedError:
    """What to say to a request that was made after another entry than the latest."""
    for following in hosted.log[request.after :]:
        if following.kind is not EntryKind.HINT:
            if (following.client, following.actor) == (request.client, seat) and _is_for(hosted, following, request):
                return RepeatedError(following.number)
            break
    return Refusal("stale", f"the match is at {hosted.number}, not at {request.after}", number=hosted.number)


def _is_for(hosted: HostedMatch, entry: Entry, request: protocol.SeatRequest | Fail | TakeHint) -> bool:
    """Whether a request of this kind and content leads to this entry."""
    match request:
        case protocol.Act():
            played = entry.kind is EntryKind.ACTION and entry.action is not None
            return played and hosted.match.game.action_to_text(entry.action or 0) == request.action
        case protocol.Resign() | Fail():
            return entry.kind is EntryKind.RESIGNED
        case protocol.TakeBack():
            return entry.kind is EntryKind.OFFERED or (
                entry.kind is EntryKind.TAKEN_BACK and not _agrees(hosted, entry)
            )
        case protocol.AnswerTakeback():
            return _agrees(hosted, entry) if request.agree else entry.kind is EntryKind.DECLINED
        case protocol.OfferRematch():
            return entry.kind is EntryKind.REMATCH_OFFERED
        case protocol.DeclineRematch():
            return entry.kind is EntryKind.REMATCH_DECLINED
        case protocol.Withdraw():
            return entry.kind in (EntryKind.WITHDRAWN, EntryKind.REMATCH_WITHDRAWN)
        case TakeHint():
            return False


def _agrees(hosted: HostedMatch, entry: Entry) -> bool:
    """Whether an entry takes back what the opponent asked for in the entry before it."""
    if entry.kind is not EntryKind.TAKEN_BACK or entry.number < 2:
        return False
    asked = hosted.log[entry.number - 2]
    return asked.kind is EntryKind.OFFERED and asked.actor is not entry.actor and asked.target == entry.target
