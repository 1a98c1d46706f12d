"""How long a player may think, as the commands that ask players for actions take it."""

import argparse
from collections.abc import Callable
from math import isfinite
from typing import TypeVar

from whitechapel.cli.parsing import Parser
from whitechapel.players import Limit
from whitechapel.words import SimpleWords

NumberT = TypeVar("NumberT", int, float)


def positive(kind: type[NumberT], words: SimpleWords | None = None) -> Callable[[str], NumberT]:
    """Reads a number above zero, for argparse; explains in English unless told otherwise."""
    words = words or SimpleWords()

    def read(text: str) -> NumberT:
        try:
            number = kind(text)
        except ValueError:
            number = kind(0)
        if not (isfinite(number) and number > 0):
            why = words.say("cli-error-whole-number" if kind is int else "cli-error-number", text=text)
            raise argparse.ArgumentTypeError(why)
        return number

    return read


def add_limit(parser: Parser) -> None:
    """Let the command take a limit on thinking; without one every player uses its own budget."""
    limits, words = parser.add_mutually_exclusive_group(), parser.words
    limits.add_argument("--limit-ms", type=positive(float, words), metavar="MS", help=words.say("cli-arg-limit-ms"))
    limits.add_argument("--nodes", type=positive(int, words), metavar="N", help=words.say("cli-arg-nodes"))


def limit_of(arguments: argparse.Namespace) -> Limit:
    """The limit that was asked for."""
    seconds = None if arguments.limit_ms is None else arguments.limit_ms / 1000
    return Limit(seconds, arguments.nodes)
