"""A live match: one writer, requests one at a time, and everybody who looks on is told what happened.

Nothing is adopted, acknowledged or told before it is committed. When another process was first, the database says so;
the match then catches up and what was asked is decided again.
"""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from whitechapel.core import Seat
from whitechapel.server import protocol, views
from whitechapel.server.company import SILENCE, Companion, Company
from whitechapel.server.doubts import Doubts
from whitechapel.server.entries import Entry, EntryKind, Step
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.metrics import Metrics
from whitechapel.server.refusals import Refusal, RepeatedError
from whitechapel.server.requests import Asked, requested
from whitechapel.server.seats import SeatHolder
from whitechapel.server.store import Addition, ConflictError, Journal, Matches, UnavailableError


class Listener(Companion, Protocol):
    """Somebody who is told what happens in a match.

    Attributes:
        choices: whether they want to be told how actions are picked.
        heard: when something was heard of them last.
    """

    choices: bool
    heard: float

    def send_away(self) -> None:
        """Say that the match is at another process now: whoever connects again finds it there."""
        ...


class Surroundings(Protocol):
    """What a live match has around it."""

    matches: Matches
    journal: Journal
    doubts: Doubts
    metrics: Metrics

    def grew(self, live: "LiveMatch", *, here: bool, near: bool = False) -> None:
        """A match has grown: `here`, by another process of this machine (`near`), or elsewhere."""
        ...

    def spread(self, match_id: str, news: str) -> None:
        """Tell the other processes who is at a table, or what was said there."""
        ...

    def drop(self, live: "LiveMatch") -> None:
        """What is known of a match here is no longer so: it was deleted, or somebody in it was forgotten."""
        ...


