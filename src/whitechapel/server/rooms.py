"""One writer a match: a room holds the match, takes requests one at a time and tells its listeners what happened.

Nothing is followed, acknowledged or told before it is committed. When another process was first, the database says
so; the room then catches up and decides again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol
from weakref import WeakValueDictionary

from whitechapel.core import VIEWERS, Seat
from whitechapel.server import protocol, views
from whitechapel.server.bus import Bus
from whitechapel.server.decisions import requested
from whitechapel.server.match import Entry, Kind, Match, Sitter, Step
from whitechapel.server.metrics import Metrics
from whitechapel.server.refusals import Refusal, RepeatedError
from whitechapel.server.store import ConflictError, Journal, Matches

log = logging.getLogger(__name__)
_KEPT = 256


class Listener(Protocol):
    """Somebody who is told what happens in a room."""

    viewer: Seat

    def push(self, message: views.Sealed) -> None:
        """Send a message, some time soon and in order."""
        ...


class Room:
    """A match that somebody plays, watches or asks about."""

    def __init__(self, match: Match, rooms: "Rooms") -> None:
        self.match = match
        self._rooms = rooms
        self._writing = asyncio.Lock()
        self._listeners: list[Listener] = []

    async def ask(self, seat: Seat, request: protocol.SeatRequest) -> protocol.Accepted:
        """Do what a seat asks; returns after it is committed. Raises `Refusal`."""
        try:
            entries = await self.grow(lambda: requested(self.match, seat, request))
        except RepeatedError as error:
            return protocol.Accepted(client=request.client, after=request.after, number=error.number, repeated=True)
        return protocol.Accepted(client=request.client, after=request.after, number=entries[0].number)

    async def grow(self, decide: Callable[[], Sequence[Entry]]) -> Sequence[Entry]:
        """Add the entries that `decide` finds right for the match as it is now; it is asked again after a conflict."""
        async with self._writing:
            while True:
                entries = decide()
                if not entries:
                    return entries
                try:
                    await self._rooms.journal.add(self.match.setup.id, entries, over=self._ends_with(entries))
                except ConflictError:
                    await self._catch_up_after_conflict()
                    continue
                self._follow(entries)
                self._rooms.bus.publish(self.match.setup.id)
                return entries

    async def seat(self, decide: Callable[[], tuple[Seat, Sitter, Sequence[Entry]]]) -> None:
        """Seat somebody: `decide` gives the seat, who sits there now and what follows, or raises `Refusal`."""
        async with self._writing:
            while True:
                seat, sitter, entries = decide()
                try:
                    await self._rooms.matches.claim(self.match.setup.id, seat, sitter, entries)
                except ConflictError:
                    await self._catch_up_after_conflict()
                    continue
                self.match.seats = self.match.seats | {seat: sitter}
                self._follow(entries)
                self._rooms.bus.publish(self.match.setup.id)
                return

    def listen(self, listener: Listener, seen: int) -> None:
        """Tell somebody the whole match now and everything that happens from here on."""
        listener.push(views.sealed(views.table(self.match, listener.viewer, seen)))
        self._listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """Stop telling somebody."""
        self._listeners.remove(listener)

    async def catch_up(self) -> None:
        """Follow what other processes have added."""
        async with self._writing:
            await self._catch_up()

    async def _catch_up_after_conflict(self) -> None:
        """Catch up with whoever was first; a conflict with nobody is a fault of the database, and raised again."""
        before = self.match.number
        await self._catch_up()
        if self.match.number == before:
            raise ConflictError

    async def _catch_up(self) -> None:
        entries = await self._rooms.matches.newer(self.match.setup.id, self.match.number)
        if any(entry.kind is Kind.JOINED for entry in entries):
            self.match.seats = await self._rooms.matches.seats(self.match.setup.id)
        self._follow(entries, elsewhere=True)

    def _follow(self, entries: Sequence[Entry], *, elsewhere: bool = False) -> None:
        if not entries:
            return
        steps = [self.match.follow(entry) for entry in entries]
        self._tell(steps)
        for entry in entries:
            self._rooms.metrics.entries.labels(kind=entry.kind.value).inc()
        self._rooms.followed(self, elsewhere)

    def _tell(self, steps: list[Step]) -> None:
        for viewer in VIEWERS:
            listeners = [listener for listener in self._listeners if listener.viewer is viewer]
            if listeners:
                message = views.sealed(views.update(self.match, steps, viewer))
                for listener in listeners:
                    listener.push(message)

    def _ends_with(self, entries: Sequence[Entry]) -> bool:
        """Whether the match is over once these entries are followed. They are few, so they are tried."""
        state = self.match.state
        for entry in entries:
            if entry.kind is Kind.RESIGNED:
                return True
            if entry.kind in (Kind.MOVE, Kind.CHANCE):
                state = self.match.game.apply_trusted(state, entry.action or 0)
        return self.match.game.outcome(state) is not None


def _nobody_waits(_room: Room, _elsewhere: bool) -> None:
    """What happens after a room followed new entries, until AI opponents are there."""


class Rooms:
    """The rooms of this process. A room lives while somebody uses it; the latest few are kept for the next request."""

    def __init__(self, matches: Matches, journal: Journal, bus: Bus, metrics: Metrics) -> None:
        self.matches = matches
        self.journal = journal
        self.bus = bus
        self.metrics = metrics
        self.followed: Callable[[Room, bool], None] = _nobody_waits
        self._open: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._kept: deque[Room] = deque(maxlen=_KEPT)

    def __len__(self) -> int:
        return len(self._open)

    async def room(self, match_id: str) -> Room:
        """The room of a match, up to date; raises `Refusal` when there is none or its rules are no longer played."""
        room = await self.archived(match_id)
        if not room.match.readable:
            raise Refusal(
                "old-rules", f"this match was played under rules {room.match.setup.rules}; its record is kept"
            )
        return room

    async def archived(self, match_id: str) -> Room:
        """The room of a match under whatever rules it was played; raises `Refusal` when there is no such match."""
        room = self._open.get(match_id)
        if room is None:
            loading = self._loading.get(match_id)
            if loading is None:
                loading = self._loading[match_id] = asyncio.create_task(self._load(match_id))
            room = await asyncio.shield(loading)
        elif self.bus.shared:
            await room.catch_up()
        return room

    def add(self, match: Match) -> Room:
        """The room of a match that was just created or loaded."""
        room = self._open[match.setup.id] = Room(match, self)
        self._kept.append(room)
        return room

    async def grown(self, match_id: str) -> None:
        """Another process added to this match."""
        room = self._open.get(match_id)
        if room is not None:
            await _caught_up(room)

    async def gap(self) -> None:
        """News from other processes may have been missed."""
        for room in list(self._open.values()):
            await _caught_up(room)

    async def loaded(self) -> None:
        """Wait until no match is being loaded."""
        while self._loading:
            await asyncio.wait(self._loading.values())

    async def _load(self, match_id: str) -> Room:
        try:
            match = await self.matches.load(match_id)
            if match is None:
                raise Refusal("unknown-match", "there is no such match")
            room = self.add(match)
            self.followed(room, self.bus.shared)
            return room
        finally:
            del self._loading[match_id]


async def _caught_up(room: Room) -> None:
    try:
        await room.catch_up()
    except Exception:  # the bus must live on; whoever asks next tries again
        log.exception("can't catch up with a match")
