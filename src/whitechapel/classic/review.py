"""What is said after a game of Mr. Jack: where it turned, one good thing, one thing to try."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from whitechapel.classic.observation import FinalObservation, Observation
from whitechapel.classic.pieces import ROUNDS
from whitechapel.core.messages import Message
from whitechapel.core.review import Answer, badly_asked, told, turning_point, unseen_count, well_asked, what_next
from whitechapel.core.types import Outcome, Seat

_GAME = "classic"
_MANY = 2
"""So many rounds are many."""


def review(known: Sequence[Observation], seat: Seat, outcome: Outcome) -> tuple[Message, ...]:
    """Two or three sentences after the game, to a seat that knew this much after each event."""
    answers = tuple(_answers(known, outcome))
    if seat is Seat.JACK:
        good, lesson = _jacks_best(answers, outcome), _for_jack(answers, outcome)
    else:
        good, lesson = well_asked(answers, _GAME), _for_the_detective(answers, known[-1], outcome)
    return told(turning_point(answers, _GAME), good, lesson, given_up=not isinstance(known[-1], FinalObservation))


def _answers(known: Sequence[Observation], outcome: Outcome) -> Iterator[Answer]:
    """Every call for witnesses of the game."""
    for before, after in pairwise(known):
        over = isinstance(after, FinalObservation) and not isinstance(before, FinalObservation)
        called = outcome.reason == "round-8-over" if over else 0 < before.round < after.round
        if called:
            left = len(after.suspects)
            yield Answer(before.round, len(before.suspects) - left, left, after.witness == "visible")


def _for_the_detective(answers: Sequence[Answer], last: Observation, outcome: Outcome) -> Message:
    if outcome.reason == "wrong-accusation" and isinstance(last, FinalObservation):
        count = len(set(last.suspects) - set(last.detective_cards))
        if count == 1:
            return Message("review-try-suspect")
        if last.round < ROUNDS[-1]:
            return Message("review-try-wait", {"count": count})
    if outcome.reason == "escape":
        return Message("review-try-exits", {"turn": last.round})
    return badly_asked(answers, _GAME) or what_next(Seat.DETECTIVE, outcome)


def _jacks_best(answers: Sequence[Answer], outcome: Outcome) -> Message | None:
    if outcome.reason == "escape":
        return Message("review-good-escape")
    count = unseen_count(answers)
    return Message("review-good-unseen", {"count": count}) if count else None


def _for_jack(answers: Sequence[Answer], outcome: Outcome) -> Message:
    if outcome.winner is Seat.JACK:
        return what_next(Seat.JACK, outcome)
    return Message("review-try-dark") if unseen_count(answers) < _MANY else Message("review-try-crowd")
