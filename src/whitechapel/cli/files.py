"""Reading the files a command is given."""

from pathlib import Path

from whitechapel.cli.parsing import UsageError
from whitechapel.core.errors import RecordError
from whitechapel.core.record import GameRecord
from whitechapel.core.record_text import record_from_string


def read_record(name: str) -> GameRecord:
    """The game record in a file, in its text or its JSON form."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except ValueError as error:  # undecodable, or a name no file can have
        raise UsageError(f"'{name}' is not a text file ({error}); expected a game record in UTF-8") from None
    try:
        return record_from_string(text)
    except RecordError as error:
        raise UsageError(f"in '{name}' {error}") from error
