"""Mr. Jack Pocket on a terminal."""

from whitechapel.pocket.choices import TOKEN_KEYS
from whitechapel.terminal.board.interface import Board
from whitechapel.terminal.board.pocket.district import HEIGHT, WIDTH, centres, draw
from whitechapel.terminal.board.pocket.panel import known_lines, panel, secret_lines

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
    keys={letter: face for face, letter in TOKEN_KEYS.items()},
)
