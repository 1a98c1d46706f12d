"""Decisions as a Parquet file: written game by game, so a file of any length fits, and put in its place when whole."""

import errno
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pyarrow as arrow
from pyarrow.parquet import ParquetWriter

from whitechapel.export.decisions import complete_positions, decisions
from whitechapel.export.games import SavedGame

_COLUMNS: dict[str, arrow.DataType] = {
    "game_number": arrow.int64(),
    "pair": arrow.int64(),
    "game": arrow.string(),
    "options": arrow.string(),
    "event_number": arrow.int32(),
    "seat": arrow.string(),
    "player": arrow.string(),
    "observation": arrow.string(),
    "legal": arrow.list_(arrow.int32()),
    "action": arrow.int32(),
    "action_text": arrow.string(),
    "winner": arrow.string(),
    "reason": arrow.string(),
}
SECRETS = "complete_position"
"""The column that is there only if it was asked for."""
_BATCH = 20_000


def write_parquet(
    games: Iterable[SavedGame],
    file: Path,
    *,
    reveal_secrets: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Write all decisions of some games; returns how many.

    Args:
        games: the games.
        file: where to; nothing is there until everything is written.
        reveal_secrets: add a column with the complete position, every secret of both seats in it.
        progress: is called after every game with how many games and decisions were written.
    """
    fields = _COLUMNS | ({SECRETS: arrow.string()} if reveal_secrets else {})
    schema = arrow.schema(fields.items())
    if file.exists() and not file.is_file():
        raise OSError(errno.EINVAL, "is not a file that could be replaced", str(file))
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with ParquetWriter(unfinished, schema, compression="zstd") as writer:
            written = _write(writer, schema, games, progress)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return written


def _write(
    writer: ParquetWriter, schema: arrow.Schema, games: Iterable[SavedGame], progress: Callable[[int, int], None] | None
) -> int:
    rows: list[tuple[object, ...]] = []
    written = 0
    for number, saved in enumerate(games, 1):
        rows += _revealed(saved) if SECRETS in schema.names else decisions(saved)
        if len(rows) >= _BATCH:
            written += _flush(writer, schema, rows)
        if progress is not None:
            progress(number, written + len(rows))
    return written + _flush(writer, schema, rows)


def _revealed(saved: SavedGame) -> Iterator[tuple[object, ...]]:
    for decision, secrets in zip(decisions(saved), complete_positions(saved), strict=True):
        yield (*decision, secrets)


def _flush(writer: ParquetWriter, schema: arrow.Schema, rows: list[tuple[object, ...]]) -> int:
    """Write the rows and forget them; returns how many there were."""
    count = len(rows)
    columns = zip(*rows, strict=True) if rows else ((),) * len(schema)
    arrays = [arrow.array(column, type=field.type) for column, field in zip(columns, schema, strict=True)]
    writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))
    rows.clear()
    return count
