"""What a program may say: ``hello`` once, then an ``action`` for every question. Anything else loses the game."""

import json
from collections.abc import Container
from typing import Any

from whitechapel.bots.failures import ILLEGAL, NONSENSE, OTHER_PROTOCOL, ProgramError
from whitechapel.bots.messages import PROTOCOL
from whitechapel.core.types import Action

_QUOTED = 80


def check_hello(line: bytes) -> None:
    """Read the answer to ``hello``; raises `ProgramError` unless it speaks our protocol."""
    spoken = _message(line, "hello").get("protocol")
    if type(spoken) is not int or spoken != PROTOCOL:
        raise ProgramError(OTHER_PROTOCOL, f"it speaks protocol {_quoted(spoken)}; expected {PROTOCOL}")


def chosen_action(line: bytes, legal_actions: Container[Action]) -> Action:
    """Read the answer to ``act``; raises `ProgramError` unless it is one of the legal actions."""
    action = _message(line, "action").get("action")
    if type(action) is not int:
        raise ProgramError(NONSENSE, f"{_quoted(action)} is not an action; expected a whole number")
    if action not in legal_actions:
        raise ProgramError(ILLEGAL, f"{_quoted(action)} is not one of the legal actions it was given")
    return action


def _message(line: bytes, expected: str) -> dict[str, Any]:
    """The object in a line, if it is of the expected type; keys beyond the known ones do no harm."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise ProgramError(NONSENSE, f"{_quoted(line)} is not JSON") from None
    if not isinstance(message, dict):
        raise ProgramError(NONSENSE, f"{_quoted(line)} is not an object")
    if message.get("type") != expected:
        raise ProgramError(NONSENSE, f"{_quoted(message.get('type'))} is not the message due; expected '{expected}'")
    return message


def _quoted(given: object) -> str:
    """What was given, short and without anything a terminal would obey."""
    text = ascii(given)
    return text if len(text) <= _QUOTED else text[:_QUOTED] + "..."
