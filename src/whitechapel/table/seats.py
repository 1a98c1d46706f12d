"""A seat in a match at a server: created, taken by an invitation, held since an earlier visit, or the rematch's."""

import json
import os
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from whitechapel.core.errors import WhitechapelError
from whitechapel.core.game import OptionValue
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import record_from_json
from whitechapel.core.registry import describe
from whitechapel.core.types import Seat
from whitechapel.table import tokens
from whitechapel.table.wire import Created, Joined

_PATIENCE = 20.0
_Answer = TypeVar("_Answer")
_LINK = "a link like https://server/match/abc#join=xyz"
FRIEND = "friend"
"""Who plays the other seat when it is kept for somebody with the link."""


class ServerError(WhitechapelError):
    """A server that can't be reached, or refuses."""


class ServerSeat(NamedTuple):
    """A seat in a match at a server: the server's address, the match, and the seat's token (none to look on)."""

    server: str
    match: str
    token: str | None = None

    @property
    def address(self) -> str:
        """Where the match is found again: by whoever holds a seat in it, and by those who look on."""
        return f"{self.server}/match/{self.match}"


def created(
    server: str, game: str, seat: Seat, other: str, options: Mapping[str, OptionValue]
) -> tuple[ServerSeat, str]:
    """A new match at a server; returns the seat taken, and the link for a friend if the other seat is for one."""
    kind, _, level = other.partition(":")
    if other != FRIEND and not (kind == "level" and level.isdecimal() and len(level) < 4):
        most = len(describe(game).levels)
        raise ServerError(other, "does not play at servers", f"friend, or level:1 to level:{most}")
    rival = {"kind": "open"} if other == FRIEND else {"kind": "ai", "level": int(level)}
    mine = {"kind": "me", "words": secrets.token_hex(16)}
    seats = {str(seat): mine, str(seat.opponent): rival}
    body = {"game": game, "seats": seats, "options": options}
    made = _asked(ServerSeat(server, ""), "/matches", Created, body)
    taken = _remembered(ServerSeat(server, made.match, made.tokens.get(str(seat))))
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
    _check_address(server)
    match = parsed.path.rstrip("/").rpartition("/")[2]
    invitation = parse_qs(parsed.fragment).get("join", [""])[0]
    if not match.isalnum() and not match.replace("-", "").replace("_", "").isalnum():
        raise ServerError(link, "does not name a match", _LINK)
    if not invitation:
        return ServerSeat(server, match, tokens.token_of(match))
    body = {"invitation": invitation, "words": secrets.token_hex(16)}
    joined = _asked(ServerSeat(server, match), f"/matches/{match}/join", Joined, body)
    return _remembered(ServerSeat(server, match, joined.token))


def rematch(seat: ServerSeat) -> ServerSeat:
    """Our seat in the rematch with the seats swapped; whoever asks first makes it, and asking again leads there too."""
    body = {"words": secrets.token_hex(16)}
    joined = _asked(seat, f"/matches/{seat.match}/rematch", Joined, body)
    return _remembered(ServerSeat(seat.server, joined.match, joined.token))


def record(seat: ServerSeat) -> GameRecord:
    """The record of a match: complete once it is over, before that what our seat saw."""
    return record_from_json(_asked(seat, f"/matches/{seat.match}/record", dict[str, object]))


def _asked(seat: ServerSeat, path: str, kind: type[_Answer], body: Mapping[str, object] | None = None) -> _Answer:
    """What a server answers to a request from a seat, with a body or without; raises `ServerError`."""
    server = seat.server
    _check_address(server)
    address = f"{server}/api/v1{path}"
    headers = {"authorization": f"Bearer {seat.token}"} if seat.token else {}
    request = urllib.request.Request(  # noqa: S310 - the scheme was checked
        address,
        None if body is None else json.dumps(body).encode(),
        headers if body is None else {**headers, "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:  # noqa: S310 - the same
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as error:
        with error:
            raise ServerError(server, f"refuses: {_message(error.read())}") from error
    except msgspec.MsgspecError as error:
        raise ServerError(server, f"does not answer as a server of this game does ({error})") from error
    except (OSError, ValueError, HTTPException) as error:
        raise ServerError(server, f"can't be reached ({why_unreachable(error)})") from error


def why_unreachable(error: Exception) -> str:
    """Why a server can't be reached, without the words of those who tried."""
    reason = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(reason, ConnectionError) and reason.errno:
        return os.strerror(reason.errno)  # asyncio puts the address into its own
    return (isinstance(reason, OSError) and reason.strerror) or str(reason) or type(reason).__name__


def _check_address(server: str) -> None:
    """Refuse what can't be the address of a server; raises `ServerError`."""
    try:
        parsed = urlsplit(server)
        host = (parsed.hostname or "").encode("idna")  # it refuses what no host can be called
        good = parsed.scheme in ("http", "https") and bool(host) and parsed.port != 0
    except ValueError:
        good = False
    if not good or not server.isascii() or not server.isprintable() or " " in server:
        raise ServerError(server, "is not the address of a server", "one that begins with http:// or https://")


def _message(body: bytes) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def _remembered(seat: ServerSeat) -> ServerSeat:
    if seat.token is not None:
        tokens.remember(seat.match, seat.token)
    return seat
