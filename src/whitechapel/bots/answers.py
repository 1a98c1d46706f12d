"""What a bot may say: ``hello`` once, then an ``action`` for every question. Anything else loses the match."""

import json
from collections.abc import Container

from whitechapel.bots.failures import ILLEGAL, NONSENSE, OTHER_PROTOCOL, BotError
from whitechapel.bots.messages import OLDEST, PROTOCOL
from whitechapel.core.types import Action

_QUOTED = 80


def spoken_protocol(line: bytes) -> int:
    """Read the answer to ``hello``: the protocol it speaks; raises `BotError` unless we do."""
    spoken = _message(line, "hello").get("protocol")
    if type(spoken) is not int or not OLDEST <= spoken <= PROTOCOL:
        raise BotError(OTHER_PROTOCOL, f"it speaks protocol {_quoted(spoken)}; expected {OLDEST} to {PROTOCOL}")
    return spoken


def chosen_action(line: bytes, legal_actions: Container[Action], question: int | None = None) -> Action:
    """Read the answer to ``act``; raises `BotError` unless it is one of the legal actions.

    Where the question had an id, the answer has to repeat it.
    """
    message = _message(line, "action")
    if question is not None and (type(message.get("id")) is not int or message["id"] != question):
        raise BotError(NONSENSE, f'it answers question {_quoted(message.get("id"))}; expected "id": {question}')
    action = message.get("action")
    if type(action) is not int:
        raise BotError(NONSENSE, f"{_quoted(action)} is not an action; expected a whole number")
    if action not in legal_actions:
        raise BotError(ILLEGAL, f"{_quoted(action)} is not one of the legal actions it was given")
    return action


def _message(line: bytes, expected: str) -> dict[str, object]:
    """The object in a line, if it is of the expected type; keys beyond the known ones do no harm."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise BotError(NONSENSE, f"{_quoted(line)} is not JSON") from None
    if not isinstance(message, dict):
        raise BotError(NONSENSE, f"{_quoted(line)} is not an object")
    if message.get("type") != expected:
        raise BotError(NONSENSE, f"{_quoted(message.get('type'))} is not the message due; expected '{expected}'")
    return message


def _quoted(given: object) -> str:
    """What was given, short and without anything a terminal would obey."""
    text = ascii(given)
    return text if len(text) <= _QUOTED else text[:_QUOTED] + "..."
