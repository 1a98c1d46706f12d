"""The live matches of this process. One lives while somebody uses it; those used last stay for the next request."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence, Set
from weakref import WeakValueDictionary

from whitechapel.core import WhitechapelError, load_game
from whitechapel.server.bus import Bus
from whitechapel.server.doubts import Doubts
from whitechapel.server.hosted import LOG_LENGTH, MOST_TAKEBACKS, HostedMatch
from whitechapel.server.live import LiveMatch
from whitechapel.server.metrics import Metrics
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.processes.slots import SLOTS, slot_of
from whitechapel.server.refusals import Refusal
from whitechapel.server.seats import SeatHolder
from whitechapel.server.store import Hashes, Journal, Matches, StoredMatch, UnavailableError

log = logging.getLogger(__name__)
_LATEST = 256
"""How many matches stay that nobody has open, in all processes of a supervisor together."""
_RECHECKED = 64
"""How many matches are looked at together: all at once would take much memory."""


class OldRulesError(Refusal):
    """A match that was played under rules we no longer have: it can't be played again, but its record can be read."""

    def __init__(self, stored: StoredMatch) -> None:
        super().__init__("old-rules", f"this match was played under rules {stored.setup.rules}; its record is stored")
        self.stored = stored


def _nobody_waits(_live: LiveMatch, _elsewhere: bool) -> None:
    """What happens after a match has grown, until somebody wants to know."""


