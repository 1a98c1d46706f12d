"""What a worker process is asked, and what it answers.

All it is ever given is a view: what the seat knows, saw and may do. So no bug in a player can reach a secret.
"""

from dataclasses import dataclass

import msgspec

from whitechapel.core import AnyView
from whitechapel.core.messages import Message


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
    """

    seat: str
    spec: str
    seed: int
    view: AnyView
    earlier: tuple[AnyView, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What would the game's strongest player do in the place of somebody who has this view?"""

    view: AnyView
    seconds: float


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
