"""How a command that shows games looks: on a drawn table or in plain lines, in which signs and in which language."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from whitechapel.cli.parsing import UsageError

LANGUAGES = ("en", "fr", "it", "pl")


def add_looks(parser: argparse.ArgumentParser) -> None:
    """Let the command take how it looks."""
    parser.add_argument("--plain", action="store_true", help="lines of text instead of a drawn table")
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII instead of Unicode")
    add_language(parser)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let the command take a language."""
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="the language (default: your locale's)")


def is_plain(arguments: argparse.Namespace) -> bool:
    """Whether lines of text are asked for, or all that can be shown: input or output is no terminal."""
    streams = (sys.stdin, sys.stdout)
    return bool(arguments.plain) or not all(stream is not None and stream.isatty() for stream in streams)


def language_of(arguments: argparse.Namespace) -> str:
    """The language asked for, else that of the user's locale, else English."""
    from whitechapel.words import language_in  # noqa: PLC0415 - an extra that other commands do without

    return arguments.lang or language_in(os.environ)


@contextmanager
def the_extra(command: str, extra: str = "terminal") -> Iterator[None]:
    """Explain in one line what is missing where an extra is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UsageError(f"{command} needs {error.name}: pip install 'whitechapel[{extra}]'") from None
