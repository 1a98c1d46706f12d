"""The table in pixels, drawn by NumPy alone from what a viewer knows. A descriptor names what draws its game.

Read the files in this order: letters, canvas, lines; then a game's own: pocket, classic.
"""

from collections.abc import Callable
from typing import cast

from whitechapel.adapters.pixels.canvas import Pixels
from whitechapel.adapters.pixels.lines import written
from whitechapel.core.descriptor import loaded
from whitechapel.core.game import AnyObservation
from whitechapel.core.registry import describe, load_game

__all__ = ["Pixels", "picture"]


def picture(name: str, observation: AnyObservation) -> Pixels:
    """What an observation of the game called `name` looks like: rows of pixels, each red, green and blue.

    A game whose descriptor names no picture is shown as the text it renders.
    """
    reference = describe(name).picture
    if not reference:
        return written(load_game(name).render(observation))
    return cast(Callable[[AnyObservation], Pixels], loaded(reference))(observation)
