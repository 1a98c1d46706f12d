"""Both games for PettingZoo and Gymnasium; importing this registers them there. Needs the extra ``pettingzoo``.

- PettingZoo: `pocket_v0.env()`, `classic_v0.env()`, or ``pettingzoo.make("aec", "whitechapel/pocket_v0")``.
- Gymnasium: ``gymnasium.make("whitechapel/Pocket-v0", role="jack", opponent="greedy")``: one seat, against a player.
- Many games at once: `VectorGames`.

Read the files in this order: quick_referee, observed, frames, aec, pocket_v0, single, vector.
"""

import gymnasium
import pettingzoo

from whitechapel.adapters.pettingzoo import classic_v0, pocket_v0
from whitechapel.adapters.pettingzoo.single import AgainstPlayer
from whitechapel.adapters.pettingzoo.vector import Batch, VectorGames
from whitechapel.core.registry import GAMES

__all__ = ["AgainstPlayer", "Batch", "VectorGames", "classic_v0", "pocket_v0"]

for _name in GAMES:
    pettingzoo.register("aec", f"whitechapel/{_name}_v0", entry_point=f"{__name__}.{_name}_v0:env")
    gymnasium.register(
        f"whitechapel/{_name.capitalize()}-v0",
        entry_point=f"{__name__}.single:AgainstPlayer",
        kwargs={"game_name": _name},
    )
