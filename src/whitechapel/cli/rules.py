"""``whitechapel rules``: the rules of a game, to be read before the first one."""

import argparse
import shutil

from whitechapel.cli.commands import Example
from whitechapel.cli.games import add_game
from whitechapel.cli.looks import language_of, the_extra
from whitechapel.cli.parsing import Parser, UsageError

EXAMPLES = (Example("pocket", "cli-rules-example"), Example("classic --lang fr", "cli-rules-example-french"))
_WIDEST = 100


def arguments(parser: Parser) -> None:
    """Which game."""
    add_game(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    with the_extra("rules"):
        from whitechapel.terminal.rulebook import NoRulebookError, as_text  # noqa: PLC0415 - an extra
        from whitechapel.words import Words  # noqa: PLC0415 - the same
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    try:
        print(as_text(arguments.game.NAME, Words(language_of(arguments)), width))
    except NoRulebookError as error:
        raise UsageError("cli-error-refused", why=error) from None
    return 0
