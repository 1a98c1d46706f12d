"""Asking a server over HTTP; where the answer was lost, asking again."""

import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from whitechapel.core.errors import WhitechapelError

_PATIENCE = 20.0
WAITS = (0.1, 0.5, 1.0, 2.0)
"""Seconds to wait before asking again, the first time and so on."""
_LONGEST = 5.0
"""Seconds to wait at most where a server says when to ask again; whoever would have to wait longer is told."""
_UNSETTLED = frozenset((408, 429))
_FAULTS = 500
_Answer = TypeVar("_Answer")


class ServerError(WhitechapelError):
    """A server that can't be reached, or refuses."""


class UnreachableError(ServerError):
    """A server that was not asked, because it can't be reached."""


class LostError(ServerError):
    """A request whose answer did not come, or does not say what became of it: it may have been done or not.

    Attributes:
        wait: seconds after which the server may be asked again, as far as it has said so.
    """

    def __init__(self, server: str, why: str, wait: float = 0.0) -> None:
        super().__init__(server, why)
        self.wait = wait


class DeniedError(ServerError):
    """A request that a server refuses; `code` is the server's word for the reason, empty where it gave none."""

    def __init__(self, server: str, why: str, code: str) -> None:
        super().__init__(server, why)
        self.code = code


class ServerSeat(NamedTuple):
    """A seat in a match at a server: the server's address, the match, and the seat's token (none to look on)."""

    server: str
    match: str
    token: str | None = None

    @property
    def address(self) -> str:
        """Where the match is found again: by whoever holds a seat in it, and by those who look on."""
        return f"{self.server}/match/{self.match}"


def asked_again(seat: ServerSeat, path: str, kind: type[_Answer], body: Mapping[str, object] | None = None) -> _Answer:
    """What a server answers to a request that may come twice: where its answer was lost, it is asked again.

    Raises:
        LostError: when the answer was lost time after time, or the server asks for more patience than people have.
        ServerError: as `asked`.
    """
    lost: LostError | None = None
    for wait in (*WAITS, None):
        try:
            return asked(seat, path, kind, body)
        except LostError as error:
            lost = error
            if error.wait > _LONGEST:
                raise
        except UnreachableError:  # it may be starting again
            if lost is None:
                raise
        if wait is not None:
            time.sleep(max(wait, lost.wait))
    assert lost is not None  # noqa: S101 - otherwise it was answered or raised
    raise lost


def asked(seat: ServerSeat, path: str, kind: type[_Answer], body: Mapping[str, object] | None = None) -> _Answer:
    """What a server answers to a request from a seat, with a body or without.

    Raises:
        LostError: when it was sent, but no whole answer came, or the server has no time or no luck with it now.
        UnreachableError: when the server can't be reached.
        DeniedError: when it refuses.
        ServerError: when it is no server of ours.
    """
    server = seat.server
    check_address(server)
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
            code, message = _problem(error.read())
            if error.code in _UNSETTLED or error.code >= _FAULTS:
                raise LostError(server, f"refuses: {message}", _seconds(error.headers["retry-after"])) from error
            raise DeniedError(server, f"refuses: {message}", code) from error
    except msgspec.MsgspecError as error:
        raise ServerError(server, f"does not answer as a server of this game does ({error})") from error
    except (urllib.error.URLError, ValueError) as error:
        raise UnreachableError(server, f"can't be reached ({why_unreachable(error)})") from error
    except (OSError, HTTPException) as error:
        raise LostError(server, f"can't be reached ({why_unreachable(error)})") from error


def why_unreachable(error: Exception) -> str:
    """Why a server can't be reached, without the words of those who tried."""
    reason = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(reason, ConnectionError) and reason.errno:
        return os.strerror(reason.errno)  # asyncio puts the address into its own
    return (isinstance(reason, OSError) and reason.strerror) or str(reason) or type(reason).__name__


def check_address(server: str) -> None:
    """Refuse what can't be the address of a server; raises `ServerError`."""
    try:
        parsed = urlsplit(server)
        host = (parsed.hostname or "").encode("idna")  # it refuses what no host can be called
        good = parsed.scheme in ("http", "https") and bool(host) and parsed.port != 0
    except ValueError:
        good = False
    if not good or not server.isascii() or not server.isprintable() or " " in server:
        raise ServerError(server, "is not the address of a server", "one that begins with http:// or https://")


def _problem(body: bytes) -> tuple[str, str]:
    """The code of a refusal and what it says."""
    try:
        told = json.loads(body)
        return str(told.get("code", "")), str(told["message"])
    except (ValueError, KeyError, AttributeError):
        return "", "no reason given"


def _seconds(told: str | None) -> float:
    """The seconds that a server says to wait; 0 where it says none, or names a date."""
    return float(told) if told is not None and told.isascii() and told.isdecimal() else 0.0
