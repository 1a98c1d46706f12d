"""How arguments are read: argparse, with mistakes explained in one line. Loads no game, so that help comes at once."""

import argparse
import textwrap
from collections.abc import Sequence
from typing import NoReturn

from whitechapel import __version__
from whitechapel.cli.commands import COMMANDS, Example
from whitechapel.words import LANGUAGES, SimpleWords

_EXAMPLES = (
    Example("play", "cli-example-play"),
    Example("replay game.txt", "cli-example-replay"),
    Example("COMMAND --help", "cli-example-help"),
)
_WIDTH = 100
_WIDEST_LINE = 48
"""Beyond so many characters an example is explained in the next line."""


class UsageError(Exception):
    """A command line that can't be understood, or a file that can't be used: explained in one line.

    Args:
        message: the name of a message; in tools that speak English only, a text.
        gaps: what fills its gaps.
    """

    def __init__(self, message: str, /, **gaps: object) -> None:
        super().__init__(message)
        self.message = message
        self.gaps = gaps

    def __str__(self) -> str:
        return self.said(SimpleWords())

    def said(self, words: SimpleWords) -> str:
        """The explanation in a language."""
        return words.say(self.message, **self.gaps) if self.message in words else self.message


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `UsageError` instead of printing its usage and leaving.

    Attributes:
        words: in which its arguments are explained.
    """

    words = SimpleWords()

    def error(self, message: str) -> NoReturn:
        """Explain what was wrong and where help is."""
        raise UsageError("cli-error-arguments", why=message, program=self.prog)


def main_parser(words: SimpleWords) -> Parser:
    """What is read when no command is named: it prints the help if it is not asked for anything else."""
    listed = "".join(f"  {name:<14}{words.say(f'cli-{name}')}\n" for name in COMMANDS)
    shown = _examples("whitechapel", _EXAMPLES, words)
    epilog = f"{words.say('cli-commands')}\n{listed}\n{words.say('cli-examples')}\n{shown}"
    parser = _parser("whitechapel", words.sentence("cli-program"), epilog, words)
    parser.usage = "whitechapel COMMAND ..."
    about = words.say("cli-version")
    parser.add_argument("--version", action="version", version=f"whitechapel {__version__}", help=about)
    add_language(parser)
    parser.add_argument("command", nargs="?", choices=COMMANDS, metavar="COMMAND", help=argparse.SUPPRESS)
    return parser


def command_parser(name: str, examples: Sequence[Example], words: SimpleWords) -> Parser:
    """The parser of one command, before the command adds its arguments."""
    epilog = f"{words.say('cli-examples')}\n{_examples(f'whitechapel {name}', examples, words)}"
    if (note := f"cli-{name}-note") in words:
        epilog += "\n" + textwrap.fill(words.say(note), _WIDTH)
    return _parser(f"whitechapel {name}", words.sentence(f"cli-{name}"), epilog, words)


def add_language(parser: Parser) -> None:
    """Let a command take a language, as every command does."""
    parser.add_argument(
        "--lang", choices=tuple(LANGUAGES), default=parser.words.language, help=parser.words.say("cli-arg-lang")
    )


def _examples(program: str, examples: Sequence[Example], words: SimpleWords) -> str:
    """Command lines in a column, what they do beside them."""
    lines = [f"{program} {example.line}".rstrip() for example in examples]
    wide = max((len(line) for line in lines if len(line) <= len(program) + _WIDEST_LINE), default=0)
    shown = ""
    for line, example in zip(lines, examples, strict=True):
        about = words.say(example.about) if example.about else ""
        gap = " " * (wide - len(line) + 2) if len(line) <= wide else "\n" + " " * (wide + 4)
        shown += f"  {line}{gap}{about}\n" if about else f"  {line}\n"
    return shown


def _parser(prog: str, description: str, epilog: str, words: SimpleWords) -> Parser:
    parser = Parser(
        prog=prog,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.words = words
    return parser
