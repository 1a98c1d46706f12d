"""``whitechapel export``: saved games as a Parquet file, one row a decision."""

import argparse

from whitechapel.arena.progress import counted
from whitechapel.cli.files import file_named
from whitechapel.cli.parsing import UsageError
from whitechapel.export import saved_games
from whitechapel.export.games import ExportError, how_many

EXAMPLES = """\
  whitechapel export games.jsonl games.parquet                    what each seat knew, could do and did
  whitechapel export games.jsonl all.parquet --reveal-secrets     with the complete position beside it

'whitechapel arena --save games.jsonl' writes such games; docs/record-format.md lists the columns.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `export` takes."""
    parser.add_argument("games", type=file_named, metavar="GAMES", help="games, one JSON object a line")
    parser.add_argument("file", type=file_named, metavar="PARQUET", help="the file to write")
    parser.add_argument(
        "--reveal-secrets", action="store_true", help="add a column with every secret, hidden from the seats or not"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the file and say what is in it."""
    try:
        from whitechapel.export.parquet import write_parquet  # noqa: PLC0415 - an extra that the rest does without
    except ModuleNotFoundError as error:
        raise UsageError(f"export needs {error.name}: pip install 'whitechapel[parquet]'") from None
    total = how_many(arguments.games)
    try:
        with counted(total, "games") as show:
            rows = write_parquet(
                saved_games(arguments.games),
                arguments.file,
                reveal_secrets=arguments.reveal_secrets,
                progress=lambda games, rows: show(games, lambda: f"{rows} decisions"),
            )
    except ExportError as error:
        raise UsageError(f"in '{arguments.games}' {error}") from error
    print(f"{arguments.file}: {rows} decisions of {total} games")
    return 0
