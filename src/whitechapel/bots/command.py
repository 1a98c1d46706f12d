"""How a bot is named: ``NAME=COMMAND``, on the command line and in the server's settings. Never on a wire."""

import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

from whitechapel.core.errors import WhitechapelError

MEMORY = 1 << 30
"""How many bytes of data a bot may hold, unless told otherwise."""


class CommandError(WhitechapelError):
    """A bot that can't be read from its text, or is not there."""


class Command(NamedTuple):
    """A bot to be run.

    Attributes:
        argv: the words of its command.
        memory: how many bytes of data it may hold.
        log: the file that gets all it writes to its standard error output, or an empty string.
    """

    argv: tuple[str, ...]
    memory: int = MEMORY
    log: str = ""


def named_command(text: str, memory: int = MEMORY, log: str = "") -> tuple[str, Command]:
    """The name and the bot that ``NAME=COMMAND`` gives; the command's words are split as a shell would."""
    name, equals, line = text.partition("=")
    try:
        words = shlex.split(line)
    except ValueError:
        words = []
    if not (name and name.isprintable() and equals and words):
        raise CommandError(text, "does not name a bot", "NAME=COMMAND")
    found = shutil.which(words[0])
    if found is None:
        raise CommandError(words[0], "is not a program that can be run", "a command, or a path like ./mybot")
    return name, Command((str(Path(found).absolute()), *words[1:]), memory, log)
