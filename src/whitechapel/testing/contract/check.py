"""Every law of the contract, on random games."""

from random import Random
from typing import NamedTuple

from whitechapel.core import VIEWERS, AnyGame, AnyState
from whitechapel.testing.contract import actions, knowledge, positions, records
from whitechapel.testing.contract.law import require
from whitechapel.testing.random_play import Transition, random_game, random_options, record_of

_REFUSALS_PER_STATE = 4
"""Unlisted actions tried in each state; in one state of each game all of them are."""

_TOO_LONG = 10_000
"""A game with so many events is taken for one without an end."""


class ContractReport(NamedTuple):
    """How much was looked at: games, events in them, worlds of their states."""

    games: int
    events: int
    worlds: int


def check_game(game: AnyGame, *, games: int = 10, seed: int = 0) -> ContractReport:
    """Check all laws of the contract on a registered game, by playing random games of it.

    Args:
        game: the game's module.
        games: how many games to play.
        seed: other seeds play other games.

    Raises:
        ContractError: naming the first law that is broken, and the position.
    """
    rng = Random(seed)
    actions.check_texts(game)
    positions.check_options(game)
    positions.check_bad_input(game)
    events = worlds = 0
    for number in range(games):
        transitions, looked_at = _checked_game(game, rng, drawn_out=bool(number % 2))
        _check_course(game, transitions, rng)
        record = record_of(game, transitions)
        records.check_forms(record)
        records.check_replay(record, transitions)
        records.check_projection(game, record, transitions)
        records.check_committed(game, rng)
        events += len(transitions)
        worlds += looked_at
    return ContractReport(games, events, worlds)


def _checked_game(game: AnyGame, rng: Random, *, drawn_out: bool) -> tuple[list[Transition], int]:
    """A random game, each state checked before it goes on, and how many worlds these states had."""
    options = random_options(game, rng)
    transitions: list[Transition] = []
    worlds = _check_state(game, game.initial(**options), rng)
    for transition in random_game(game, rng, options, drawn_out=drawn_out):
        transitions.append(transition)
        worlds += _check_state(game, transition.after, rng)
        require(len(transitions) < _TOO_LONG, game.NAME, "has a game that does not end")
    return transitions, worlds


def _check_state(game: AnyGame, state: AnyState, rng: Random) -> int:
    actions.check_actor(game, state)
    actions.check_chance(game, state)
    actions.check_apply(game, state)
    actions.check_refusals(game, state, rng.sample(range(game.ACTION_COUNT), _REFUSALS_PER_STATE))
    worlds = knowledge.check_worlds(game, state, rng)
    positions.check_values(game, state)
    positions.check_notation(game, state)
    positions.check_display(game, state)
    return worlds


def _check_course(game: AnyGame, transitions: list[Transition], rng: Random) -> None:
    for transition in transitions:
        knowledge.check_sees(game, transition)
    for cut in (rng.randint(1, len(transitions)), len(transitions) - 1):  # just before all is revealed, too
        for seat in VIEWERS:
            knowledge.check_weights(game, transitions[:cut], seat)
    actions.check_refusals(game, rng.choice(transitions).after, range(game.ACTION_COUNT))
