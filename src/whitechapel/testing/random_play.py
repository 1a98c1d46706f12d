"""Random games through the contract, one event at a time: where the kit's reachable positions come from."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, count, islice
from random import Random
from typing import NamedTuple

from whitechapel.core import Action, AnyGame, AnyState, Event, GameRecord, OptionValue, Seat


class Transition(NamedTuple):
    """One event of a game: the state before it, who acted, the action, and the state after it."""

    before: AnyState
    actor: Seat
    action: Action
    after: AnyState


def random_options(game: AnyGame, rng: Random) -> dict[str, OptionValue]:
    """Some value for each of a game's rule options, its default every other time or, if it is quiet, mostly.

    One number of `rng` decides them all, each by its own name: an option that is added leaves the rest as it was.
    """
    chosen, luck = {}, rng.getrandbits(64)
    for option in game.OPTIONS:
        default, *others = option.values
        values = [default] * (3 if option.quiet else 1) * len(others) + others
        chosen[option.name] = Random(f"{option.name} {luck}").choice(values)
    return chosen


def next_actions(game: AnyGame, state: AnyState) -> tuple[Action, ...]:
    """Whatever may happen next: what chance may decide, or what the player to act may choose."""
    return tuple(outcome.action for outcome in game.chance_outcomes(state)) or game.legal_actions(state)


def random_game(
    game: AnyGame, rng: Random, options: Mapping[str, OptionValue] | None = None, *, drawn_out: bool = False
) -> Iterator[Transition]:
    """A whole game in which everybody, chance included, picks evenly among what may happen.

    In a drawn-out game an action that would end it is mostly picked anew, so that late positions come up.
    """
    state = game.initial(**(options or {}))
    while (actor := game.actor(state)) is not None:
        actions = next_actions(game, state)
        for _ in range(8 if drawn_out else 1):
            action = rng.choice(actions)
            after = game.apply_trusted(state, action)
            if game.actor(after) is not None:
                break
        yield Transition(state, actor, action, after)
        state = after


def random_positions(game: AnyGame, number: int, seed: int) -> Iterator[AnyState]:
    """So many reachable states, from the set-up to the end of random games, every second of them drawn out."""
    rng = Random(seed)
    return islice(
        chain.from_iterable(_states_of_a_game(game, rng, drawn_out=bool(game_number % 2)) for game_number in count()),
        number,
    )


def _states_of_a_game(game: AnyGame, rng: Random, *, drawn_out: bool) -> Iterator[AnyState]:
    options = random_options(game, rng)
    yield game.initial(**options)
    yield from (transition.after for transition in random_game(game, rng, options, drawn_out=drawn_out))


def record_of(game: AnyGame, transitions: Sequence[Transition]) -> GameRecord:
    """The complete record of these events, which began a game."""
    events = tuple(
        Event(actor, action, game.announcement(before, after)) for before, actor, action, after in transitions
    )
    options = game.options_of(transitions[0].before)
    return GameRecord(game.NAME, tuple(options.items()), events, game.RULES_VERSION)
