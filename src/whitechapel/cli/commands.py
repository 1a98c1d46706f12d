"""Which commands there are: a line each. The command NAME is the file ``cli/NAME.py``.

What it is for is the message ``cli-NAME``; if there is a message ``cli-NAME-note``, it stands below the examples.
"""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from whitechapel.cli.parsing import Parser

COMMANDS = (
    "play",
    "learn",
    "replay",
    "narrate",
    "film",
    "rules",
    "verify",
    "conformance",
    "perft",
    "arena",
    "export",
    "hint",
    "serve",
    "admin",
)


class Example(NamedTuple):
    """One command line, shown by ``--help``.

    Attributes:
        line: what is typed behind the command's name.
        about: what it does, a message; none where it speaks for itself.
    """

    line: str
    about: str = ""


class Command(Protocol):
    """What the file of a command holds."""

    @property
    def EXAMPLES(self) -> Sequence[Example]:  # noqa: N802 - a module's constant
        """A few command lines with what they do, shown by ``--help``."""
        ...

    def arguments(self, parser: "Parser", /) -> None:
        """Tell the parser what the command takes."""
        ...

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Do it; returns the exit code. Bad input raises `WhitechapelError`, `UsageError` or `OSError`."""
        ...
