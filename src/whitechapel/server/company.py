"""Who is at a match's table, and what they say to each other. Nothing of it is stored, or part of the match.

A seat has somebody when one who holds it is connected, has the table before their eyes and is heard of. Each process
knows that of those it serves, tells the others what has changed, and forgets what another has not told again for a
while. Nothing told here depends on the game: only on who came, who left and which phrase was picked.
"""

import asyncio
import re
import time
from collections.abc import Callable, Iterable
from typing import Protocol, cast, get_args

from whitechapel.core import PLAYERS, Seat
from whitechapel.server import protocol, views
from whitechapel.server.limits import Bucket
from whitechapel.server.refusals import Refusal

GRACE = 2.0
"""Seconds in which somebody who left may come back before it is told: a page that is loaded anew is no news."""
SILENCE = 12.0
"""Seconds without a word, not even a ping, after which somebody counts as away: the line may be dead."""
KEPT = 20.0
"""Seconds for which it is believed what another process said, unless it says so again."""
_PHRASES_A_SECOND, _AT_ONCE = 0.25, 3.0
_NEWS = re.compile(
    r"(?P<origin>[0-9a-f]{8}) (?:here (?P<seats>[jd]{0,2})(?P<ask>\?)?|say (?P<seat>[jd]) (?P<phrase>[a-z-]+))"
)
_LETTERS = {"j": Seat.JACK, "d": Seat.DETECTIVE}
_PHRASES = frozenset(get_args(protocol.PhraseName))


class Companion(Protocol):
    """Somebody who is connected.

    Attributes:
        viewer: whose eyes they are.
        company: whether they want to be told who is there and what is said.
        away: whether they said that they look elsewhere.
        silent: whether nothing was heard of them for too long.
    """

    viewer: Seat
    company: bool
    away: bool
    silent: bool

    def push(self, message: views.Sealed) -> None:
        """Send a message."""
        ...


class Company:
    """The people at one match's table.

    Args:
        listeners: those who are connected here.
        spread: tells the other processes; it is given what to tell.
    """

    __slots__ = ("_elsewhere", "_leaving", "_listeners", "_phrases", "_spread", "_told", "_told_others")

    def __init__(self, listeners: Iterable[Companion], spread: Callable[[str], None]) -> None:
        self._listeners = listeners
        self._spread = spread
        self._elsewhere: dict[str, tuple[frozenset[Seat], float]] = {}
        self._told: frozenset[Seat] = frozenset()
        self._told_others: frozenset[Seat] | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._phrases: dict[Seat, Bucket] = {}

    @property
    def shared(self) -> bool:
        """Whether another process has somebody at this table, as far as is known."""
        return bool(self._elsewhere)

    def greet(self, newcomer: Companion) -> None:
        """Somebody has come, and is told who is there."""
        self.look()
        if newcomer.company:
            newcomer.push(views.sealed(views.present(self._told)))

    def look(self) -> None:
        """Somebody came, left, looked away or back, or fell silent: tell whom it concerns."""
        here = self._here()
        if here != self._told_others:
            asks = "?" if self._told_others is None else ""
            self._told_others = here
            self._spread(f"here {_letters(here)}{asks}")
        self._tell_changes()

    def again(self) -> None:
        """Tell the other processes once more who is here: what is not told again is forgotten."""
        self._told_others = here = self._here()
        self._spread(f"here {_letters(here)}")
        self._tell_changes()

    def say(self, seat: Seat, phrase: protocol.PhraseName) -> None:
        """Say something to everybody; raises `Refusal` where somebody says too much."""
        bucket = self._phrases.setdefault(seat, Bucket(_PHRASES_A_SECOND, _AT_ONCE))
        bucket.take()
        self._push(views.sealed(views.said(seat, phrase)))
        self._spread(f"say {str(seat)[0]} {phrase}")

    def hear(self, news: str) -> None:
        """Hear what another process tells; what is no news is left alone."""
        found = _NEWS.fullmatch(news)
        if found is None:
            return
        if found["seat"] is not None:
            if found["phrase"] in _PHRASES:
                phrase = cast(protocol.PhraseName, found["phrase"])
                self._push(views.sealed(views.said(_LETTERS[found["seat"]], phrase)))
            return
        seats = frozenset(_LETTERS[letter] for letter in found["seats"])
        self._elsewhere[found["origin"]] = seats, time.monotonic() + KEPT
        if found["ask"]:
            self._spread(f"here {_letters(self._here())}")
        self._tell_changes()

    def _here(self) -> frozenset[Seat]:
        there = (one.viewer for one in self._listeners if not one.away and not one.silent)
        return frozenset(there) & frozenset(PLAYERS)

    def _anywhere(self) -> frozenset[Seat]:
        now = time.monotonic()
        self._elsewhere = {origin: told for origin, told in self._elsewhere.items() if told[1] > now}
        return self._here().union(*(seats for seats, _ in self._elsewhere.values()))

    def _tell_changes(self) -> None:
        """Tell of those who came at once, and of those who left if they do not come back soon."""
        there = self._anywhere()
        if there - self._told:
            self._tell(self._told | there)
        if self._told - there and self._leaving is None:
            self._leaving = asyncio.get_running_loop().call_later(GRACE, self._settle)

    def _settle(self) -> None:
        self._leaving = None
        there = self._anywhere()
        if there != self._told:
            self._tell(there)

    def _tell(self, seats: frozenset[Seat]) -> None:
        self._told = seats
        self._push(views.sealed(views.present(seats)))

    def _push(self, message: views.Sealed) -> None:
        for listener in self._listeners:
            if listener.company:
                listener.push(message)


def _letters(seats: frozenset[Seat]) -> str:
    return "".join(letter for letter, seat in _LETTERS.items() if seat in seats)


def player(viewer: Seat) -> Seat:
    """A viewer who may act and speak; raises `Refusal` for one who only looks on."""
    if viewer not in PLAYERS:
        raise Refusal("no-seat", "spectators look on")
    return viewer
