"""Running one command: its file is loaded, its arguments are read, its errors become one line."""

from importlib import import_module
from typing import cast

from whitechapel.cli.commands import Command
from whitechapel.cli.parsing import UsageError, add_language, command_parser
from whitechapel.core.errors import WhitechapelError
from whitechapel.words import SimpleWords


def run(name: str, given: list[str], words: SimpleWords) -> int:
    """Run the command called `name`; returns its exit code.

    Raises:
        UsageError: when it was given something that can't be used.
        OSError: when a file can't be read or written.
    """
    command = cast(Command, import_module(f"whitechapel.cli.{name}"))
    parser = command_parser(name, command.EXAMPLES, words)
    command.arguments(parser)
    add_language(parser)
    try:
        return command.run(parser.parse_args(given))
    except WhitechapelError as error:
        raise UsageError("cli-error-refused", why=error) from error
