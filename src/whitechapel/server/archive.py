"""Records of matches whose rules are no longer played: read from the log as it was stored, nothing played again."""

from whitechapel.core import Event, GameRecord, Outcome, Seat, sealed
from whitechapel.core.recorded import with_hints
from whitechapel.server.entries import EVENTS, Entry, EntryKind, hints_in
from whitechapel.server.hosted import deal_of
from whitechapel.server.refusals import Refusal
from whitechapel.server.store import StoredMatch


def old_record(stored: StoredMatch) -> GameRecord:
    """The complete record of a match under older rules; raises `Refusal` where it was not finished."""
    if not stored.over:
        raise Refusal("old-rules", "this match was not finished under the rules it was begun with")
    setup = stored.setup
    deal = deal_of(setup, stored.seats)
    gave_up = next((entry.actor for entry in stored.entries if entry.kind is EntryKind.RESIGNED), None)
    record = GameRecord(
        game=setup.game,
        options=setup.options,
        events=tuple(map(_event, _events(stored.entries))),
        rules=setup.rules,
        commitment=deal.commitment,
        deal=deal,
        borrowed=setup.borrowed,
        result=None if gave_up is None else Outcome(gave_up.opponent, "resignation"),
    )
    return sealed(with_hints(record, hints_in(stored.entries)))


def _events(entries: list[Entry]) -> list[Entry]:
    """The entries that are events of the game and were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind in EVENTS:
            found.append(entry)
        elif entry.kind is EntryKind.TAKEN_BACK:
            found = [earlier for earlier in found if earlier.number <= int(entry.target)]
    return found


def _event(entry: Entry) -> Event:
    return Event(Seat.CHANCE if entry.actor is None else entry.actor, entry.action, entry.announced)
