"""How arguments are read: argparse, with mistakes explained in one line. Loads no game, so that help comes at once."""

import argparse
from typing import NoReturn

from whitechapel import __version__
from whitechapel.cli.commands import COMMANDS

_EXAMPLES = """\
  whitechapel play                      play in this terminal: choose a game and a side
  whitechapel replay game.txt           watch a recorded game
  whitechapel COMMAND --help            what a command takes, with examples
"""


class UsageError(Exception):
    """A command line that can't be understood, or a file that can't be used: explained in one line."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `UsageError` instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        """Explain what was wrong and where help is."""
        raise UsageError(f"{message} ('{self.prog} --help' shows how)")


def main_parser() -> Parser:
    """What is read when no command is named: it prints the help if it is not asked for anything else."""
    listed = "".join(f"  {name:<14}{summary}\n" for name, summary in COMMANDS.items())
    parser = _parser(
        "whitechapel",
        "Mr. Jack Pocket and Mr. Jack: play, replay, check, measure.",
        f"commands:\n{listed}\nexamples:\n{_EXAMPLES}",
    )
    parser.usage = "whitechapel COMMAND ..."
    parser.add_argument("--version", action="version", version=f"whitechapel {__version__}")
    parser.add_argument("command", nargs="?", choices=list(COMMANDS), metavar="COMMAND", help=argparse.SUPPRESS)
    return parser


def command_parser(name: str, summary: str, examples: str) -> Parser:
    """The parser of one command, before the command adds its arguments."""
    return _parser(f"whitechapel {name}", summary[0].upper() + summary[1:] + ".", f"examples:\n{examples}")


def _parser(prog: str, description: str, epilog: str) -> Parser:
    return Parser(
        prog=prog,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
