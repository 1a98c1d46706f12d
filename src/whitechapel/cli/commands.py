"""Which commands there are: a line each. The command NAME is the file ``cli/NAME.py``."""

import argparse
from typing import Protocol

COMMANDS = {
    "play": "play a game in this terminal",
    "replay": "show a recorded game, as one seat saw it or with everything",
    "narrate": "tell a recorded game in words, in English, French, Italian or Polish",
    "rules": "print the rules of a game",
    "verify": "check that a recorded game follows the rules and the deal it was committed to",
    "conformance": "compare the rules with the answers in files of cases",
    "perft": "count the sequences of actions from a position",
    "arena": "let players meet over paired deals, and see who is stronger",
    "export": "write saved games as a table for learning, one row a decision",
    "hint": "show the best actions for the seat to move, from what it knows",
    "serve": "host matches for people, bots and AI",
    "admin": "look after a server's matches: back them up, restore, delete, count and check them",
}


class Command(Protocol):
    """What the file of a command holds."""

    @property
    def EXAMPLES(self) -> str:  # noqa: N802 - a module's constant
        """A few command lines with what they do, shown by ``--help``."""
        ...

    def arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Tell the parser what the command takes."""
        ...

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Do it; returns the exit code. Bad input raises `WhitechapelError`, `UsageError` or `OSError`."""
        ...
