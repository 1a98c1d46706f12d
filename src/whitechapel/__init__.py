"""Whitechapel: the home of Mr. Jack Pocket and Mr. Jack on a computer.

    >>> import whitechapel
    >>> match = whitechapel.Match("pocket", seed=1888)
    >>> match.actor
    Seat.DETECTIVE

`Match` is a game one can push actions to, pop, copy, print and record. The rules are modules that follow one contract:
`whitechapel.pocket` is Mr. Jack Pocket, `whitechapel.classic` is Mr. Jack. Not affiliated with the games' publisher.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whitechapel.core import (
        PLAYERS,
        VIEWERS,
        Deal,
        Event,
        GameRecord,
        IllegalActionError,
        Match,
        NotationError,
        Outcome,
        Seat,
        SeededDealer,
        View,
        WhitechapelError,
        game_names,
        load_game,
        verify,
    )

__version__ = "0.1.0"

__all__ = [
    "PLAYERS",
    "VIEWERS",
    "Deal",
    "Event",
    "GameRecord",
    "IllegalActionError",
    "Match",
    "NotationError",
    "Outcome",
    "Seat",
    "SeededDealer",
    "View",
    "WhitechapelError",
    "game_names",
    "load_game",
    "verify",
]
_GAMES = ("classic", "pocket")


def __getattr__(name: str) -> object:
    """The public names, loaded when they are asked for: the command line's help need not wait for the rules."""
    if name in __all__:
        return getattr(import_module("whitechapel.core"), name)
    if name in _GAMES:
        return import_module(f"whitechapel.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, *_GAMES, "__version__"]
