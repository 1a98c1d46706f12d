"""The arguments that name a game and its rule options."""

import argparse

from whitechapel.cli.parsing import UsageError
from whitechapel.core.game import AnyGame, OptionValue
from whitechapel.core.registry import game_names, load_game


def add_game(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Let the command take the name of a game as its first argument."""
    known = " or ".join(game_names())
    if default is None:
        parser.add_argument("game", type=load_game, metavar="GAME", help=known)
    else:
        parser.add_argument(
            "game", type=load_game, nargs="?", default=default, metavar="GAME", help=f"{known} (default: {default})"
        )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let the command take rule options."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option; may be given several times"
    )


def option_values(game: AnyGame, given: list[str]) -> dict[str, OptionValue]:
    """The rule options that ``--option name=value`` named; `Match` checks them."""
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"'{text}' is not an option; expected name=value")
        allowed = [fitting for option in game.OPTIONS if option.name == name for fitting in option.values]
        chosen[name] = {str(fitting).lower(): fitting for fitting in allowed}.get(value.lower(), value)
    return chosen
