"""Seats the programs of `bots.py`."""

import sys
from pathlib import Path

from whitechapel.arena import Entrant
from whitechapel.bots import Beginning, Command, Program
from whitechapel.core import Seat, game

BOTS = Path(__file__).with_name("bots.py")


def command(name: str, *arguments: str) -> Command:
    return Command((sys.executable, str(BOTS), name, *arguments))


def entrant(name: str, *arguments: str) -> Entrant:
    return Entrant(name, name, command(name, *arguments))


def seated(name: str, *arguments: str, seat: Seat = Seat.DETECTIVE, patience: float = 20.0) -> Program:
    program = Program(command(name, *arguments), game("pocket"), Beginning(seat, 7, ()), patience=patience)
    program.greet()
    return program
