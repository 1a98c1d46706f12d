"""What is said after a game of Mr. Jack Pocket: where it turned, one good thing, one thing to try."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from whitechapel.core.messages import Message
from whitechapel.core.review import Answer, badly_asked, told, turning_point, unseen_count, well_asked, what_next
from whitechapel.core.types import Outcome, Seat
from whitechapel.pocket.layout import GAME_OVER
from whitechapel.pocket.observation import Observation

_GAME = "pocket"
_MANY = 2
"""So many alibi cards, or turns, are many."""


def review(known: Sequence[Observation], seat: Seat, outcome: Outcome) -> tuple[Message, ...]:
    """Two or three sentences after the game, to a seat that knew this much after each event."""
    answers = tuple(_answers(known))
    last = known[-1]
    if seat is Seat.JACK:
        good, lesson = _jacks_best(answers, last), _for_jack(answers, last, outcome)
    else:
        good, lesson = _investigators_best(answers, last), _for_the_investigator(answers, last, outcome)
    return told(turning_point(answers, _GAME), good, lesson, given_up=last.phase != GAME_OVER)


def _answers(known: Sequence[Observation]) -> Iterator[Answer]:
    """Every appeal of the game. Whom a card has just cleared, as the turn's last action, no answer clears."""
    for before, after in pairwise(known):
        over = after.phase == GAME_OVER and before.phase != GAME_OVER
        taker = after.time_tokens[before.turn - 1]
        if (after.turn != before.turn or over) and taker is not None:
            asked = set(before.suspects) - set(after.revealed)
            left = len(after.suspects)
            yield Answer(before.turn, len(asked) - left, left, taker is Seat.DETECTIVE)


def _investigators_best(answers: Sequence[Answer], last: Observation) -> Message | None:
    if good := well_asked(answers, _GAME):
        return good
    return Message("review-good-alibi", {"count": len(last.revealed)}) if last.revealed else None


def _for_the_investigator(answers: Sequence[Answer], last: Observation, outcome: Outcome) -> Message:
    if len(last.drawn_in) >= _MANY and outcome.winner is Seat.JACK:
        return Message("review-try-alibi", {"count": len(last.drawn_in)})
    return badly_asked(answers, _GAME) or what_next(Seat.DETECTIVE, outcome)


def _jacks_best(answers: Sequence[Answer], last: Observation) -> Message | None:
    if (count := unseen_count(answers)) >= _MANY:
        return Message("review-good-unseen", {"count": count})
    return Message("review-good-cards", {"count": len(last.drawn_in)}) if last.drawn_in else None


def _for_jack(answers: Sequence[Answer], last: Observation, outcome: Outcome) -> Message:
    if outcome.winner is Seat.JACK:
        return what_next(Seat.JACK, outcome)
    if len(answers) - unseen_count(answers) >= _MANY:
        return Message("review-try-hide")
    return Message("review-try-crowd") if last.drawn_in else Message("review-try-cards")
