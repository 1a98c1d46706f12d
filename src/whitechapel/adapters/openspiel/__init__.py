"""Both games for OpenSpiel (the extra ``openspiel``); importing this registers them.

    import pyspiel
    import whitechapel.adapters.openspiel

    game = pyspiel.load_game("python_mr_jack_pocket(turns=1,characters=3,deal=7)")

`python_mr_jack_pocket` and `python_mr_jack` take the games' rule options as parameters. Player 0 is Jack, player 1 the
Detective; a win is worth 1. Read the files in this order: happenings, fixed_deal, states, games, observers,
resampling. docs/openspiel.md tells how to use them.
"""

from whitechapel.adapters.openspiel.games import MrJackGame, MrJackPocketGame, WhitechapelGame
from whitechapel.adapters.openspiel.observers import Observer
from whitechapel.adapters.openspiel.states import WhitechapelState

__all__ = ["MrJackGame", "MrJackPocketGame", "Observer", "WhitechapelGame", "WhitechapelState"]
