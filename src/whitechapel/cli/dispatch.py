"""Running one command: its file is loaded, its arguments are read, its errors become one line."""

from importlib import import_module
from typing import cast

from whitechapel.cli.commands import COMMANDS, Command
from whitechapel.cli.parsing import UsageError, command_parser
from whitechapel.core.errors import WhitechapelError


def run(name: str, given: list[str]) -> int:
    """Run the command called `name`; returns its exit code.

    Raises:
        UsageError: when it was given something that can't be used.
        OSError: when a file can't be read or written.
    """
    command = cast(Command, import_module(f"whitechapel.cli.{name}"))
    parser = command_parser(name, COMMANDS[name], command.EXAMPLES)
    command.arguments(parser)
    try:
        return command.run(parser.parse_args(given))
    except WhitechapelError as error:
        raise UsageError(str(error)) from error
