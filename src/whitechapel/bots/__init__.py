"""Programs that play: engines in any language, asked over standard input and output, one JSON object a line.

Read the files in this order: messages, answers, failures, command, process, program. ``docs/bots.md`` is the page for
people who write such a program.
"""

from whitechapel.bots.command import MEMORY, Command, CommandError, named_command
from whitechapel.bots.failures import FAILURES, ProgramError
from whitechapel.bots.messages import PROTOCOL, Beginning
from whitechapel.bots.program import Program

__all__ = [
    "FAILURES",
    "MEMORY",
    "PROTOCOL",
    "Beginning",
    "Command",
    "CommandError",
    "Program",
    "ProgramError",
    "named_command",
]
