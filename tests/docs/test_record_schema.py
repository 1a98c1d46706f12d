"""The published schema describes the records we write, and refuses what we refuse."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from whitechapel.core import GAMES, VIEWERS, Borrowed, Deal, Referee, SeededDealer, game, record_to_json

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


DEAL = Deal(bytes(32), bytes(16), ("fog", "lamp"))


def finished(name: str, dealer: Deal | SeededDealer) -> Referee:
    return played_out(Referee(game(name), dealer))


def played_out(referee: Referee) -> Referee:
    rng = random.Random(5)
    while (seat := referee.actor) is not None:
        referee.play(seat, rng.choice(referee.legal_actions(seat)))
    return referee


@pytest.mark.parametrize("name", GAMES)
def test_complete_and_seat_records_follow_the_schema(name: str) -> None:
    seeded = finished(name, SeededDealer(5)).record()
    borrowed = played_out(Referee.playing_on(seeded, Borrowed("a-match", 4), DEAL)).record()
    for record in (seeded, finished(name, DEAL).record(), borrowed):
        VALIDATOR.validate(record_to_json(record))
        for seat in VIEWERS:
            VALIDATOR.validate(record_to_json(record.for_seat(seat)))


def test_the_schema_knows_every_game() -> None:
    assert SCHEMA["properties"]["game"]["enum"] == list(GAMES)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"borrowed": {"match": "a", "events": 3}},
        {"view": "everybody"},
        {"events": [{"actor": "jack"}]},
        {"more": 1},
        {"commitment": "beef"},
    ],
)
def test_the_schema_refuses_what_is_no_record(change: dict[str, Any]) -> None:
    data = record_to_json(finished("pocket", SeededDealer(5)).record())
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate(data | change)
