"""The types of the positions and boards that games put into messages, where they say them.

A game says them in a module ``shapes`` beside its rules, as ``TypedDict`` classes called after it: `PocketPosition` and
`PocketBoard`. OpenAPI and TypeScript are made from them; a game that says none is described by its name alone.
"""

from importlib import import_module
from typing import NamedTuple

from whitechapel.core import game_names
from whitechapel.core.registry import describe


class Shapes(NamedTuple):
    """What a game's positions and boards are; None where it does not say."""

    position: type | None = None
    board: type | None = None


def shapes_of(game: str) -> Shapes:
    """The types of one game."""
    try:
        said = import_module(describe(game).rules + ".shapes")
    except ModuleNotFoundError:
        return Shapes()
    name = game.capitalize()
    return Shapes(getattr(said, f"{name}Position", None), getattr(said, f"{name}Board", None))


def all_shapes() -> dict[str, Shapes]:
    """The types of every game there is."""
    return {name: shapes_of(name) for name in game_names()}
