"""The published schema describes the records we write, and refuses what we refuse."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from whitechapel.core import VIEWERS, Borrowed, Deal, Match, Seat, SeededDealer, game_names, load_game, record_to_json

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


DEAL = Deal(bytes(32), bytes(16), ("fog", "lamp"))


def finished(name: str, dealer: Deal | SeededDealer) -> Match:
    return played_out(Match(load_game(name), dealer))


def played_out(match: Match) -> Match:
    rng = random.Random(5)
    while (seat := match.actor) is not None:
        match.play(seat, rng.choice(match.legal_actions))
    return match


@pytest.mark.parametrize("name", game_names())
def test_complete_and_seat_records_follow_the_schema(name: str) -> None:
    seeded = finished(name, SeededDealer(5)).record()
    borrowed = played_out(Match.from_record(seeded, DEAL, borrowed=Borrowed("a-match", 4))).record()
    there = load_game(name).position_to_text(Match(name, seed=3).state)
    started = played_out(Match.from_position(there, seed=4)).record()
    resigned = Match(name, DEAL)
    resigned.resign(Seat.JACK)
    for record in (seeded, finished(name, DEAL).record(), borrowed, started, resigned.record()):
        VALIDATOR.validate(record_to_json(record))
        for seat in VIEWERS:
            VALIDATOR.validate(record_to_json(record.for_seat(seat)))


def test_the_schema_knows_every_game() -> None:
    assert SCHEMA["properties"]["game"]["examples"] == list(game_names())


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"format": 3},
        {"start": "game=pocket"},
        {"result": {"winner": "jack", "reason": "resignation"}},
        {"borrowed": {"match": "a", "events": 3}},
        {"view": "everybody"},
        {"events": [{"actor": "jack"}]},
        {"more": 1},
        {"commitment": "beef"},
    ],
)
def test_the_schema_refuses_what_is_no_record(change: dict[str, Any]) -> None:
    data: dict[str, Any] = dict(record_to_json(finished("pocket", SeededDealer(5)).record()))
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate(data | change)
