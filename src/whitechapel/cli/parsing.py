"""How arguments are read: argparse, with mistakes explained in one line."""

import argparse
from typing import Any, NoReturn

from whitechapel import __version__
from whitechapel.cli.commands import COMMANDS
from whitechapel.core.game import Game
from whitechapel.core.registry import GAMES
from whitechapel.core.registry import game as game_called

_EXAMPLES = """\
  whitechapel play pocket               play Mr. Jack Pocket against a player who plays at random
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


def add_game(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Let the command take the name of a game as its first argument."""
    known = " or ".join(GAMES)
    if default is None:
        parser.add_argument("game", type=game_called, metavar="GAME", help=known)
    else:
        parser.add_argument(
            "game", type=game_called, nargs="?", default=default, metavar="GAME", help=f"{known} (default: {default})"
        )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let the command take rule options."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; may be given several times"
    )


def option_values(game: Game[Any, Any], given: list[str]) -> dict[str, Any]:
    """The rule options that ``--option name=value`` named; `Referee` checks them."""
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"'{text}' is not an option; expected name=value")
        allowed = [fitting for option in game.OPTIONS if option.name == name for fitting in option.values]
        chosen[name] = {str(fitting).lower(): fitting for fitting in allowed}.get(value.lower(), value)
    return chosen
