"""What a bot is told: one JSON object a line, in ASCII. ``docs/bots.md`` explains every field.

Everything in a message follows from the bot's own seat: what it knows and saw, what it may do, how long it may take.
There is no message that could hold more.
"""

import json
from collections.abc import Mapping
from typing import NamedTuple

from whitechapel.core.events import Event
from whitechapel.core.game import AnyGame, OptionValue
from whitechapel.core.types import Outcome, Seat
from whitechapel.core.view import AnyView
from whitechapel.players.base import Limit

PROTOCOL = 2
"""The highest protocol spoken here. It grows whenever a bot that was right before might be wrong."""
OLDEST = 1
"""The lowest one."""


class Beginning(NamedTuple):
    """What a bot is told once, when it sits down.

    Attributes:
        seat: the bot's own.
        seed: for the bot's own choices, so that a tournament can be repeated; nothing is dealt from it.
        options: the rule options, all of them.
    """

    seat: Seat
    seed: int
    options: tuple[tuple[str, OptionValue], ...]


class Question(NamedTuple):
    """A question of protocol 2.

    Attributes:
        id: its number; the answer repeats it.
        first: the number of the first event that is told with it, from 1; what was told from there on is void.
    """

    id: int
    first: int


def hello() -> bytes:
    """The first line: which protocols are spoken here. Bots of protocol 1 look at nothing but the lowest."""
    return _line({"type": "hello", "protocol": OLDEST, "highest": PROTOCOL})


def new_game(rules: AnyGame, beginning: Beginning) -> bytes:
    """The game that the bot is about to play, and its seat."""
    return _line(
        {
            "type": "game",
            "game": rules.NAME,
            "rules": rules.RULES_VERSION,
            "options": dict(beginning.options),
            "seat": str(beginning.seat),
            "seed": beginning.seed,
        }
    )


def act(rules: AnyGame, view: AnyView, limit: Limit, question: Question | None = None) -> bytes:
    """The question: what its seat knows and saw, what it may do, how long it may think.

    Without `question` it is one of protocol 1.

    The legal actions come first, as plain numbers, so that a bot in C finds them without a JSON library.
    """
    asked = {} if question is None else {"id": question.id}
    return _line(
        {
            "type": "act",
            **asked,
            "legal": list(view.legal_actions),
            "actions": [rules.action_to_text(action) for action in view.legal_actions],
            "seconds": limit.seconds,
            "nodes": limit.nodes,
            **({} if question is None else _log(rules, view, question.first)),
            "text": rules.position_to_text(view.observation),
            "observation": rules.position_to_json(view.observation),
        }
    )


def bye(outcome: Outcome | None, why: str = "") -> bytes:
    """The last line: how the match ended, None where it was broken off; `why` tells a bot how it failed."""
    winner, reason = (None, "broken-off") if outcome is None else (str(outcome.winner), outcome.reason)
    return _line({"type": "bye", "winner": winner, "reason": reason, "why": why})


def _log(rules: AnyGame, view: AnyView, first: int) -> dict[str, object]:
    events = [_event(rules, event) for event in view.log[first - 1 :]]
    return {"number": view.number, "first": first, "log": events}


def _event(rules: AnyGame, event: Event) -> dict[str, object]:
    """An event as it stands in a record."""
    text = None if event.action is None else rules.action_to_text(event.action)
    announced = {"announced": event.announced} if event.announced else {}
    return {"actor": str(event.actor), "action": text, **announced}


def _line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"
