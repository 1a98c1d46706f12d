"""``whitechapel export``: saved games as a Parquet file, one row a decision."""

import argparse

from whitechapel.arena.progress import counted
from whitechapel.cli.commands import Example
from whitechapel.cli.files import file_named
from whitechapel.cli.looks import the_extra
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.speaking import words_of
from whitechapel.export import saved_games
from whitechapel.export.games import ExportError, how_many

EXAMPLES = (
    Example("games.jsonl games.parquet", "cli-export-example"),
    Example("games.jsonl all.parquet --reveal-secrets", "cli-export-example-secrets"),
)


def arguments(parser: Parser) -> None:
    """What `export` takes."""
    words = parser.words
    parser.add_argument("games", type=file_named, metavar="GAMES", help=words.say("cli-export-games"))
    parser.add_argument("file", type=file_named, metavar="PARQUET", help=words.say("cli-export-file"))
    parser.add_argument("--reveal-secrets", action="store_true", help=words.say("cli-export-secrets"))


def run(arguments: argparse.Namespace) -> int:
    """Write the file and say what is in it."""
    with the_extra("export", "parquet"):
        from whitechapel.export.parquet import write_parquet  # noqa: PLC0415 - an extra that the rest does without
    total, words = how_many(arguments.games), words_of(arguments)
    try:
        with counted(total, words) as show:
            rows = write_parquet(
                saved_games(arguments.games),
                arguments.file,
                reveal_secrets=arguments.reveal_secrets,
                progress=lambda games, rows: show(games, lambda: words.say("cli-export-rows", rows=rows)),
            )
    except ExportError as error:
        raise UsageError("cli-error-in-file", file=arguments.games, why=error) from error
    print(words.say("cli-export-done", file=arguments.file, rows=rows, games=total))
    return 0