class LiveMatches:
    """Finds a match, loads it where it is not live, and hears of what other processes add."""

    def __init__(
        self,
        matches: Matches,
        journal: Journal,
        bus: Bus,
        metrics: Metrics,
        *,
        takebacks: int = MOST_TAKEBACKS,
        log_length: int = LOG_LENGTH,
        ownership: Ownership | None = None,
    ) -> None:
        self.matches = matches
        self.journal = journal
        self.bus = bus
        self.metrics = metrics
        self.doubts = Doubts()
        self._takebacks = takebacks
        self._log_length = log_length
        self.ownership = ownership or Ownership()
        self.on_growth: Callable[[LiveMatch, bool], None] = _nobody_waits
        self.on_leaving: Callable[[LiveMatch], None] = lambda _live: None
        self._live: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._news: set[str] = set()
        self._behind: set[str] = set()
        self._latest: OrderedDict[str, LiveMatch] = OrderedDict()
        self._origin = secrets.token_hex(4)

    def __len__(self) -> int:
        return len(self._live)

    async def find(self, match_id: str, asker: str = "") -> LiveMatch:
        """A match, up to date; raises `Refusal` when there is none, `OldRulesError` when its rules are gone.

        Args:
            match_id: the match.
            asker: the network whose match it is, where that is known and the match has to be loaded.
        """
        live = self._live.get(match_id)
        if live is None:
            loading = self._loading.get(match_id)
            if loading is None:
                loading = self._loading[match_id] = asyncio.create_task(self._load(match_id, asker))
            live = await asyncio.shield(loading)
        elif self._may_be_old(match_id):
            await live.catch_up()
            self._behind.discard(match_id)
        self._use(live)
        return live

    def _may_be_old(self, match_id: str) -> bool:
        """Whether what is stored of a match that is live here may be newer."""
        others = self.bus.others if self.ownership.supervised else self.bus.shared
        return others or match_id in self._behind or not self.ownership.owns(match_id)

    def add(self, hosted: HostedMatch, asker: str = "") -> LiveMatch:
        """A match that was just created by somebody of a network."""
        live = self._hold(hosted, asker)
        self.grew(live, here=True)
        return live

    def grew(self, live: LiveMatch, *, here: bool, near: bool = False) -> None:
        """A match has grown: `here`, by another process of this machine (`near`), or elsewhere.

        Whoever owns it plays what is the server's to play, at once unless another machine may be doing it.
        """
        owned = self.ownership.owns(live.id)
        if here:
            self.bus.publish(live.id)
            if not owned:
                self.ownership.tell_owner(live.id, live.asker)
        self.on_growth(live, not (owned and (here or near)))

    async def grown(self, match_id: str, *, near: bool = False, asker: str = "") -> None:
        """Another process added to this match, for somebody of a network if that is said.

        One that is just being loaded catches up when that is done.
        """
        live = self._live.get(match_id)
        if live is not None:
            live.asker = asker or live.asker
            self._behind.add(match_id)
            await self._caught_up(live, near=near)
        elif match_id in self._loading:
            self._news.add(match_id)
        elif near and self.ownership.owns(match_id):
            await self.find(match_id, asker)

    def spread(self, match_id: str, news: str) -> None:
        """Tell the other processes who is at a table, or what was said there: those of all machines, or of this one."""
        if self.bus.others:
            self.bus.say(match_id, f"{self._origin} {news}")
        else:
            self.ownership.tell_others(match_id, f"{self._origin} {news}")

    def heard(self, match_id: str, news: str) -> None:
        """Another process tells who is at a table, or what was said there."""
        live = self._live.get(match_id)
        if live is not None and live.listened_to:
            live.company.hear(news)

    async def gap(self) -> None:
        """News from other processes may have been missed."""
        self._news.update(self._loading)
        await self.look(list(self._live.values()))

    async def look(self, lives: Sequence[LiveMatch]) -> None:
        """Catch up with those of these matches that have grown elsewhere."""
        numbers = await self.matches.numbers([live.id for live in lives])
        for live in lives:
            if numbers.get(live.id, 0) > live.hosted.number:
                await self._caught_up(live)

    def listened_to(self) -> list[LiveMatch]:
        """The matches in which somebody waits for news."""
        return [live for live in self._live.values() if live.listened_to]

    async def release(self, kept: Set[int]) -> int:
        """Own no more than these slots: whoever listens to another match is sent away; gives how many these were.

        What is being written of them is waited for, so that the next owner finds it.
        """
        owned, self.ownership.slots = self.ownership.slots, self.ownership.slots & kept
        leaving = [live for live in self._live.values() if slot_of(live.id) in owned - kept]
        left = sum(live.send_away() for live in leaving)
        for live in leaving:
            self._leave(live)
        await asyncio.gather(*(live.settled() for live in leaving))
        return left

    async def take(self, slots: Set[int]) -> None:
        """Own these slots from now on; what is known of their matches already may be old."""
        await self.look([live for live in self._live.values() if slot_of(live.id) in slots - self.ownership.slots])
        self.ownership.slots = frozenset(slots)

    def let_go(self, match_id: str) -> bool:
        """Hold a match no longer; False where somebody looks on or it is just used."""
        live = self._live.get(match_id)
        if match_id in self._loading or (live is not None and live.in_use):
            return False
        if live is not None:
            del self._live[match_id]
            self._latest.pop(match_id, None)
        return True

    async def recheck(self) -> None:
        """Drop the matches that were deleted since they were loaded, and those in which somebody was forgotten."""
        ids = list(self._live)
        for first in range(0, len(ids) or 1, _RECHECKED):
            some = [live for match_id in ids[first : first + _RECHECKED] if (live := self._live.get(match_id))]
            seats = [live.hosted.seats for live in some]  # as they are before it is looked
            stored = await self.matches.hashes([live.id for live in some])
            for live, held in zip(some, seats, strict=True):
                if not all(_still_holds(holder, stored.get((live.id, seat))) for seat, holder in held.items()):
                    self.drop(live)

    def drop(self, live: LiveMatch) -> None:
        """Hold a match no longer that is not what it was: whoever comes again finds what is stored of it, or nothing.

        Those who listen are sent away as soon as whoever asks for something just now has been answered.
        """
        if self._live.get(live.id) is live:
            self._leave(live)
        asyncio.get_running_loop().call_soon(live.send_away)
        log.info("a match was deleted or somebody in it was forgotten: it is no longer in memory")

    async def loaded(self) -> None:
        """Wait until no match is being loaded."""
        while self._loading:
            await asyncio.wait(self._loading.values())

    def _leave(self, live: LiveMatch) -> None:
        self.on_leaving(live)
        self._live.pop(live.id, None)
        self._latest.pop(live.id, None)
        self._behind.discard(live.id)

    async def _caught_up(self, live: LiveMatch, *, near: bool = False) -> None:
        try:
            await live.catch_up(near=near)
            self._behind.discard(live.id)
        except UnavailableError:
            self.doubts.about(live)
        except Exception:  # the bus must live on; whoever asks next tries again
            log.exception("can't catch up with a match")

    def _hold(self, hosted: HostedMatch, asker: str = "") -> LiveMatch:
        hosted.most_takebacks = self._takebacks
        hosted.log_length = self._log_length
        live = self._live[hosted.setup.id] = LiveMatch(hosted, self, asker)
        self._use(live)
        return live

    def _use(self, live: LiveMatch) -> None:
        """Keep a match for a while; of too many those go that were not used for longest."""
        self._latest[live.id] = live
        self._latest.move_to_end(live.id)
        while len(self._latest) > _LATEST * len(self.ownership.slots) // SLOTS:
            self._latest.popitem(last=False)

    async def _load(self, match_id: str, asker: str) -> LiveMatch:
        try:
            stored = await self.matches.load(match_id)
            if stored is None:
                raise Refusal("unknown-match", "there is no such match")
            hosted = _hosted(stored)
            if stored.standing is None:
                await self.matches.stand(match_id, hosted.standing_after([]))
            live = self._hold(hosted, asker)
            self.grew(live, here=False, near=not self.bus.others)
            while match_id in self._news:
                self._news.discard(match_id)
                await live.catch_up()
            return live
        finally:
            self._news.discard(match_id)
            del self._loading[match_id]


def _still_holds(holder: SeatHolder, stored: Hashes | None) -> bool:
    """Whether what holds or claims a seat still does. A seat that somebody has taken meanwhile is as good as before."""
    if stored is None:
        return False
    return holder.token_hash in ("", stored.token) and holder.invitation_hash == stored.invitation


def plays(game: str, rules: int) -> bool:
    """Whether these are the rules of a game that we have."""
    try:
        return rules == load_game(game).RULES_VERSION
    except WhitechapelError:
        return False


def _hosted(stored: StoredMatch) -> HostedMatch:
    if not plays(stored.setup.game, stored.setup.rules):
        raise OldRulesError(stored)
    hosted = HostedMatch(stored.setup, stored.seats)
    hosted.follow(stored.entries)
    return hosted
