"""What all games of a tournament share."""

from typing import NamedTuple

from whitechapel.core import OptionValue
from whitechapel.players import OWN_BUDGET, Limit

PATIENCE = 120.0
"""After how many seconds over one action a player is held to have no answer, unless told otherwise."""


class Terms(NamedTuple):
    """What all games of a tournament share.

    Attributes:
        game: the game's name.
        seed: what all chance, and all the players' chance, follows from.
        limit: how long a player may think each time it is asked for an action.
        options: the game's rule options that are not at their default.
        patience: after how many seconds over one action a player is held to have no answer.
    """

    game: str
    seed: int = 0
    limit: Limit = OWN_BUDGET
    options: tuple[tuple[str, OptionValue], ...] = ()
    patience: float = PATIENCE
