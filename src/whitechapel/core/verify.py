"""Checking a finished game: does it replay, and does all of it follow from the deal that was committed to?"""

from whitechapel.core.errors import RecordError
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import seal_of
from whitechapel.core.replay import histories, place_of
from whitechapel.core.types import Seat


def verify(record: GameRecord) -> None:
    """Check that a complete record replays, that every chance event follows from its committed deal, and its seal.

    Of a game with a borrowed beginning the chance events after it are checked: those before it were dealt elsewhere.

    Raises:
        RecordError: naming what does not follow.
    """
    game = record.complete_game()
    if record.deal is None:
        raise RecordError("the record", "reveals no deal", "a secret and its salt, to check the commitment")
    if record.deal.commitment != record.commitment:
        raise RecordError(f"commitment {record.commitment}", "is not that of the revealed deal", record.deal.commitment)
    for history, event in zip(histories(record), record.events, strict=True):
        before = history.before
        if event.actor is Seat.CHANCE and before is not None and history.number > record.given:
            due = record.deal.deal(before.chances, game.chance_outcomes(before.state))
            if due != event.action:
                raise RecordError(
                    place_of(game, event, history.number),
                    "does not follow from the deal",
                    f"'{game.action_to_text(due)}'",
                )
    if record.seal != seal_of(record):
        raise RecordError(f"seal {record.seal}", "does not belong to this record: it was changed", seal_of(record))
