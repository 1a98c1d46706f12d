"""The hidden worlds consistent with an observation: who Jack may be and which alibi cards were taken.

Jack is a suspect, and nobody's alibi card. The cards a seat can't see are any set of the right size from those
left. Every such world came about in equally many ways of dealing, so all weights are 1.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from whitechapel.classic.layout import HANDS_AT, NO_SECRET
from whitechapel.classic.observation import (
    DetectiveObservation,
    FinalObservation,
    JackObservation,
    Observation,
)
from whitechapel.classic.pieces import EVERYBODY, mask_of
from whitechapel.classic.state import State, secret_of
from whitechapel.classic.table import round_of, suspects_of, taken_by
from whitechapel.core.positions import not_an_observation
from whitechapel.core.worlds import Worlds


def worlds(observation: Observation) -> Worlds[State]:
    """Every state that looks like `observation` to its seat, with exact weights."""
    if isinstance(observation, State):
        raise not_an_observation(observation)
    public = (observation.people, observation.streets, observation.table)
    return Worlds((State(*public, secret), 1) for secret in _secrets(observation))


def _secrets(observation: Observation) -> Iterator[int]:
    table = observation.table
    taken = taken_by(table, 0), taken_by(table, 1)
    if isinstance(observation, FinalObservation):
        yield observation.secret
    elif not round_of(table):
        yield NO_SECRET
    elif isinstance(observation, JackObservation):
        jack, cards = observation.own & 15, observation.own >> HANDS_AT
        for others in _hands(EVERYBODY & ~(1 << jack | cards), taken[1]):
            yield secret_of(jack, cards, others)
    else:
        own = observation.own if isinstance(observation, DetectiveObservation) else None
        yield from _with_jack_hidden(suspects_of(table), taken, own)


def _with_jack_hidden(suspects: int, taken: tuple[int, int], cards: int | None) -> Iterator[int]:
    """The secrets for somebody who does not know Jack; `cards` are the Detective's, if he is the one."""
    for jack in range(8):
        rest = EVERYBODY & ~(1 << jack)
        if not (suspects & ~(cards or 0)) >> jack & 1:
            continue
        for own in (cards,) if cards is not None else _hands(rest, taken[1]):
            for his in _hands(rest & ~own, taken[0]):
                yield secret_of(jack, his, own)


@cache
def _hands(cards: int, count: int) -> tuple[int, ...]:
    """Every hand of so many of these cards."""
    members = [card for card in range(8) if cards >> card & 1]
    return tuple(mask_of(hand) for hand in combinations(members, count))
