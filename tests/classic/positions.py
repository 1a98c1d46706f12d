"""Reachable positions of Mr. Jack for tests: from random whole plays (fast) or from random steps."""

from collections.abc import Iterator
from random import Random

from whitechapel import classic
from whitechapel.classic.playout import random_play
from whitechapel.classic.state import State, set_up
from whitechapel.core import OptionValue


def between_plays(count: int, seed: int) -> Iterator[State]:
    """So many positions in which a character is to be chosen, from random games of both editions."""
    rng = Random(seed)
    found = 0
    while found < count:
        state = set_up(rng.randrange(2), lit_gaslight_blocks_lantern=bool(rng.randrange(2)))
        chance = rng.getrandbits(64)
        while classic.outcome(state) is None:
            *words, chance = random_play(*state, chance)
            state = State(*words)
            if state.actor in (0, 1) and rng.random() < 0.3:
                yield state
                found += 1
                if found == count:
                    return


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
