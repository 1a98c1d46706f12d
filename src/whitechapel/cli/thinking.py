"""How long a player may think, as the commands that ask players for actions take it."""

import argparse
from collections.abc import Callable
from math import isfinite
from typing import TypeVar

from whitechapel.players import Limit

NumberT = TypeVar("NumberT", int, float)


def positive(kind: type[NumberT]) -> Callable[[str], NumberT]:
    """Reads a number above zero, for argparse."""

    def read(text: str) -> NumberT:
        number = kind(text)
        if not (isfinite(number) and number > 0):
            raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
        return number

    read.__name__ = "whole number" if kind is int else "number"
    return read


def add_limit(parser: argparse.ArgumentParser) -> None:
    """Let the command take a limit on thinking; without one every player uses its own budget."""
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument(
        "--limit-ms", type=positive(float), metavar="MS", help="milliseconds a player may think about a decision"
    )
    limits.add_argument(
        "--nodes", type=positive(int), metavar="N", help="nodes (or iterations) a player may search for a decision"
    )


def limit_of(arguments: argparse.Namespace) -> Limit:
    """The limit that was asked for."""
    seconds = None if arguments.limit_ms is None else arguments.limit_ms / 1000
    return Limit(seconds, arguments.nodes)
