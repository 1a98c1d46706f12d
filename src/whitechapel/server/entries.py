"""The log of a hosted match: everything that happened at its table, of which the game's own events are a part.

The log only grows. An entry's number is its place in it; a takeback is an entry too and says which number it goes
back to.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from whitechapel.core import Seat
from whitechapel.core.history import History


class EntryKind(StrEnum):
    """What an entry of the log is."""

    JOINED = "joined"
    ACTION = "action"
    CHANCE = "chance"
    RESIGNED = "resigned"
    OFFERED = "takeback-offered"
    DECLINED = "takeback-declined"
    WITHDRAWN = "takeback-withdrawn"
    TAKEN_BACK = "taken-back"
    REMATCH_OFFERED = "rematch-offered"
    REMATCH_DECLINED = "rematch-declined"
    REMATCH_WITHDRAWN = "rematch-withdrawn"
    REMATCH = "rematch"
    HINT = "hint"


ADDED_WORDS = "words"
"""The target of a JOINED entry by which a seat that was taken before added its words for the deal."""
EVENTS = (EntryKind.ACTION, EntryKind.CHANCE)
"""The entries that are events of the game."""


class Entry(NamedTuple):
    """One entry of the log, as it is stored.

    Attributes:
        number: its place, from 1.
        kind: what it is.
        actor: whose doing it was, or None.
        action: what was played or dealt, or None.
        announced: what was said aloud; of a bot that gave the match up, how it failed.
        target: the number gone back to, the match a rematch is, or `ADDED_WORDS`.
        client: the id of the client that asked for it; empty where nobody did.
    """

    number: int
    kind: EntryKind
    actor: Seat | None = None
    action: int | None = None
    announced: str = ""
    target: str = ""
    client: str = ""


class Step(NamedTuple):
    """An entry, and the history of the game after it."""

    entry: Entry
    history: History


def hints_in(entries: Iterable[Entry]) -> dict[int, Seat]:
    """Who took a hint for which event of the game, as far as those moments were not taken back."""
    events: list[int] = []
    hints: dict[int, Seat] = {}
    for entry in entries:
        if entry.kind in EVENTS:
            events.append(entry.number)
        elif entry.kind is EntryKind.TAKEN_BACK:
            events = [number for number in events if number <= int(entry.target)]
            hints = {event: seat for event, seat in hints.items() if event <= len(events) + 1}
        elif entry.kind is EntryKind.HINT and entry.actor is not None:
            hints[len(events) + 1] = entry.actor
    return hints
