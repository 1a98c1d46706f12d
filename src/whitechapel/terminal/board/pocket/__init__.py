"""Mr. Jack Pocket on a terminal."""

from whitechapel.core.messages import Message
from whitechapel.pocket.choices import TOKEN_KEYS
from whitechapel.table.positions import Position
from whitechapel.terminal.board.interface import Board
from whitechapel.terminal.board.pocket.district import HEIGHT, WIDTH, centres, draw
from whitechapel.terminal.board.pocket.panel import known_lines, panel, secret_lines
from whitechapel.terminal.board.pocket.shapes import shaped
from whitechapel.terminal.board.verbs import verb_of
from whitechapel.terminal.chooser import Chooser


def _meant_by(chooser: Chooser, place: str) -> str | None:
    """A click on a tile while a turn is chosen: why can't it be rotated?"""
    if verb_of(chooser) != "rotation" or not place.startswith("tile-"):
        return None
    return f"rotation {place.removeprefix('tile-')} 1"


def _why_no_key(key: str, position: Position) -> Message | None:
    """A token that does not lie there, or was played already."""
    token = next((face for face, letter in TOKEN_KEYS.items() if letter == key), None)
    if token is None:
        return None
    used = [shown["used"] for shown in shaped(position)["tokens"] if shown["face"] == token]
    if used and not all(used):
        return None  # it lies ready, the only one, and needs no picking
    return Message("why-used" if used else "why-no-token")


BOARD = Board(
    width=WIDTH,
    height=HEIGHT,
    needs=(80, 24),
    draw=draw,
    panel=panel,
    secret_lines=secret_lines,
    known_lines=known_lines,
    forms={
        "alibi": "alibi",
        "holmes": "holmes STEPS",
        "watson": "watson STEPS",
        "toby": "toby STEPS",
        "joker": "joker DETECTIVE",
        "rotation": "rotation AREA QUARTERS",
        "exchange": "exchange AREA OTHER",
    },
    centres=centres,
    meant_by=_meant_by,
    why_no_key=_why_no_key,
)
