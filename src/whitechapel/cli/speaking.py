"""In which language a command line is answered, and argparse's own words in it."""

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise

from whitechapel.words import LANGUAGES, SimpleWords, language_in

_OPTION = "--lang"
_ARGPARSE = {
    "usage: ": "cli-argparse-usage",
    "positional arguments": "cli-argparse-arguments",
    "options": "cli-argparse-options",
    "show this help message and exit": "cli-argparse-help",
    "argument %(argument_name)s: %(message)s": "cli-argparse-about",
    "the following arguments are required: %s": "cli-argparse-required",
    "unrecognized arguments: %s": "cli-argparse-unknown",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-argparse-choice",
    "invalid %(type)s value: %(value)r": "cli-argparse-value",
    "expected one argument": "cli-argparse-one",
    "expected at most one argument": "cli-argparse-at-most-one",
    "expected at least one argument": "cli-argparse-at-least-one",
    "not allowed with argument %s": "cli-argparse-not-with",
    "ignored explicit argument %r": "cli-argparse-no-value",
}
"""What argparse says by itself: the texts it looks up with gettext, each with our message."""


def command_in(given: Sequence[str]) -> list[str]:
    """A command line with the command first: a language may be named before it."""
    given = list(given)
    words = 2 if given[:1] == [_OPTION] else 1 if given and given[0].startswith(f"{_OPTION}=") else 0
    return [*given[words : words + 1], *given[:words], *given[words + 1 :]]


def words_for(given: Sequence[str]) -> SimpleWords:
    """The words in which a command line is answered: in the language it asks for, else in that of the user's locale."""
    return SimpleWords(_asked(given) or language_in(os.environ), plain_signs=not shows_signs())


def words_of(arguments: argparse.Namespace) -> SimpleWords:
    """The words of a command whose arguments were read."""
    return SimpleWords(arguments.lang, plain_signs=not shows_signs())


def teach_argparse(words: SimpleWords) -> None:
    """Let argparse say its own words in a language; those it has learnt since we wrote this stay English."""

    def said(text: str) -> str:
        if text not in _ARGPARSE:
            return text
        message = words.say(_ARGPARSE[text])
        # A message can't end with a space; and the colon of a heading is argparse's.
        return f"{message} " if text.endswith(" ") else message.removesuffix(":")

    setattr(argparse, "_", said)  # noqa: B010 - what gettext would be; argparse has no other way in


def _asked(given: Sequence[str]) -> str:
    """The language that ``--lang`` names; an empty string where it names none that we have."""
    options = list(given[: given.index("--")] if "--" in given else given)
    named = [value for name, value in pairwise(options) if name == _OPTION]
    named += [option.removeprefix(f"{_OPTION}=") for option in options if option.startswith(f"{_OPTION}=")]
    return next((language for language in named if language in LANGUAGES), "")


def shows_signs() -> bool:
    """Whether the terminal has printer's signs."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        "\u2019…".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
