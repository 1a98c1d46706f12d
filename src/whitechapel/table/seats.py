"""A seat in a match at a server: created, taken by an invitation, held since an earlier visit, or the rematch's.

Words of our own for the deal are sent once its commitment was seen, never with the request that makes the match. What
is asked for here may be asked for twice, and is where an answer was lost.
"""

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from urllib.parse import parse_qs, urlsplit

from whitechapel.core.game import OptionValue
from whitechapel.core.messages import Message
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import record_from_json
from whitechapel.core.registry import describe
from whitechapel.core.types import Seat
from whitechapel.table import tokens
from whitechapel.table.asking import (
    DeniedError,
    LostError,
    ServerError,
    ServerSeat,
    UnreachableError,
    asked,
    asked_again,
    check_address,
    why_unreachable,
)
from whitechapel.table.deals import ANOTHER_COMMITMENT, forget, own_deal, wrong_with
from whitechapel.table.wire import Committed, Created, Joined

__all__ = [
    "FRIEND",
    "DealError",
    "ServerError",
    "ServerSeat",
    "add_words",
    "by_link",
    "created",
    "record",
    "rematch",
    "why_unreachable",
]
_LINK = "a link like https://server/match/abc#join=xyz"
_SETTLED = frozenset(("seat-taken", "no-seat", "own-seat", "unknown-match", "words-given"))
"""Refusals by which a server says that the words or the key are not, and won't be, in use: not even since before."""
FRIEND = "friend"
"""Who plays the other seat when it is kept for somebody with the link."""


class DealError(ServerError):
    """A server whose deal is not the one our seat added words to; `message` says what is wrong with it."""

    def __init__(self, server: str, message: Message) -> None:
        super().__init__(server, f"has dealt otherwise than it was committed to ({message.id})")
        self.message = message


def created(
    server: str, game: str, seat: Seat, other: str, options: Mapping[str, OptionValue]
) -> tuple[ServerSeat, str]:
    """A new match at a server; returns the seat taken, and the link for a friend if the other seat is for one."""
    kind, _, level = other.partition(":")
    if other != FRIEND and not (kind == "level" and level.isdecimal() and len(level) < 4):
        most = len(describe(game).levels)
        raise ServerError(other, "does not play at servers", f"friend, or level:1 to level:{most}")
    rival = {"kind": "open"} if other == FRIEND else {"kind": "ai", "level": int(level)}
    seats = {str(seat): {"kind": "me", "adds_words": True}, str(seat.opponent): rival}
    body = {"game": game, "seats": seats, "options": options, "key": secrets.token_urlsafe(24)}
    made = asked_again(ServerSeat(server, ""), "/matches", Created, body)
    taken = _remembered(ServerSeat(server, made.match, made.tokens.get(str(seat))))
    _add_words_now_or_later(taken, made.commitment)
    invitation = made.invitations.get(str(seat.opponent))
    return taken, f"{taken.address}#join={invitation}" if invitation else ""


def by_link(link: str, server: str = "") -> ServerSeat:
    """The seat a link leads to: an invitation is taken; without one, a seat held before, else looking on."""
    try:
        parsed = urlsplit(link)
    except ValueError as error:
        raise ServerError(link, f"can't be read ({error})", _LINK) from None
    if parsed.scheme:
        server = f"{parsed.scheme}://{parsed.netloc}"
    if not server:
        raise ServerError(link, "does not say which server", "a whole link, or --server with it")
    check_address(server)
    match = parsed.path.rstrip("/").rpartition("/")[2]
    invitation = parse_qs(parsed.fragment).get("join", [""])[0]
    if not match.isalnum() and not match.replace("-", "").replace("_", "").isalnum():
        raise ServerError(link, "does not name a match", _LINK)
    if not invitation:
        return ServerSeat(server, match, tokens.token_of(match))
    return _joined(ServerSeat(server, match), invitation)


def _joined(place: ServerSeat, invitation: str) -> ServerSeat:
    """The seat that an invitation is for, taken with words of ours; by the same key as before, where it was ours."""
    seen = asked_again(place, f"/matches/{place.match}", Committed).commitment
    own = own_deal(place.match, seen, invitation)
    body = {"invitation": invitation, "key": own.key, "words": own.words}
    with _kept_unless_settled(place.match, invitation):
        joined = asked_again(place, f"/matches/{place.match}/join", Joined, body)
    return _remembered(place._replace(token=joined.token))


def rematch(seat: ServerSeat) -> ServerSeat:
    """Our seat in the rematch with the seats swapped; whoever asks first makes it, and asking again leads there too."""
    joined = asked_again(seat, f"/matches/{seat.match}/rematch", Joined, {"adds_words": True})
    again = _remembered(ServerSeat(seat.server, joined.match, joined.token))
    _add_words_now_or_later(again, joined.commitment)
    return again


def add_words(seat: ServerSeat, commitment: str) -> None:
    """Add our words to the deal of a match, now that its commitment is known; the same ones whenever this is done."""
    own = own_deal(seat.match, commitment)
    if own.commitment != commitment:
        raise DealError(seat.server, ANOTHER_COMMITMENT)
    with _kept_unless_settled(seat.match):
        asked_again(seat, f"/matches/{seat.match}/words", Committed, {"words": own.words})


def _add_words_now_or_later(seat: ServerSeat, commitment: str) -> None:
    """Add our words; where nobody knows if that was done, the seat is ours all the same and its table does it again."""
    with suppress(LostError, UnreachableError):
        add_words(seat, commitment)


@contextmanager
def _kept_unless_settled(match: str, invitation: str = "") -> Iterator[None]:
    """Forget words and a key that are in no use; any other refusal leaves open what became of an earlier request."""
    try:
        yield
    except DeniedError as refused:
        if refused.code in _SETTLED:
            forget(match, invitation)
        raise


def record(seat: ServerSeat) -> GameRecord:
    """The record of a match: complete once it is over, before that what our seat saw.

    Raises:
        ServerError: when it can't be had.
        DealError: when the deal it reveals is not the one our seat added words to.
    """
    found = record_from_json(asked(seat, f"/matches/{seat.match}/record", dict[str, object]))
    wrong = wrong_with(seat.match, found)
    if wrong is not None:
        raise DealError(seat.server, wrong)
    return found


def _remembered(seat: ServerSeat) -> ServerSeat:
    if seat.token is not None:
        tokens.remember(seat.match, seat.token)
    return seat