class LiveMatch:
    """A match that somebody plays, watches or asks about."""

    def __init__(self, hosted: HostedMatch, around: Surroundings, asker: str = "") -> None:
        self.hosted = hosted
        self._around = around
        self._writing = asyncio.Lock()
        self._listeners: list[Listener] = []
        self._hurrying: Seat | None = None
        self.company = Company(self._listeners, lambda news: around.spread(hosted.setup.id, news))
        self.asker = asker
        """The network of whoever made the match, joined it or played last; empty for one that was just loaded, of which
        nobody knows it: all these have one share of the time to think."""

    @property
    def id(self) -> str:
        """The match's id."""
        return self.hosted.setup.id

    async def ask(self, seat: Seat, request: Asked, asker: str = "") -> protocol.Accepted:
        """Do what a seat asks; returns after it is committed. Raises `Refusal`.

        Args:
            seat: the seat.
            request: what it asks for.
            asker: the network of whoever asks, for the fair queue of thoughts; empty for the server itself.
        """
        async with self._writing:
            if request.after > self.hosted.number:  # whoever asks has heard of more than we have
                await self._catch_up()
            while True:
                try:
                    steps = requested(self.hosted, seat, request)
                except RepeatedError as error:
                    return _accepted(request, error.number, repeated=True)
                try:
                    await self._around.journal.add(self._addition(steps))
                except ConflictError:
                    await self._catch_up_after_conflict()
                    continue
                except UnavailableError:
                    self._around.doubts.about(self)
                    raise
                self.hosted.adopt(steps)
                self.asker = asker or self.asker
                self._tell(steps)
                self._around.grew(self, here=True)
                return _accepted(request, steps[0].entry.number)

    async def seat(self, decide: Callable[[], tuple[Seat, SeatHolder, Sequence[Step]]], asker: str = "") -> None:
        """Seat somebody of a network, or add words: `decide` gives the seat, its holder from now on and what follows.

        What it raises is raised again, and nothing has changed.
        """
        async with self._writing:
            while True:
                seat, holder, steps = decide()
                try:
                    before, seats = self.hosted.seats[seat], self.hosted.seats | {seat: holder}
                    await self._around.matches.claim(seat, before, holder, self._addition(steps, seats))
                except ConflictError:
                    await self._catch_up_after_conflict()
                    continue
                except UnavailableError:
                    self._around.doubts.about(self)
                    raise
                self.hosted.take(seat, holder)
                self.hosted.adopt(steps)
                self.asker = asker or self.asker
                self._tell(steps)
                self._around.grew(self, here=True)
                return

    @property
    def in_use(self) -> bool:
        """Whether somebody looks on or is just adding to it."""
        return bool(self._listeners) or self._writing.locked()

    def listen(self, listener: Listener, seen: int) -> None:
        """Tell somebody the whole match now and everything that happens from here on."""
        told = self.table(listener.viewer, seen, choices=listener.choices)
        self._listeners.append(listener)
        listener.push(views.sealed(told))
        self.company.greet(listener)

    def table(self, viewer: Seat, seen: int, *, choices: bool = False) -> protocol.Table:
        """The whole match for a viewer, and whether the AI that is to act is hurrying now."""
        return views.table(self.hosted, viewer, seen, choices=choices, hurried=self._hurrying is not None)

    def leave(self, listener: Listener) -> None:
        """Stop telling somebody."""
        self._listeners.remove(listener)
        self.company.look()

    def notice_silence(self) -> None:
        """See who should have said something by now, if only a ping, and has not."""
        earliest = time.monotonic() - SILENCE
        fallen = [one for one in self._listeners if one.company and not one.silent and one.heard < earliest]
        for one in fallen:
            one.silent = True
        if fallen:
            self.company.look()

    def announce(self, seat: Seat, *, hurried: bool) -> None:
        """Tell the tables of a match whether the AI at a seat, which is to act, is hurrying: where that is new."""
        if hurried == (self._hurrying is seat):
            return
        self._hurrying = seat if hurried else None
        told = views.sealed(views.thinking(seat, hurried=hurried))
        for listener in self._listeners:
            if listener.choices:
                listener.push(told)

    @property
    def listened_to(self) -> bool:
        """Whether anybody is told what happens."""
        return bool(self._listeners)

    def send_away(self) -> int:
        """Let those who listen connect again, and find what is there then; gives how many there were."""
        for listener in self._listeners:
            listener.send_away()
        return len(self._listeners)

    async def settled(self) -> None:
        """Wait until what is being written now is written."""
        async with self._writing:
            return

    async def catch_up(self, *, near: bool = False) -> None:
        """Follow what other processes have added; `near` when it was one of this machine."""
        async with self._writing:
            await self._catch_up(near=near)

    async def _catch_up_after_conflict(self) -> None:
        """Catch up with whoever was first; a conflict with nobody is a fault of the database, and raised again."""
        before = self.hosted.number
        await self._catch_up()
        if self.hosted.number == before:
            if not await self._around.matches.seats(self.id):
                self._around.drop(self)
                raise Refusal("unknown-match", "this match was deleted")
            raise ConflictError

    async def _catch_up(self, *, near: bool = False) -> None:
        entries: list[Entry] = await self._around.matches.newer(self.id, self.hosted.number)
        if not entries:
            return
        if any(entry.kind is EntryKind.JOINED for entry in entries):
            self.hosted.hold(await self._around.matches.seats(self.id))
        self._tell(self.hosted.follow(entries))
        self._around.grew(self, here=False, near=near)

    def _addition(self, steps: Sequence[Step], seats: Mapping[Seat, SeatHolder] | None = None) -> Addition:
        return Addition(self.id, [step.entry for step in steps], self.hosted.standing_after(steps, seats))

    def _tell(self, steps: Sequence[Step]) -> None:
        if self._hurrying is not self.hosted.to_act:
            self._hurrying = None
        written: views.Written = {}
        told: dict[tuple[Seat, bool], views.Sealed] = {}
        for listener in self._listeners:
            kind = listener.viewer, listener.choices
            if kind not in told:
                viewer, choices = kind
                told[kind] = views.sealed(views.update(self.hosted, steps, viewer, written, choices=choices))
            listener.push(told[kind])
        for step in steps:
            self._around.metrics.entries[step.entry.kind].inc()


def _accepted(request: Asked, number: int, *, repeated: bool = False) -> protocol.Accepted:
    return protocol.Accepted(client=request.client, after=request.after, number=number, repeated=repeated)
