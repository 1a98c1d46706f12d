"""The games in a file of JSON lines: as ``whitechapel arena --save`` writes them, or bare records."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from whitechapel.core import GameRecord, RecordError, WhitechapelError, record_from_json, replayed


class ExportError(WhitechapelError):
    """A line that holds no game."""


class SavedGame(NamedTuple):
    """One game of a file.

    Attributes:
        number: its place in the file, from 0.
        pair: the number of the deal that it shares with another game of its tournament; None where that is not known.
        jack: who played Jack, or an empty string where that is not known.
        detective: who played the Detective.
        winner: who won where a player failed and lost; otherwise the record tells, and this is an empty string.
        reason: how the player failed.
        record: the complete record; None where it was lost with its player.
    """

    number: int
    pair: int | None
    jack: str
    detective: str
    winner: str
    reason: str
    record: GameRecord | None


def saved_games(file: Path) -> Iterator[SavedGame]:
    """Read a file game by game; raises `ExportError` naming the line."""
    with file.open("rb") as lines:
        for number, line in enumerate(lines):
            yield _saved_game(number, line)


def how_many(file: Path) -> int:
    """How many lines a file has."""
    with file.open("rb") as lines:
        return sum(1 for _ in lines)


def _saved_game(number: int, line: bytes) -> SavedGame:
    try:
        return _read(number, json.loads(line))
    except (ValueError, RecursionError):
        raise ExportError(f"line {number + 1}", "is not JSON", "a game a line") from None
    except RecordError as error:
        raise ExportError(f"line {number + 1}", f"holds no game that can be exported: {error}") from error


def _read(number: int, data: object) -> SavedGame:
    if not isinstance(data, dict):
        raise RecordError(data, "can't be a game", "an object")
    if "record" not in data:
        return SavedGame(number, None, "", "", "", "", _replayable(data))
    texts = {name: str(data.get(name, "")) for name in ("jack", "detective", "winner", "reason")}
    if "failure" not in data:
        texts |= {"winner": "", "reason": ""}
    pair = data.get("pair")
    pair = pair if type(pair) is int and 0 <= pair < 1 << 63 else None
    record = None if data["record"] is None else _replayable(data["record"])
    return SavedGame(number, pair, **texts, record=record)


def _replayable(data: object) -> GameRecord:
    """The record, if it is complete and follows the rules we have."""
    record = record_from_json(data)
    replayed(record)
    return record
