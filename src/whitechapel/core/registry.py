"""Which games there are: a name, and the module that is loaded when it is asked for."""

from importlib import import_module
from typing import Any, cast

from whitechapel.core.errors import NotationError
from whitechapel.core.game import Game

GAMES = {
    "pocket": "whitechapel.pocket",
    "classic": "whitechapel.classic",
}


def game(name: str) -> Game[Any, Any]:
    """The game called `name`."""
    if name not in GAMES:
        raise NotationError(name, "is not a game", "one of " + ", ".join(GAMES))
    return cast(Game[Any, Any], import_module(GAMES[name]))
