"""Bots: programs that play, in any language, asked over standard input and output, one JSON object a line.

Read the files in this order: messages, answers, failures, command, supervisor, process, bot, seated. ``docs/bots.md``
is the page for people who write a bot.
"""

from whitechapel.bots.bot import Bot
from whitechapel.bots.command import MEMORY, Command, CommandError, named_command
from whitechapel.bots.failures import FAILURES, BotError
from whitechapel.bots.messages import OLDEST, PROTOCOL, Beginning
from whitechapel.bots.seated import Seated

__all__ = [
    "FAILURES",
    "MEMORY",
    "OLDEST",
    "PROTOCOL",
    "Beginning",
    "Bot",
    "BotError",
    "Command",
    "CommandError",
    "Seated",
    "named_command",
]
