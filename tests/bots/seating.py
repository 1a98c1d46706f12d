"""Seats the bots of `bots.py`."""

import sys
from pathlib import Path

from whitechapel.arena import Entrant
from whitechapel.bots import Beginning, Bot, Command
from whitechapel.bots.seated import greeted
from whitechapel.core import Match, Seat
from whitechapel.players import AnyView

BOTS = Path(__file__).with_name("bots.py")


def command(name: str, *arguments: str) -> Command:
    return Command((sys.executable, str(BOTS), name, *arguments))


def entrant(name: str, *arguments: str) -> Entrant:
    return Entrant(name, name, command(name, *arguments))


def seated(name: str, *arguments: str, seat: Seat = Seat.DETECTIVE, patience: float = 20.0) -> Bot:
    return greeted(command(name, *arguments), "pocket", Beginning(seat, 7, ()), patience=patience)


def first_view() -> AnyView:
    """What the Detective, who begins, sees at the start of a game of Pocket."""
    return Match("pocket", seed=1).view(Seat.DETECTIVE)
