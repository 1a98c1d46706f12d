"""A seat in a match at a server: created, taken by an invitation, or held since an earlier visit."""

import json
import secrets
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from whitechapel.core.errors import WhitechapelError
from whitechapel.core.game import OptionValue
from whitechapel.core.types import Seat
from whitechapel.terminal.saving import state_folder

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


def created(server: str, game: str, seat: Seat, other: str, options: dict[str, OptionValue]) -> tuple[Place, str]:
    """A new match at a server; returns the place taken, and the link for a friend if the other seat is for one."""
    kind, _, level = other.partition(":")
    if other != FRIEND and not (kind == "level" and level.isdecimal()):
        raise ServerError(other, "does not play at servers", "friend, or level:1 to level:8")
    rival: dict[str, Any] = {"kind": "open"} if other == FRIEND else {"kind": "ai", "level": int(level)}
    mine = {"kind": "me", "words": secrets.token_hex(16)}
    seats = {str(seat): mine, str(seat.opponent): rival}
    made = _asked(server, "/matches", {"game": game, "seats": seats, "options": options})
    place = _kept(Place(server, made["match"], made["tokens"][str(seat)]))
    invitation = made["invitations"].get(str(seat.opponent))
    return place, f"{server}/match/{place.match}#join={invitation}" if invitation else ""


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
        return Place(server, match, _held().get(match))
    joined = _asked(server, f"/matches/{match}/join", {"invitation": invitation, "words": secrets.token_hex(16)})
    return _kept(Place(server, match, joined["token"]))


def _asked(server: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What a server answers to a request; raises `ServerError`."""
    address = f"{server}/api/v1{path}"
    if urlsplit(address).scheme not in ("http", "https"):
        raise ServerError(server, "is not the address of a server", "one that begins with http:// or https://")
    request = urllib.request.Request(  # noqa: S310 - the scheme was checked
        address, json.dumps(body).encode(), {"content-type": "application/json"}
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


def _seats_file() -> Path:
    return state_folder() / "seats.json"


def _held() -> dict[str, str]:
    """The tokens of seats taken from this terminal, by match."""
    try:
        held: dict[str, str] = json.loads(_seats_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return held


def _kept(place: Place) -> Place:
    """Keep a seat's token, for the owner's eyes alone, so that the match can be come back to by its link."""
    if place.token is not None:
        file = _seats_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        held = _held() | {place.match: place.token}
        file.touch(mode=0o600)
        file.write_text(json.dumps(held), encoding="utf-8")
    return place
