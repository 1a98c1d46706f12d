"""What is said after a game of Mr. Jack Pocket: where it turned, one good thing, one thing to try."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from whitechapel.core.messages import Message
from whitechapel.core.review import Answer, badly_asked, turning_point, unseen_count, well_asked
from whitechapel.core.types import Outcome, Seat
from whitechapel.pocket.layout import GAME_OVER
from whitechapel.pocket.observation import Observation

_GAME = "pocket"
_MANY = 2
"""So many alibi cards, or turns, are many."""


def review(known: Sequence[Observation], seat: Seat, outcome: Outcome) -> tuple[Message, ...]:
    """Three sentences after the game, to a seat that knew this much after each event."""
    answers = tuple(_answers(known))
    last = known[-1]
    if seat is Seat.JACK:
        good, lesson = _jacks_best(answers, last), _for_jack(answers, last, outcome)
    else:
        good, lesson = _investigators_best(answers, last), _for_the_investigator(answers, last, outcome)
    return turning_point(answers, _GAME), good, lesson


def _answers(known: Sequence[Observation]) -> Iterator[Answer]:
    """Every appeal of the game: the suspects before the event that called it were those of its turn, but for a card."""
    for before, after in pairwise(known):
        over = after.phase == GAME_OVER and before.phase != GAME_OVER
        taker = after.time_tokens[before.turn - 1]
        if (after.turn != before.turn or over) and taker is not None:
            left = len(after.suspects)
            yield Answer(before.turn, len(before.suspects) - left, left, taker is Seat.DETECTIVE)


def _investigators_best(answers: Sequence[Answer], last: Observation) -> Message:
    if good := well_asked(answers, _GAME):
        return good
    if last.revealed:
        return Message("review-good-alibi", {"count": len(last.revealed)})
    return Message("review-good-end")


def _for_the_investigator(answers: Sequence[Answer], last: Observation, outcome: Outcome) -> Message:
    if len(last.drawn_in) >= _MANY and outcome.winner is Seat.JACK:
        return Message("review-try-alibi", {"count": len(last.drawn_in)})
    return badly_asked(answers, _GAME) or Message("review-try-level")


def _jacks_best(answers: Sequence[Answer], last: Observation) -> Message:
    if (count := unseen_count(answers)) >= _MANY:
        return Message("review-good-unseen", {"count": count})
    if last.drawn_in:
        return Message("review-good-cards", {"count": len(last.drawn_in)})
    return Message("review-good-end")


def _for_jack(answers: Sequence[Answer], last: Observation, outcome: Outcome) -> Message:
    if outcome.winner is Seat.JACK:
        return Message("review-try-level")
    if len(answers) - unseen_count(answers) >= _MANY:
        return Message("review-try-hide")
    return Message("review-try-crowd") if last.drawn_in else Message("review-try-cards")
