"""Checking a finished game: does it replay, and does all of it follow from the deal that was committed to?"""

from whitechapel.core.errors import RecordError
from whitechapel.core.record import GameRecord, first_state, place_of, states
from whitechapel.core.record_json import seal_of
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
    state = first_state(record)
    dealt = 0
    for number, (event, after) in enumerate(zip(record.events, states(record), strict=True)):
        if event.actor is Seat.CHANCE:
            due = record.deal.deal(dealt, game.chance_outcomes(state))
            if number >= record.given and due != event.action:
                raise RecordError(
                    place_of(game, event, number),
                    "does not follow from the deal",
                    f"'{game.action_to_text(due)}'",
                )
            dealt += 1
        state = after
    if record.seal != seal_of(record):
        raise RecordError(f"seal {record.seal}", "does not belong to this record: it was changed", seal_of(record))
