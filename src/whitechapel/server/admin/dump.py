"""The file of a backup: JSON lines, compressed, the same for every database.

The first line says what it is and which schema its rows have, then comes a line a match, with its seats and its log.
The last line has the counts and a checksum of all before it: a file that was cut off or changed is refused as a whole.
"""

import base64
import gzip
import hashlib
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, TypeAlias, cast

import msgspec
from sqlalchemy import DateTime, LargeBinary, Table

from whitechapel import __version__
from whitechapel.server.store import HEAD, StoreError

FORMAT = "whitechapel-backup-1"
TABLES = ("matches", "seats", "actions")
Row: TypeAlias = dict[str, object]
Match: TypeAlias = dict[str, list[Row]]
"""The rows of one match, by table."""


class Header(msgspec.Struct):
    """What a file is: its format, the schema of its rows, who made it and when."""

    format: str = FORMAT
    schema: str = HEAD
    program: str = __version__
    made: str = msgspec.field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))


class Saved(msgspec.Struct):
    """How much a file holds."""

    matches: int = 0
    entries: int = 0

    def add(self, match: Match) -> None:
        """Count one more match."""
        self.matches += len(match["matches"])
        self.entries += len(match["actions"])


class Ending(msgspec.Struct):
    """The last line: what all before it should be."""

    counts: Saved
    sha256: str


class DumpWriter:
    """Writes a file, line by line."""

    def __init__(self, file: IO[bytes], header: Header | None = None) -> None:
        self._gzip = gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=0)
        self._sum = hashlib.sha256()
        self.counts = Saved()
        self._line(Header() if header is None else header)

    def add(self, match: Match) -> None:
        """Write one match."""
        self.counts.add(match)
        self._line(match)

    def close(self) -> None:
        """Write the ending."""
        self._line(Ending(self.counts, self._sum.hexdigest()))
        self._gzip.close()

    def _line(self, value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._sum.update(line)
        self._gzip.write(line)


def read_header(place: Path) -> Header:
    """What a file says it is; raises `StoreError` when it is no backup, or newer than this program."""
    with gzip.open(place) as file:
        try:
            header = msgspec.json.decode(file.readline(), type=Header)
        except (msgspec.DecodeError, gzip.BadGzipFile, EOFError, zlib.error):
            header = Header(format="")
    if header.format != FORMAT:
        raise StoreError(
            f"{place} is not a backup that this program can read; expected one of 'whitechapel admin backup'"
        )
    if header.schema > HEAD:
        raise StoreError(f"{place} has the schema {header.schema}, this program knows {HEAD}: use a newer version")
    return header


def read_matches(place: Path) -> Iterator[Match]:
    """All matches of a file; raises `StoreError` at its end when it was cut off or changed."""
    summed, counts, waiting = hashlib.sha256(), Saved(), b""
    try:
        with gzip.open(place) as file:
            summed.update(file.readline())
            for line in file:
                if waiting:
                    match = cast(Match, msgspec.json.decode(waiting))
                    counts.add(match)
                    summed.update(waiting)
                    yield match
                waiting = line
        ending = msgspec.json.decode(waiting, type=Ending)
    except (EOFError, OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise StoreError(f"{place} was cut off or changed: its end is missing or can't be read") from error
    if ending != Ending(counts, summed.hexdigest()):
        raise StoreError(f"{place} was changed: its checksum is another one")


def to_line(row: Row, table: Table) -> Row:
    """A row's values as JSON has them."""
    return {column.name: _written(row[column.name]) for column in table.columns}


def to_row(line: Row, table: Table) -> Row:
    """A row's values as a database takes them; raises `StoreError` where it has no place for one."""
    unknown = line.keys() - table.columns.keys()
    if unknown:
        raise StoreError(f"the table {table.name} has no place for {', '.join(sorted(unknown))}")
    return {name: _read(value, table, name) for name, value in line.items()}


def _written(value: object) -> object:
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(value).decode()
    if isinstance(value, datetime):
        return (value if value.tzinfo is not None else value.replace(tzinfo=UTC)).isoformat()
    return value


def _read(value: object, table: Table, name: str) -> object:
    kind = table.columns[name].type
    if isinstance(value, str) and isinstance(kind, LargeBinary):
        return base64.b64decode(value)
    if isinstance(value, str) and isinstance(kind, DateTime):
        return datetime.fromisoformat(value)
    return value
