"""The arguments that name a game and its rule options."""

from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.core.game import AnyGame, OptionValue
from whitechapel.core.registry import game_names, load_game


def add_game(parser: Parser) -> None:
    """Let the command take the name of a game as its first argument."""
    parser.add_argument("game", type=load_game, metavar="GAME", help=games_named())


def games_named() -> str:
    """The games there are, by the names a command takes."""
    return " | ".join(game_names())


def add_options(parser: Parser) -> None:
    """Let the command take rule options."""
    about = parser.words.say("cli-arg-option")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def option_values(game: AnyGame, given: list[str]) -> dict[str, OptionValue]:
    """The rule options that ``--option name=value`` named; `Match` checks them."""
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError("cli-error-option", text=text)
        allowed = [fitting for option in game.OPTIONS if option.name == name for fitting in option.values]
        chosen[name] = {str(fitting).lower(): fitting for fitting in allowed}.get(value.lower(), value)
    return chosen
