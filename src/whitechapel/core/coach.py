"""What a coach says to somebody who learns a game, from what that seat knows, as messages of the catalogue.

A game's coach module (named in its descriptor) has:

- ``tip(observation, legal_actions)``: at most one sentence before a choice, about what matters most now;
- ``purpose(observation, action)``: what an action of the seat to act is good for, in a sentence;
- ``review(observations, seat, outcome)``: a few sentences after the game.

It never plays for anybody, and never speaks of what its seat can't know.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol, cast

from whitechapel.core.descriptor import loaded
from whitechapel.core.game import AnyObservation
from whitechapel.core.match import Match
from whitechapel.core.messages import Message
from whitechapel.core.registry import describe
from whitechapel.core.types import PLAYERS, Action, Outcome, Seat


class Tip(NamedTuple):
    """What matters now, and the actions that do what it says; none where it only says how things stand."""

    message: Message
    good: tuple[Action, ...] = ()


class Coaching(NamedTuple):
    """What a coach says now: before a choice a tip, after the game a review; else nothing."""

    tip: Tip | None = None
    review: tuple[Message, ...] = ()


class Coach(Protocol):
    """What a game's coach module holds."""

    def tip(self, observation: AnyObservation, legal_actions: Sequence[Action], /) -> Tip | None:
        """At most one sentence before a choice of the seat to act."""
        ...

    def purpose(self, observation: AnyObservation, action: Action, /) -> Message:
        """What an action of the seat to act is good for, in a sentence: what a hint says before it speaks of odds."""
        ...

    def review(self, known: Sequence[AnyObservation], seat: Seat, outcome: Outcome, /) -> tuple[Message, ...]:
        """What is said after the game to a seat that knew this much after each event."""
        ...


@cache
def coach_of(game: str) -> Coach | None:
    """The coach of a game; None where it has none."""
    reference = describe(game).coach
    return cast(Coach, loaded(reference)) if reference else None


def coaching(match: Match, seat: Seat) -> Coaching:
    """What a coach says to a seat of a match, from what that seat knows; nothing to those who look on."""
    coach, outcome = coach_of(match.game.NAME), match.outcome
    if coach is None or seat not in PLAYERS:
        return Coaching()
    if outcome is not None:
        known = [history.observation(seat) for history in match.history]
        return Coaching(review=coach.review(known, seat, outcome))
    return Coaching(coach.tip(match.observation(seat), match.legal_actions)) if match.actor is seat else Coaching()
