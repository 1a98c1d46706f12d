"""All games for OpenSpiel (the extra ``openspiel``); importing this registers them.

    import pyspiel
    import whitechapel.adapters.openspiel

    game = pyspiel.load_game("python_mr_jack_pocket(turns=1,characters=3,deal=7)")

Games take their rule options as parameters. Player 0 is Jack, player 1 the Detective; a win is worth 1. Read the files
in this order: knowledge, fixed_deal, resampling, states, observers, games, bots. docs/openspiel.md tells how to use
them.
"""

from whitechapel.adapters.openspiel.bots import LevelBot
from whitechapel.adapters.openspiel.games import WhitechapelGame
from whitechapel.adapters.openspiel.observers import Observer
from whitechapel.adapters.openspiel.states import WhitechapelState

__all__ = ["LevelBot", "Observer", "WhitechapelGame", "WhitechapelState"]
