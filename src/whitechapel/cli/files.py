"""The files a command is given."""

import os
from pathlib import Path

from whitechapel.cli.parsing import UsageError
from whitechapel.core.errors import RecordError
from whitechapel.core.record import GameRecord
from whitechapel.core.record_text import record_from_string


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
