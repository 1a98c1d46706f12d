"""What a program is told: one JSON object a line, in ASCII. ``docs/bots.md`` explains every field.

Everything in a message follows from the program's own seat: what it knows, what it may do, how long it may take. There
is no message that could hold more.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from whitechapel.core.game import Game, OptionValue
from whitechapel.core.types import Action, Outcome, Seat
from whitechapel.players.base import Limit

PROTOCOL = 1
"""Grows whenever a program that was right before might be wrong."""


class Beginning(NamedTuple):
    """What a program is told once, when it sits down.

    Attributes:
        seat: the program's own.
        seed: for the program's own choices, so that a tournament can be repeated; nothing is dealt from it.
        options: the rule options, all of them.
    """

    seat: Seat
    seed: int
    options: tuple[tuple[str, OptionValue], ...]


def hello() -> bytes:
    """The first line: which protocol is spoken here."""
    return _line({"type": "hello", "protocol": PROTOCOL})


def new_game(rules: Game[Any, Any], beginning: Beginning) -> bytes:
    """The game that the program is about to play, and its seat."""
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


def act(rules: Game[Any, Any], observation: Any, legal_actions: Sequence[Action], limit: Limit) -> bytes:
    """The question: what its seat knows, what it may do, how long it may think.

    The legal actions come first, as plain numbers, so that a program in C finds them without a JSON library.
    """
    return _line(
        {
            "type": "act",
            "legal": list(legal_actions),
            "actions": [rules.action_to_text(action) for action in legal_actions],
            "seconds": limit.seconds,
            "nodes": limit.nodes,
            "text": rules.position_to_text(observation),
            "observation": rules.position_to_json(observation),
        }
    )


def bye(outcome: Outcome | None, why: str = "") -> bytes:
    """The last line: how the game ended, None where it was broken off; `why` tells a program how it failed."""
    winner, reason = (None, "broken-off") if outcome is None else (str(outcome.winner), outcome.reason)
    return _line({"type": "bye", "winner": winner, "reason": reason, "why": why})


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"
