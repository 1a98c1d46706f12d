"""Entries of the log, as a viewer may know them."""

from typing import cast

from whitechapel.core import Event, Seat
from whitechapel.core.history import History
from whitechapel.core.narration import known_to
from whitechapel.core.story import Beat, Message, actor_name, seat_name, story_of
from whitechapel.server import protocol
from whitechapel.server.entries import EVENTS, Entry, EntryKind, Step
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal
from whitechapel.server.views.viewers import check, seen_position, whole_position

_MOVED = (*EVENTS, EntryKind.TAKEN_BACK)


def event(hosted: HostedMatch, step: Step, viewer: Seat, *, position: bool) -> protocol.Event:
    """One entry of the log as the viewer may know it, with the position after it where that is wanted."""
    check(viewer)
    told = position and step.entry.kind in _MOVED
    return _event(hosted, step, viewer, seen_position(step.history, viewer) if told else None)


def complete_event(hosted: HostedMatch, step: Step) -> protocol.Event:
    """One entry of the log with nothing withheld, once the match is over."""
    if not hosted.over:
        raise Refusal("withheld", "the complete match is shown after its end")
    return _event(hosted, step, None, whole_position(step.history) if step.entry.kind in _MOVED else None)


def _event(hosted: HostedMatch, step: Step, viewer: Seat | None, position: protocol.Position | None) -> protocol.Event:
    entry, history = step
    action = None
    beats: tuple[Beat, ...]
    if entry.kind in EVENTS:
        seen = history.event() if viewer is None else history.seen_by(viewer)
        action = None if seen.action is None else history.game.action_to_text(seen.action)
        beats = cast(tuple[Beat, ...], hosted.written.find(viewer, entry.number, lambda: _beats(history, viewer, seen)))
    else:
        beats = _beats_at_the_table(entry, hosted.setup.game)
    return protocol.Event(
        number=entry.number,
        kind=entry.kind.value,
        actor=None if entry.actor is None else actor_name(entry.actor),
        action=action,
        beats=beats,
        target=entry.target,
        failure=entry.announced if entry.kind is EntryKind.RESIGNED else "",
        position=position,
    )


def _beats(history: History, viewer: Seat | None, seen: Event) -> tuple[Beat, ...]:
    before = history.before
    assert before is not None  # noqa: S101 - the start is no event
    return story_of(history.game.NAME).beats(known_to(before, viewer), seen, known_to(history, viewer))


def _beats_at_the_table(entry: Entry, game: str) -> tuple[Beat, ...]:
    """What is said of an entry that is no event of the game."""
    if entry.actor is None:
        return (Beat("action", Message(f"log-{entry.kind.value}")),)
    said = f"log-{entry.kind.value}"
    if entry.kind is EntryKind.RESIGNED and entry.announced:
        said = f"log-failed-{entry.announced}"
    return (Beat("action", Message(said, {"who": seat_name(entry.actor, game)}), actor_name(entry.actor)),)
