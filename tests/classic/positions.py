"""Reachable positions of Mr. Jack for tests: from random whole plays (fast) or from random steps."""

from collections.abc import Iterator
from random import Random

from whitechapel import classic
from whitechapel.classic import board
from whitechapel.classic.district import distance, streets_of
from whitechapel.classic.options import EDITION_AT
from whitechapel.classic.pieces import EDITIONS
from whitechapel.classic.playout import random_play
from whitechapel.classic.state import State, lamps_of, people_at
from whitechapel.core import OptionValue


def between_plays(count: int, seed: int) -> Iterator[State]:
    """So many positions in which a character is to be chosen, from random games of both editions."""
    rng = Random(seed)
    found = 0
    while found < count:
        edition = EDITIONS[rng.randrange(2)]
        state = classic.initial(edition=edition, lit_gaslight_blocks_lantern=bool(rng.randrange(2)))
        chance = rng.getrandbits(64)
        while classic.outcome(state) is None:
            *words, chance = random_play(*state, chance)
            state = State(*words)
            if state.actor in (0, 1) and rng.random() < 0.3:
                yield state
                found += 1
                if found == count:
                    return


def crowded(count: int, seed: int) -> Iterator[State]:
    """So many boards with everybody close together: hardly a free hex, whistles that can't spend three points."""
    rng = Random(seed)
    for _ in range(count):
        edition = rng.randrange(2)
        start = classic.initial(edition=EDITIONS[edition])
        middle = rng.choice([board.street("b7"), board.street("l6"), rng.randrange(60)])
        nearest = sorted(range(60), key=lambda street: (distance(middle, street), street))[: rng.choice([8, 8, 9, 11])]
        people = people_at(tuple(rng.sample(nearest, 8)), rng.randrange(6))
        closest = sorted(board.SETUPS[edition].manholes, key=lambda street: distance(middle, street))[:2]
        covers = sorted(rng.choice([closest, rng.sample(board.SETUPS[edition].manholes, 2)]))
        lamps = lamps_of(board.LAMPS_AT_START)
        streets = streets_of(lamps, covers[0], covers[1], board.CORDONS_AT_START) | edition << EDITION_AT
        yield State(people, streets, start.table, start.secret)


def random_steps(rng: Random, **options: OptionValue) -> Iterator[tuple[State, int, State]]:
    """One random game step by step, chance included: state, action, state after."""
    state = classic.initial(**options)
    while classic.outcome(state) is None:
        actions = [outcome.action for outcome in classic.chance_outcomes(state)] or classic.legal_actions(state)
        action = rng.choice(actions)
        after = classic.apply_trusted(state, action)
        yield state, action, after
        state = after


def any_states(count: int, seed: int) -> Iterator[State]:
    """So many states of random games, in the middle of plays as well; every game begins anew."""
    rng = Random(seed)
    found = 0
    while True:
        edition = rng.choice(["revised_2016", "first_2006"])
        for _, _, state in random_steps(rng, edition=edition, lit_gaslight_blocks_lantern=rng.random() < 0.5):
            yield state
            found += 1
            if found == count:
                return
