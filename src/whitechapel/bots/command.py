"""How a program is named: ``NAME=COMMAND``, on the command line and in the server's settings. Never on a wire."""

import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

from whitechapel.core.errors import WhitechapelError

MEMORY = 1 << 30
"""How many bytes of data a program may hold, unless told otherwise."""


class CommandError(WhitechapelError):
    """A program that can't be read from its text, or is not there."""


class Command(NamedTuple):
    """A program to be run: its words, and how many bytes of data it may hold."""

    argv: tuple[str, ...]
    memory: int = MEMORY


def named_command(text: str, memory: int = MEMORY) -> tuple[str, Command]:
    """The name and the program that ``NAME=COMMAND`` gives; the command's words are split as a shell would."""
    name, equals, line = text.partition("=")
    try:
        words = shlex.split(line)
    except ValueError:
        words = []
    if not (name and name.isprintable() and equals and words):
        raise CommandError(text, "does not name a program", "NAME=COMMAND")
    found = shutil.which(words[0])
    if found is None:
        raise CommandError(words[0], "is not a program that can be run", "a command, or a path like ./mybot")
    return name, Command((str(Path(found).absolute()), *words[1:]), memory)
