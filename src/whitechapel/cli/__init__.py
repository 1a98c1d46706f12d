"""The command line `whitechapel`: one small file a command, loaded when it is asked for.

To add a command, write ``cli/NAME.py`` with `EXAMPLES`, `arguments` and `run` (see `commands.Command`), give it a line
in `commands.COMMANDS`, and its words to ``locales/cli``: what it is for is the message ``cli-NAME``.

Every command exits with 0 when all is well, 1 when what it checked is wrong and 2 on bad input, which is explained
in one line on standard error; 130 after Ctrl-C and 141 when nobody reads its output any more, as shells do. What the
rules and the system find wrong is explained in English in every language.
"""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TextIO

from whitechapel.cli.commands import COMMANDS
from whitechapel.cli.parsing import UsageError, main_parser
from whitechapel.cli.speaking import command_in, teach_argparse, words_for
from whitechapel.words import SimpleWords

INTERRUPTED = 130
OUTPUT_CLOSED = 141
_NARROW = "\u202f"
"""The space before French signs."""
_TROUBLES = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-closed",
    errno.EISDIR: "cli-file-folder",
    errno.EADDRINUSE: "cli-address-used",
}
"""What is most often wrong with a file or an address; anything else is said in the system's words."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code. The entry point of the `whitechapel` program."""
    given = command_in(sys.argv[1:] if argv is None else argv)
    words = words_for(given)
    teach_argparse(words)
    try:
        _take_any_character(sys.stdout)
        code = _run(given, words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return _explain(_trouble(error, words))
    except UsageError as error:
        return _explain(error.said(words))
    return code


def _run(given: list[str], words: SimpleWords) -> int:
    try:
        if given and given[0] in COMMANDS:
            # Loaded here, so that --help and --version need not wait for the rules.
            return int(import_module("whitechapel.cli.dispatch").run(given[0], given[1:], words))
        parser = main_parser(words)
        parser.parse_args(given)
        parser.print_help()
    except SystemExit as asked:  # --help and --version
        return int(asked.code or 0)
    return 0


def _trouble(error: OSError, words: SimpleWords) -> str:
    known = _TROUBLES.get(error.errno or 0)
    why = words.say(known) if known else error.strerror or str(error)
    return why if error.filename is None else words.say("cli-error-file", file=error.filename, why=why)


def _explain(message: str) -> int:
    """Say what was wrong with the input in one line, whatever characters the input held."""
    print(f"whitechapel: {''.join(map(_shown, message))}", file=sys.stderr)
    return 2


def _shown(char: str) -> str:
    return char if char.isprintable() or char == _NARROW else char.encode("unicode_escape").decode()


def _take_any_character(stream: TextIO | None) -> None:
    """Let a terminal that can't show a character show its number instead."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


def _forget_output() -> None:
    """Send what is still buffered nowhere, so that Python does not complain about it while it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
