"""Mr. Jack on a terminal."""

from whitechapel.terminal.board.classic.panel import known_lines, panel, secret_lines
from whitechapel.terminal.board.classic.streets import HEIGHT, WIDTH, centres, draw
from whitechapel.terminal.board.interface import Board
from whitechapel.terminal.board.verbs import verb_of
from whitechapel.terminal.chooser import Chooser


def _meant_by(chooser: Chooser, place: str) -> str | None:
    """A click on a hex while a walk is chosen: why can't it end there?"""
    if verb_of(chooser) != "move" or not place.startswith("hex-"):
        return None
    return f"move {place.removeprefix('hex-')}"


BOARD = Board(
    width=WIDTH,
    height=HEIGHT,
    needs=(120, 40),
    draw=draw,
    panel=panel,
    secret_lines=secret_lines,
    known_lines=known_lines,
    log_below=True,
    forms={
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
    },
    centres=centres,
    meant_by=_meant_by,
)
