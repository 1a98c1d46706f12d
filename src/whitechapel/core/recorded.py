"""The record that a match leaves: complete, or as one seat saw it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from whitechapel.core.dealer import Deal
from whitechapel.core.events import HintTaken
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import sealed
from whitechapel.core.types import Seat

if TYPE_CHECKING:
    from whitechapel.core.match import Match


def recorded(match: "Match", seat: Seat | None) -> GameRecord:
    """The record of a match so far. A committed deal is in the complete one, sealed, once the match is over."""
    game = match.game
    committed = match.dealer if isinstance(match.dealer, Deal) else None
    start = match.history.back_to(0).state
    from_set_up = start == game.initial(**match.options)
    shown = start if seat is None else game.observe(start, seat)
    record = GameRecord(
        game=game.NAME,
        options=tuple(match.options.items()),
        events=match.events if seat is None else match.log(seat),
        rules=game.RULES_VERSION,
        view=seat,
        commitment=committed.commitment if committed else "",
        deal=committed if seat is None and match.outcome is not None else None,
        borrowed=match.borrowed,
        start="" if from_set_up else game.position_to_text(shown),
        result=match.given_up,
    )
    return record if record.deal is None else sealed(record)


def with_hints(record: GameRecord, hints: Mapping[int, Seat]) -> GameRecord:
    """A record that also says which hints were taken: for events with these numbers, by these seats.

    One that has a seal is sealed anew.
    """
    taken = tuple(HintTaken(event, hints[event]) for event in sorted(hints) if event <= len(record.events) + 1)
    if not taken:
        return record
    marked = replace(record, hints=taken, seal="")
    return sealed(marked) if record.seal else marked
