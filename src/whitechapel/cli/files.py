"""The files a command is given, and whose view of a recorded game it shows."""

import os
from pathlib import Path

from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.core.errors import RecordError
from whitechapel.core.record import GameRecord
from whitechapel.core.record_text import record_from_string
from whitechapel.core.types import VIEWERS, Seat

_VIEWERS = {str(seat): seat for seat in VIEWERS} | {"investigator": Seat.DETECTIVE}


def add_record(parser: Parser) -> None:
    """Let the command take a record, and whose view of it is meant."""
    words = parser.words
    parser.add_argument("record", type=file_named, metavar="FILE", help=words.say("cli-arg-record"))
    parser.add_argument("--seat", type=viewer_named, metavar="SEAT", help=words.say("cli-arg-seat"))


def viewer_named(name: str) -> Seat:
    """Whoever looks at a game, for argparse: a seat or a spectator, but not chance."""
    if name not in _VIEWERS:
        raise UsageError("cli-error-seat", name=name, known=", ".join(_VIEWERS))
    return _VIEWERS[name]


def file_named(name: str) -> Path:
    """The path of a file, for argparse; refuses what no file can be called."""
    try:
        encoded = os.fsencode(name)
    except UnicodeError:
        encoded = b""
    if not encoded or b"\0" in encoded:
        raise UsageError("cli-error-file-name", name=name)
    return Path(name)


def read_record(place: Path) -> GameRecord:
    """The game record in a file, in its text or its JSON form."""
    try:
        text = place.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError("cli-error-no-text", file=place, why=error) from None
    try:
        return record_from_string(text)
    except RecordError as error:
        raise UsageError("cli-error-in-file", file=place, why=error) from error
