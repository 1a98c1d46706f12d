"""The table as a picture, drawn by NumPy alone from what a viewer knows.

Read the files in this order: letters, canvas, pocket, classic.
"""

from collections.abc import Callable
from typing import Any

from whitechapel.adapters.pettingzoo.pictures import classic, pocket
from whitechapel.adapters.pettingzoo.pictures.canvas import Pixels

_DRAWN: dict[str, Callable[[Any], Pixels]] = {"pocket": pocket.drawn, "classic": classic.drawn}


def picture(name: str, observation: Any) -> Pixels:
    """What an observation of the game called `name` looks like: rows of pixels, each red, green and blue."""
    return _DRAWN[name](observation)
