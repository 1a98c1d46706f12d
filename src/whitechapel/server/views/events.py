"""Entries of the log, as a viewer may know them."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias, cast

import msgspec

from whitechapel.core import Seat
from whitechapel.core.narration import board_asked, event_of, eyes_of, known_before, known_to
from whitechapel.core.story import Beat, Message, actor_name, seat_name, story_of
from whitechapel.server import protocol
from whitechapel.server.entries import ADDED_WORDS, EVENTS, Entry, EntryKind, Step
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal
from whitechapel.server.views.sealing import sealed
from whitechapel.server.views.viewers import check, position_of


class Told(NamedTuple):
    """What is told of an entry: its beats as JSON, and whether witnesses were asked in it."""

    beats: msgspec.Raw
    asked: bool


Written: TypeAlias = dict[tuple[int, Seat | None], Told]
"""What is told of a match's entries, by an entry's number and the eyes it is told through."""
_MOVED = (*EVENTS, EntryKind.TAKEN_BACK)
_MOST_WRITTEN = 32


@lru_cache(maxsize=_MOST_WRITTEN)
def written_of(_hosted: HostedMatch) -> Written:
    """What was told of a match's entries to those who asked for all of it.

    It is kept of the matches that were asked for last: it takes some 20 KB a log, and most are told once, as they grow.
    """
    return {}


def event(hosted: HostedMatch, step: Step, viewer: Seat | None, written: Written, *, position: bool) -> protocol.Event:
    """One entry of the log as the viewer may know it, with the position after it where that is wanted.

    A viewer of None sees everything, once the match is over. What is `written` already is not told anew.
    """
    if viewer is not None:
        check(viewer)
    elif not hosted.over:
        raise Refusal("withheld", "the complete match is shown after its end")
    entry, history = step
    action, eyes, seen = None, viewer, None
    if entry.kind in EVENTS:
        eyes = eyes_of(history, viewer)
        seen = event_of(history, eyes)
        action = None if seen.action is None else history.game.action_to_text(seen.action)
    told = written.get((entry.number, eyes))
    if told is None:
        if seen is None:
            beats = _at_the_table(entry, hosted.setup.game)
        else:
            beats = story_of(history.game.NAME).beats(known_before(history, eyes), seen, known_to(history, eyes))
        asked = any(beat.kind == "appeal" for beat in beats)
        told = written[entry.number, eyes] = Told(msgspec.Raw(sealed(beats)), asked)
    return protocol.Event(
        number=entry.number,
        kind=entry.kind.value,
        actor=None if entry.actor is None else actor_name(entry.actor),
        action=action,
        beats=cast(tuple[Beat, ...], told.beats),
        target=entry.target,
        failure=entry.announced if entry.kind is EntryKind.RESIGNED else "",
        board=board_asked(history) if position and told.asked else None,
        position=position_of(history, viewer) if position and entry.kind in _MOVED else None,
    )


def _at_the_table(entry: Entry, game: str) -> tuple[Beat, ...]:
    """What is said of an entry that is no event of the game; nothing of words for the deal, which interest no one."""
    if entry.target == ADDED_WORDS and entry.kind is EntryKind.JOINED:
        return ()
    if entry.actor is None:
        return (Beat("action", Message(f"log-{entry.kind.value}")),)
    said = f"log-{entry.kind.value}"
    if entry.kind is EntryKind.RESIGNED and entry.announced:
        said = f"log-failed-{entry.announced}"
    return (Beat("action", Message(said, {"who": seat_name(entry.actor, game)}), actor_name(entry.actor)),)
