"""What a worker process is asked, and what it answers.

All it is ever given is a view: what the seat knows, saw and may do. So no bug in a player can reach a secret.
"""

import signal
from dataclasses import dataclass
from math import inf

import msgspec

from whitechapel.core import AnyView
from whitechapel.core.messages import Message

HURRY: signal.Signals | None = getattr(signal, "SIGURG", None)
"""Tells a worker process to answer at once; one that does not listen yet lives on. Not every system has it."""


@dataclass(frozen=True, slots=True)
class ChooseQuestion:
    """What does the player at this seat do?

    Attributes:
        seat: which seat of which match: its player is made once, and found again by this.
        spec: which player it is.
        seed: of the player. With the spec it makes the same player anew, where this process does not have it.
        view: what the seat knows, saw and may do.
        earlier: the views in which it chose since its opponent last acted: a player that is made anew gets them first,
            and so goes on with what the old one was about to do.
        seconds: how long it may think, at most.
        until: when it has to have chosen, by `time.monotonic`, which is the same in all processes of a machine.
        anew: whether a player that this process has is out of date: the seat has been played in another since.
    """

    seat: str
    spec: str
    seed: int
    view: AnyView
    earlier: tuple[AnyView, ...]
    seconds: float
    until: float = inf
    anew: bool = False


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What would the game's strongest player do in the place of somebody who has this view?"""

    view: AnyView
    seconds: float
    until: float = inf


class Chosen(msgspec.Struct, tag=True):
    """Do this."""

    action: int


class Hinted(msgspec.Struct, tag=True):
    """Do this, for this reason; the other actions that were weighed have these win probabilities."""

    action: int
    reason: Message
    candidates: list[tuple[int, float]]


class Failed(msgspec.Struct, tag=True):
    """The player failed; `reason` is one of the words of `whitechapel.bots.FAILURES`."""

    reason: str
    why: str


Question = ChooseQuestion | HintQuestion
Answer = Chosen | Hinted | Failed
