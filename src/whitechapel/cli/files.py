"""The files a command is given, and whose view of a recorded game it shows."""

import argparse
import os
from pathlib import Path

from whitechapel.cli.parsing import UsageError
from whitechapel.core.errors import RecordError
from whitechapel.core.record import GameRecord
from whitechapel.core.record_text import record_from_string
from whitechapel.core.types import VIEWERS, Seat

_VIEWERS = {str(seat): seat for seat in VIEWERS} | {"investigator": Seat.DETECTIVE}


def add_record(parser: argparse.ArgumentParser, verb: str) -> None:
    """Let the command take a record, and who saw what it is to `verb` of it."""
    parser.add_argument(
        "record", type=file_named, metavar="FILE", help="a game record, text or JSON, complete or of one seat"
    )
    parser.add_argument(
        "--seat",
        type=viewer_named,
        metavar="SEAT",
        help=f"{verb} only what jack, detective or spectator saw (default: all that the record holds)",
    )


def viewer_named(name: str) -> Seat:
    """Whoever looks at a game, for argparse: a seat or a spectator, but not chance."""
    if name not in _VIEWERS:
        raise UsageError(f"'{name}' is not a seat and does not look on; expected one of {', '.join(_VIEWERS)}")
    return _VIEWERS[name]


def file_named(name: str) -> Path:
    """The path of a file, for argparse; refuses what no file can be called."""
    try:
        encoded = os.fsencode(name)
    except UnicodeError:
        encoded = b""
    if not encoded or b"\0" in encoded:
        raise UsageError(f"'{name}' can't be the name of a file")
    return Path(name)


def read_record(place: Path) -> GameRecord:
    """The game record in a file, in its text or its JSON form."""
    try:
        text = place.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"'{place}' is not a text file ({error}); expected a game record in UTF-8") from None
    try:
        return record_from_string(text)
    except RecordError as error:
        raise UsageError(f"in '{place}' {error}") from error
