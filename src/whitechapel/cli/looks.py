"""How a command that shows games looks: on a drawn table or in plain lines, in which signs and in which language."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.speaking import shows_signs

if TYPE_CHECKING:
    from whitechapel.terminal.plain import Lines


def add_looks(parser: Parser) -> None:
    """Let the command take how it looks."""
    words = parser.words
    parser.add_argument("--plain", action="store_true", help=words.say("cli-arg-plain"))
    parser.add_argument("--ascii", action="store_true", help=words.say("cli-arg-ascii"))


def is_plain(arguments: argparse.Namespace) -> bool:
    """Whether lines of text are asked for, or all that can be shown: input or output is no terminal."""
    streams = (sys.stdin, sys.stdout)
    return bool(arguments.plain) or not all(stream is not None and stream.isatty() for stream in streams)


def is_ascii(arguments: argparse.Namespace) -> bool:
    """Whether ASCII is asked for, or all that can be shown."""
    return bool(arguments.ascii) or not shows_signs()


def language_of(arguments: argparse.Namespace) -> str:
    """The language asked for, else that of the user's locale, else English."""
    return str(arguments.lang)


@contextmanager
def the_extra(command: str, extra: str = "terminal") -> Iterator[None]:
    """Explain in one line what is missing where an extra is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UsageError(
            "cli-error-extra", command=command, module=error.name, wanted=f'"whitechapel[{extra}]"'
        ) from None


def typed_lines() -> "Lines | None":
    """What is typed: bytes that are no text are no reason to stop."""
    from whitechapel.terminal.plain import FileLines  # noqa: PLC0415 - an extra

    if sys.stdin is None:
        return None
    try:
        return FileLines(sys.stdin)
    except OSError:  # it is no file
        return sys.stdin
