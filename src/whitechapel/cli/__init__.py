"""The command line `whitechapel`: one small file a command, loaded when it is asked for.

To add a command, write ``cli/NAME.py`` with `EXAMPLES`, `arguments` and `run` (see `commands.Command`), and give it a
line in `commands.COMMANDS`.

Every command exits with 0 when all is well, 1 when what it checked is wrong and 2 on bad input, which is explained
in one line on standard error; 130 after Ctrl-C and 141 when nobody reads its output any more, as shells do.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TextIO

from whitechapel.cli.commands import COMMANDS
from whitechapel.cli.parsing import UsageError, main_parser

INTERRUPTED = 130
OUTPUT_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code. The entry point of the `whitechapel` program."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        _take_any_character(sys.stdout)
        code = _run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        place = f"'{error.filename}': " if error.filename is not None else ""
        return _explain(f"{place}{error.strerror or error}")
    except UsageError as error:
        return _explain(str(error))
    return code


def _run(given: list[str]) -> int:
    try:
        if given and given[0] in COMMANDS:
            # Loaded here, so that --help and --version need not wait for the rules.
            return int(import_module("whitechapel.cli.dispatch").run(given[0], given[1:]))
        parser = main_parser()
        parser.parse_args(given)
        parser.print_help()
    except SystemExit as asked:  # --help and --version
        return int(asked.code or 0)
    return 0


def _explain(message: str) -> int:
    """Say what was wrong with the input in one line, whatever characters the input held."""
    line = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in message)
    print(f"whitechapel: {line}", file=sys.stderr)
    return 2


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
