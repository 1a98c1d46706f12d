"""What is said after a game, from what a seat knew after each event: where it turned, what was good, what to try."""

from collections.abc import Sequence
from typing import NamedTuple

from whitechapel.core.messages import Message, Term
from whitechapel.core.types import Outcome, Seat

_ENOUGH = 2
"""An answer that clears so many, and leaves so many, was a good question."""


class Answer(NamedTuple):
    """One answer of the witnesses.

    Attributes:
        turn: the turn or round it ended.
        cleared: how many suspects it cleared.
        left: how many it left.
        seen: whether Jack was seen.
    """

    turn: int
    cleared: int
    left: int
    seen: bool

    @property
    def said(self) -> dict[str, Term]:
        """What messages say of it."""
        return {"turn": self.turn, "cleared": self.cleared, "left": self.left}


def turning_point(answers: Sequence[Answer], game: str) -> Message:
    """The answer after which most was known."""
    if not answers:
        return Message("review-no-answer")
    most = max(answers, key=lambda answer: answer.cleared / (answer.cleared + answer.left))
    if not most.cleared:
        return Message("review-nobody-cleared")
    return Message("review-turned", {**most.said, "game": game})


def well_asked(answers: Sequence[Answer], game: str) -> Message | None:
    """The answer for which the suspects were split most evenly; None where no split was worth a word."""
    best = max(answers, key=lambda answer: min(answer.cleared, answer.left), default=None)
    if best is None or min(best.cleared, best.left) < _ENOUGH:
        return None
    return Message("review-good-split", {**best.said, "game": game})


def badly_asked(answers: Sequence[Answer], game: str) -> Message | None:
    """The answer for which they were split least evenly; None where all were good questions, or nearly even."""
    poor = (answer for answer in answers if min(answer.cleared, answer.left) < _ENOUGH)
    worst = max(poor, key=lambda answer: abs(answer.cleared - answer.left), default=None)
    if worst is None or abs(worst.cleared - worst.left) < _ENOUGH:
        return None
    return Message("review-try-split", {**worst.said, "game": game})


def told(turned: Message, good: Message | None, to_try: Message, *, given_up: bool) -> tuple[Message, ...]:
    """The sentences of a review. Where nothing else was good, it was to play to the end, unless somebody gave up."""
    if good is None and given_up:
        return turned, to_try
    return turned, good or Message("review-good-end"), to_try


def what_next(seat: Seat, outcome: Outcome) -> Message:
    """What to try after a game in which nothing was to be done better."""
    return Message("review-try-level" if outcome.winner is seat else "review-try-again")


def unseen_count(answers: Sequence[Answer]) -> int:
    """How often Jack was not seen."""
    return sum(not answer.seen for answer in answers)
