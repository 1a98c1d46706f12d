"""Laws about records: they replay, read back without loss, and a seat's record is a projection of the whole."""

import hashlib
import json
from dataclasses import replace
from random import Random

from whitechapel.core import (
    VIEWERS,
    AnyGame,
    AnyState,
    Deal,
    Event,
    GameRecord,
    Match,
    RecordError,
    observations,
    record_from_json,
    record_from_string,
    record_from_text,
    record_to_json,
    record_to_text,
    states,
    verify,
)
from whitechapel.testing.contract.law import error_of, require
from whitechapel.testing.random_play import Transition


def check_forms(record: GameRecord) -> None:
    """A record's text and JSON hold all of it."""
    text, data = record_to_text(record), json.dumps(record_to_json(record))
    require(record_from_text(text) == record, text, "is read as another record")
    require(record_from_json(json.loads(data)) == record, data, "is read as another record")
    require(record_from_string(text) == record_from_string(data), text, "is not what its JSON form says")


def check_replay(record: GameRecord, transitions: list[Transition]) -> None:
    """A complete record replays to the very states, and not with a word announced wrongly or an event missing."""
    error = error_of(RecordError, _replay, record)
    require(error is None, record.game, f"has a record that does not replay: {error}")
    require(_replay(record) == [transition.after for transition in transitions], record.game, "replays to other states")
    last = record.events[-1]
    wrong = replace(record, events=(*record.events[:-1], replace(last, announced=last.announced + "!")))
    require(error_of(RecordError, _replay, wrong), last, "replays with a wrong announcement")
    later = replace(record, events=record.events[1:])
    require(error_of(RecordError, _replay, later), record.game, "replays without its first event")


def _replay(record: GameRecord) -> list[AnyState]:
    return list(states(record))


def check_projection(game: AnyGame, record: GameRecord, transitions: list[Transition]) -> None:
    """A seat's record withholds just the events it does not see, and replays to all its observations."""
    for seat in VIEWERS:
        projected = record.for_seat(seat)
        seen = tuple(
            event
            if game.sees(transition.before, transition.action, seat)
            else Event(event.actor, None, event.announced)
            for event, transition in zip(record.events, transitions, strict=True)
        )
        require(projected == replace(record, events=seen, view=seat, deal=None), str(seat), "has a record that differs")
        known = [game.observe(transition.after, seat) for transition in transitions]
        require(list(observations(record, seat)) == known, str(seat), "observes something else in the whole record")
        require(list(observations(projected)) == known, str(seat), "observes something else in his own record")
        check_forms(projected)


def check_committed(game: AnyGame, rng: Random) -> None:
    """A match from a committed deal can be verified, and not when a chance event is another."""
    secret, salt = (hashlib.sha256(rng.randbytes(8)).digest()[:size] for size in (32, 16))
    match = Match(game, Deal(secret, salt, ("fog", "rain")))
    while (actor := match.actor) is not None:
        require(match.record().deal is None, game.NAME, "reveals the deal while the game is on")
        match.play(actor, rng.choice(match.legal_actions))
    record = match.record()
    verify(record)
    check_forms(record)
    other = replace(record, deal=Deal(secret, salt, ("fog", "snow")))
    require(error_of(RecordError, verify, other), game.NAME, "is verified with other words")
