"""``whitechapel rules``: the rules of a game, to be read before the first one."""

import argparse
import shutil

from whitechapel.cli.games import add_game
from whitechapel.cli.looks import add_language, language_of, the_extra
from whitechapel.cli.parsing import UsageError

EXAMPLES = """\
  whitechapel rules pocket               the rules of Mr. Jack Pocket
  whitechapel rules classic --lang fr    those of Mr. Jack in French
"""
_WIDEST = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, in which language."""
    add_game(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    with the_extra("rules"):
        from whitechapel.terminal.rulebook import NoRulebookError, as_text  # noqa: PLC0415 - an extra
        from whitechapel.words import Words  # noqa: PLC0415 - the same
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    try:
        print(as_text(arguments.game.NAME, Words(language_of(arguments)), width))
    except NoRulebookError as error:
        raise UsageError(str(error)) from None
    return 0
