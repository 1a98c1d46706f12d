"""What a table draws: a position as its game writes it for JSON, with what is worked out of it under ``display``."""

from collections.abc import Mapping
from typing import TypeAlias

from whitechapel.core.game import AnyGame, AnyObservation, AnyState
from whitechapel.core.history import History
from whitechapel.core.types import Action, Seat

Position: TypeAlias = Mapping[str, object]
"""A position, a preview's board included: the game's own `shapes` say what is in it."""


def seen_position(game: AnyGame, observation: AnyObservation) -> Position:
    """What a seat knows, as tables draw it."""
    return {**game.position_to_json(observation), "display": game.display(observation)}


def whole_position(game: AnyGame, state: AnyState) -> Position:
    """Everything, as tables draw it."""
    return {**game.position_to_json(state), "display": game.display(game.observe(state, Seat.JACK))}


def position_after(history: History, viewer: Seat | None) -> Position:
    """The position a history leads to, as a viewer knows it; None knows everything."""
    if viewer is None:
        return whole_position(history.game, history.state)
    return seen_position(history.game, history.observation(viewer))


def possible_actions(history: History) -> tuple[Action, ...]:
    """What the player to act may be able to do for all that a spectator knows: his own list can tell his secret."""
    spectator = history.observation(Seat.SPECTATOR)
    game = history.game
    return tuple(sorted({action for state, _ in game.worlds(spectator) for action in game.legal_actions(state)}))
