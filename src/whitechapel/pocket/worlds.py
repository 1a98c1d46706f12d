"""The hidden worlds consistent with an observation: who Jack may be and which cards he may hold.

Everybody can count along: while the game went on outside the chase, Jack's total was below six after every
appeal; when the chase began it was six or more. Those are the only facts about his cards the table tells.
"""

from functools import cache, lru_cache
from itertools import combinations
from math import factorial
from typing import NamedTuple

from whitechapel.core.positions import not_an_observation
from whitechapel.core.types import Seat
from whitechapel.core.worlds import Worlds
from whitechapel.pocket.layout import DRAWN_AT, NO_SECRET, PHASE_AT, REVEALED_AT, THROW_DUE, TIME_AT, TURN_AT
from whitechapel.pocket.observation import Observation, PublicObservation
from whitechapel.pocket.pieces import EVERYBODY, HOURGLASSES
from whitechapel.pocket.state import State, Table


class Draws(NamedTuple):
    """How many cards Jack drew in a stretch of turns, and bounds on all his cards' hourglasses at its end."""

    cards: int
    least: int
    most: int


def worlds(observation: Observation) -> Worlds[State]:
    """Every state that looks like `observation` to its seat, weighted by the ways chance could deal it."""
    if isinstance(observation, State):
        raise not_an_observation(observation)
    if not isinstance(observation, PublicObservation):
        return Worlds([(State(observation.district, observation.table, observation.secret), 1)])
    _, district, table = observation
    if observation.phase < THROW_DUE:
        return Worlds([(State(district, table, NO_SECRET), 1)])
    draws = draws_of(observation)
    unknown = EVERYBODY & ~(table >> REVEALED_AT & EVERYBODY)
    return Worlds(
        (State(district, table, jack | cards << 4), weight)
        for jack in range(9)
        if observation.suspect_mask >> jack & 1
        for cards, weight in holdings(unknown & ~(1 << jack), draws)
    )


def draws_of(table: Table) -> tuple[Draws, ...]:
    """What the table tells about the cards Jack drew, in the order he drew them."""
    public = table.table

    def count(mask: int, first: int, last: int) -> int:
        return sum(public >> mask + turn - 1 & 1 for turn in range(first, last + 1))

    def total(last: int) -> int:
        return count(TIME_AT, 1, last)

    if not table.chase:
        past = table.turn - 1
        return (
            Draws(count(DRAWN_AT, 1, past), 0, 5 - total(past)),
            Draws(count(DRAWN_AT, table.turn, table.turn), 0, 8),
        )
    return (
        Draws(count(DRAWN_AT, 1, table.chase - 1), 0, 5 - total(table.chase - 1)),
        Draws(count(DRAWN_AT, table.chase, table.chase), 6 - total(table.chase), 8),
        Draws(count(DRAWN_AT, table.chase + 1, table.turn), 0, 8),
    )


@cache
def holdings(pool: int, draws: tuple[Draws, ...]) -> tuple[tuple[int, int], ...]:
    """The sets of cards from `pool` that such draws can leave in Jack's hand, with the orders that do."""
    held = {0: 1}
    for stretch in draws:
        following: dict[int, int] = {}
        for before, weight in held.items():
            for drawn in combinations([card for card in range(9) if (pool & ~before) >> card & 1], stretch.cards):
                cards = before | sum(1 << card for card in drawn)
                if stretch.least <= hourglasses_on(cards) <= stretch.most:
                    following[cards] = following.get(cards, 0) + weight * factorial(stretch.cards)
        held = following
    return tuple(sorted(held.items()))


def hourglass_range(table: Table) -> tuple[int, int]:
    """How few and how many hourglasses Jack may have, for all that everybody knows."""
    return _hourglass_range(table.suspect_mask, table.table & _COUNTED)


@lru_cache(maxsize=4096)  # every position that is sent says it, and few actions change it
def _hourglass_range(suspects: int, counted: int) -> tuple[int, int]:
    """The same by the suspects and that part of the table which tells of turns, time tokens and cards."""
    unknown = EVERYBODY & ~(counted >> REVEALED_AT & EVERYBODY)
    taken = (counted >> TIME_AT & 255).bit_count()
    draws = draws_of(PublicObservation(Seat.SPECTATOR, 0, counted))
    cards = [
        hourglasses_on(held)
        for jack in range(9)
        if suspects >> jack & 1
        for held, _ in holdings(unknown & ~(1 << jack), draws)
    ]
    return taken + min(cards, default=0), taken + max(cards, default=0)


_COUNTED = (1 << PHASE_AT) - (1 << TURN_AT)
"""The bits of the table that tell of turns, time tokens, cards and the chase."""


def hourglasses_on(cards: int) -> int:
    """The hourglasses on a set of cards."""
    return sum(HOURGLASSES[card] for card in range(9) if cards >> card & 1)
