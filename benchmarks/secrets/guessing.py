"""Who Jack is in Pocket, guessed from what he did: what would our own player have done as each suspect?"""

from functools import cache
from math import log
from typing import NamedTuple

from whitechapel.core import Match, Seat
from whitechapel.players import Player, player
from whitechapel.pocket.pieces import CHARACTERS

_UNLIKELY = 0.1
"""What an action that was never chosen is counted as, so that nothing is impossible."""


class Answer(NamedTuple):
    """What Jack did about an action.

    Attributes:
        setup: what chance had dealt before, as the Detective saw it: None for who Jack is.
        action: what the Detective did.
        actions: what Jack did then.
    """

    setup: tuple[str | None, ...]
    action: str
    actions: tuple[str, ...]


def suspected(answers: list[Answer], level: int, samples: int) -> list[dict[str, float]]:
    """After each answer, who is named, with the probability that each of the likeliest is."""
    scores = dict.fromkeys(CHARACTERS, 0.0)
    named = []
    for answer in answers:
        for suspect in scores:
            scores[suspect] += _likelihood(answer, suspect, level, samples)
        best = [suspect for suspect, score in scores.items() if score > max(scores.values()) - 1e-9]
        named.append(dict.fromkeys(best, 1 / len(best)))
    return named


def _likelihood(answer: Answer, suspect: str, level: int, samples: int) -> float:
    """How likely, as a logarithm, Jack would have answered so if he were this suspect."""
    match = Match.by_hand("pocket")
    for dealt in answer.setup:
        match.advance(f"identity {suspect}" if dealt is None else dealt)
    match.advance(answer.action)
    total = 0.0
    for text in answer.actions:
        if match.actor is not Seat.JACK:
            break
        number, view = match.game.action_from_text(text), match.view(Seat.JACK)
        hits = sum(_player(level, seed).choose(view) == number for seed in range(samples))
        total += log((hits + _UNLIKELY) / (samples + _UNLIKELY))
        match.advance(number)
    return total


@cache
def _player(level: int, seed: int) -> Player:
    return player(f"level:{level}", game="pocket", seed=seed)
