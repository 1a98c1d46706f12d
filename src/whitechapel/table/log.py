"""The log of a match as one viewer knows it: numbered entries, each with its beats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from whitechapel.core.events import Event
from whitechapel.core.game import AnyGame
from whitechapel.core.history import History
from whitechapel.core.story import Beat, Message, story_of
from whitechapel.core.types import Seat

EntryKind: TypeAlias = Literal[
    "joined", "action", "chance", "resigned", "takeback-offered", "takeback-declined", "takeback-withdrawn",
    "taken-back", "rematch-offered", "rematch-declined", "rematch-withdrawn", "rematch", "hint",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log.

    Attributes:
        number: its place in the log, from 1.
        kind: what it is.
        actor: whose doing it was; None where it was nobody's.
        action: the action's text; None where it was not seen or nothing was played.
        beats: what a table shows and says of it, one after another.
        target: the number that a takeback went back to.
    """

    number: int
    kind: EntryKind
    actor: Seat | None
    action: str | None = None
    beats: tuple[Beat, ...] = ()
    target: int = 0

    def messages(self, *, face_up: bool = False, explained: bool = False) -> list[tuple[Beat, Message]]:
        """What is said of it, beat by beat.

        Args:
            face_up: whether secrets are told: on a screen that others may see they stay face down.
            explained: whether it is also told what an action changed, for those who learn.
        """
        told = (beat for beat in self.beats if explained or beat.kind != "change")
        said = ((beat, beat.hidden if beat.secret and not face_up else beat.message) for beat in told)
        return [(beat, message) for beat, message in said if message is not None]


def entry_after(history: History, viewer: Seat | None) -> Entry:
    """The last event of a history, as a viewer knows it; None knows everything. Made once, and noted there."""
    if history.notes is None:
        history.notes = {}
    noted = history.notes.get((Entry, viewer))
    if noted is None:
        noted = history.notes[Entry, viewer] = _entry(history, viewer)
    return cast(Entry, noted)


def _entry(history: History, viewer: Seat | None) -> Entry:
    before = history.before
    assert before is not None  # noqa: S101 - the start is no event
    story = story_of(history.game.NAME)
    if viewer is None:
        event = history.event()
        beats = story.beats(before.state, event, history.state)
    else:
        event = history.seen_by(viewer)
        beats = story.beats(before.observation(viewer), event, history.observation(viewer))
    return entry_of(history.game, history.number, event, beats)


def entry_of(game: AnyGame, number: int, event: Event, beats: tuple[Beat, ...]) -> Entry:
    """An event with what is shown and said of it."""
    text = None if event.action is None else game.action_to_text(event.action)
    return Entry(number, "chance" if event.actor is Seat.CHANCE else "action", event.actor, text, beats)


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind == "taken-back":
            found = [earlier for earlier in found if earlier.number <= entry.target]
        else:
            found.append(entry)
    return found


def last_action(entries: Sequence[Entry]) -> Entry | None:
    """The last action of a player that stands, to point it out: after a takeback, the one before it."""
    return next((entry for entry in reversed(standing(entries)) if entry.kind == "action"), None)
