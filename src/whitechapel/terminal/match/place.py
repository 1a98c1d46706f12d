"""A seat in a match at a server: created, taken by an invitation, held since an earlier visit, or the rematch's."""

import json
import secrets
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from whitechapel.core.errors import WhitechapelError
from whitechapel.core.game import OptionValue
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import record_from_json
from whitechapel.core.types import Seat
from whitechapel.terminal.match import held

_PATIENCE = 20.0
FRIEND = "friend"
"""Who plays the other seat when it is kept for somebody with the link."""


class ServerError(WhitechapelError):
    """A server that can't be reached, or refuses."""


class Place(NamedTuple):
    """A place at a match: the server's address, the match, and the token of the seat (none to look on)."""

    server: str
    match: str
    token: str | None = None

    @property
    def link(self) -> str:
        """Where the match is found again: by whoever holds a seat in it, and by those who look on."""
        return f"{self.server}/match/{self.match}"


def created(server: str, game: str, seat: Seat, other: str, options: dict[str, OptionValue]) -> tuple[Place, str]:
    """A new match at a server; returns the place taken, and the link for a friend if the other seat is for one."""
    kind, _, level = other.partition(":")
    if other != FRIEND and not (kind == "level" and level.isdecimal()):
        raise ServerError(other, "does not play at servers", "friend, or level:1 to level:8")
    rival: dict[str, Any] = {"kind": "open"} if other == FRIEND else {"kind": "ai", "level": int(level)}
    mine = {"kind": "me", "words": secrets.token_hex(16)}
    seats = {str(seat): mine, str(seat.opponent): rival}
    made = _asked(Place(server, ""), "/matches", {"game": game, "seats": seats, "options": options})
    place = _kept(Place(server, made["match"], made["tokens"][str(seat)]))
    invitation = made["invitations"].get(str(seat.opponent))
    return place, f"{place.link}#join={invitation}" if invitation else ""


def by_link(link: str, server: str = "") -> Place:
    """The place a link leads to: an invitation is taken; without one, a seat held before, else looking on."""
    parsed = urlsplit(link)
    if parsed.scheme:
        server = f"{parsed.scheme}://{parsed.netloc}"
    if not server:
        raise ServerError(link, "does not say which server", "a whole link, or --server with it")
    match = parsed.path.rstrip("/").rpartition("/")[2]
    invitation = parse_qs(parsed.fragment).get("join", [""])[0]
    if not match.isalnum() and not match.replace("-", "").replace("_", "").isalnum():
        raise ServerError(link, "does not name a match", "a link like https://server/match/abc#join=xyz")
    if not invitation:
        return Place(server, match, held.token_of(match))
    wish = {"invitation": invitation, "words": secrets.token_hex(16)}
    joined = _asked(Place(server, match), f"/matches/{match}/join", wish)
    return _kept(Place(server, match, joined["token"]))


def rematch(place: Place) -> Place:
    """Our seat in the rematch with the seats swapped; whoever asks first makes it, and asking again leads there too."""
    joined = _asked(place, f"/matches/{place.match}/rematch", {"words": secrets.token_hex(16)})
    return _kept(Place(place.server, joined["match"], joined["token"]))


def record(place: Place) -> GameRecord:
    """The record of a match: complete once it is over, before that what our seat saw."""
    return record_from_json(_asked(place, f"/matches/{place.match}/record"))


def _asked(place: Place, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a server answers to a request from a place, with a body or without; raises `ServerError`."""
    server = place.server
    address = f"{server}/api/v1{path}"
    if urlsplit(address).scheme not in ("http", "https"):
        raise ServerError(server, "is not the address of a server", "one that begins with http:// or https://")
    headers = {"authorization": f"Bearer {place.token}"} if place.token else {}
    request = urllib.request.Request(  # noqa: S310 - the scheme was checked
        address,
        None if body is None else json.dumps(body).encode(),
        headers if body is None else {**headers, "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:  # noqa: S310 - the same
            data: dict[str, Any] = json.loads(answer.read())
            return data
    except urllib.error.HTTPError as error:
        with error:
            raise ServerError(server, f"refuses: {_message(error.read())}") from error
    except (OSError, ValueError) as error:
        raise ServerError(server, f"can't be reached ({error})") from error


def _message(body: bytes) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return "no reason given"


def _kept(place: Place) -> Place:
    if place.token is not None:
        held.keep(place.match, place.token)
    return place
