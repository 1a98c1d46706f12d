"""What happened at a table, one moment after another, as those at the screen may know it."""

from typing import Any, NamedTuple, TypeAlias

from whitechapel.core.types import Seat

Position: TypeAlias = dict[str, Any]
"""A position as the rules write it for JSON, with what a table draws beside it under ``display``."""

MOVE, CHANCE, TAKEN_BACK = "move", "chance", "taken-back"


class Moment(NamedTuple):
    """One thing that happened.

    Attributes:
        kind: ``"move"``, ``"chance"``, or what else can be in a server's log (``"taken-back"``, ``"joined"``).
        actor: whose doing it was.
        action: the action's text; None where it was not seen or nothing was played.
        announced: what was said aloud.
        position: how the table looked afterwards; None where it did not change.
    """

    kind: str
    actor: Seat | None
    action: str | None
    announced: str = ""
    position: Position | None = None
