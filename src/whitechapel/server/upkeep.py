"""What a server process does of itself: resumes its own turns after a start, deletes what expired, sees deletions."""

import asyncio
import logging
from datetime import datetime, timedelta

from whitechapel.server.live import LiveMatch
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.refusals import Refusal
from whitechapel.server.settings import Settings
from whitechapel.server.store import Housekeeping, Matches, UnavailableError
from whitechapel.server.store.models import now

log = logging.getLogger(__name__)
ABANDONED = timedelta(days=1)
"""A match that nothing was added to for so long is gone on with when somebody opens it."""
_AT_ONCE = 4
"""So many resumed turns at most wait for the AI: people who come meanwhile find a short queue."""
_PATIENCE = 10.0
_LOOK = 0.1
_AGAIN = 1.0
_OFTEN = 3600.0
_SELDOM = 0.1
_ATTENDED = 4.0
"""Seconds between two looks at who has fallen silent."""
_NOTICED = 5.0
"""Seconds between two looks at what was deleted; one look takes less than that, or the database counts as away."""


async def resume(matches: Matches, live: LiveMatches) -> None:
    """Load the matches in which the server is to act, a few at a time: loading one plays its turn."""
    pending: list[tuple[LiveMatch, int]] = []
    for match_id in filter(live.ownership.owns, await _waiting(matches)):
        await _fewer_than(_AT_ONCE, pending)
        found = await _found(live, match_id)
        if found is not None:
            pending.append((found, found.hosted.number))


async def attend(live: LiveMatches) -> None:
    """See who has fallen silent, and tell other processes again who is where, for ever."""
    while True:
        await asyncio.sleep(_ATTENDED)
        for match in live.listened_to():
            match.notice_silence()
            if match.company.shared or not live.ownership.owns(match.id):
                match.company.again()


async def expire(housekeeping: Housekeeping, live: LiveMatches, settings: Settings) -> None:
    """Delete expired matches from time to time, for ever. Those that somebody has open stay."""
    kept = [days for days in (settings.keep, settings.keep_unplayed) if days]
    if not kept:
        return
    pause = min(_OFTEN, timedelta(days=min(kept)).total_seconds() * _SELDOM)
    while True:
        await asyncio.sleep(pause)
        try:
            count = await housekeeping.expire(
                _ago(settings.keep),
                unplayed_before=_ago(settings.keep_unplayed),
                spared=lambda match_id: not (live.ownership.owns(match_id) and live.let_go(match_id)),
            )
        except UnavailableError:
            continue
        if count:
            log.info("%d expired matches deleted", count)


async def notice_deletions(live: LiveMatches) -> None:
    """Drop what was deleted or forgotten in the database from memory, for ever: ``whitechapel admin`` can't tell us."""
    while True:
        await asyncio.sleep(_NOTICED)
        try:
            await live.recheck()
        except UnavailableError:
            continue
        except Exception:  # whatever it is, the next look may find more
            log.exception("it can't be seen what was deleted")


def _ago(days: float) -> datetime | None:
    return now() - timedelta(days=days) if days else None


async def _found(live: LiveMatches, match_id: str) -> LiveMatch | None:
    """A match to resume, when the database is there; None where it can't be."""
    while True:
        try:
            return await live.find(match_id)
        except UnavailableError:
            await asyncio.sleep(_AGAIN)
        except Refusal as refusal:
            log.info("a match can't be resumed: %s", refusal.code)
            return None


async def _waiting(matches: Matches) -> list[str]:
    """The matches to resume; a database that is away is waited for."""
    while True:
        try:
            return await matches.waiting_for_the_server(now() - ABANDONED)
        except UnavailableError:
            await asyncio.sleep(_AGAIN)


async def _fewer_than(most: int, pending: list[tuple[LiveMatch, int]]) -> None:
    """Wait until fewer resumed matches are where they were; one whose turn takes very long is no longer counted."""
    begun = asyncio.get_running_loop().time()
    while True:
        pending[:] = [(live, number) for live, number in pending if live.hosted.number == number]
        if len(pending) < most:
            return
        if asyncio.get_running_loop().time() - begun > _PATIENCE:
            del pending[0]
        await asyncio.sleep(_LOOK)
