"""Mr. Jack on a terminal."""

from whitechapel.core.messages import Message
from whitechapel.table.positions import Position
from whitechapel.terminal.board.classic.panel import known_lines, panel, secret_lines
from whitechapel.terminal.board.classic.streets import HEIGHT, WIDTH, centres, draw
from whitechapel.terminal.board.verbs import verb_of
from whitechapel.terminal.chooser import Chooser

__all__ = [
    "FORMS",
    "HEIGHT",
    "LOG_BELOW",
    "NEEDS",
    "WIDTH",
    "centres",
    "draw",
    "known_lines",
    "meant_by",
    "panel",
    "secret_lines",
    "why_no_key",
]

NEEDS = (120, 40)
LOG_BELOW = True
FORMS = {
    "play": "play CHARACTER",
    "move": "move HEX",
    "accuse": "accuse CHARACTER",
    "leave": "leave EXIT",
    "stay": "stay",
    "swap": "swap CHARACTER",
    "face": "face DIRECTION",
    "lamp": "lamp FROM>TO",
    "cordon": "cordon FROM>TO",
    "cover": "cover FROM>TO",
    "whistle": "whistle CHARACTER>HEX",
}


def meant_by(chooser: Chooser, place: str) -> str | None:
    """A click on a hex while a walk is chosen: why can't it end there?"""
    if verb_of(chooser) != "move" or not place.startswith("hex-"):
        return None
    return f"move {place.removeprefix('hex-')}"


def why_no_key(_key: str, _position: Position) -> Message | None:
    """Numbers stand for what is offered, and for nothing else."""
    return None
