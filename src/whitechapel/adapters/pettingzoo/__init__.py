"""All games for PettingZoo and Gymnasium; importing this registers them there. Needs the extra ``pettingzoo``.

- PettingZoo: ``pettingzoo.make("aec", "whitechapel/NAME_v0")``; `pocket_v0.env()` and `classic_v0.env()` are the same.
- Gymnasium: ``gymnasium.make("whitechapel/Pocket-v0", role="jack", opponent="greedy")``: one seat, against a player.
- Many games at once: `VectorGames`, and `VectorSeat` where Gymnasium's vector API is wanted.

Read the files in this order: match_stream, observed, frames, aec, pocket_v0, house, single, vector, vector_seat.
"""

import gymnasium
import pettingzoo

from whitechapel.adapters.pettingzoo import classic_v0, pocket_v0
from whitechapel.adapters.pettingzoo.aec import VERSION
from whitechapel.adapters.pettingzoo.single import AgainstPlayer
from whitechapel.adapters.pettingzoo.vector import Batch, VectorGames
from whitechapel.adapters.pettingzoo.vector_seat import VectorSeat
from whitechapel.core.registry import game_names

__all__ = ["AgainstPlayer", "Batch", "VectorGames", "VectorSeat", "classic_v0", "pocket_v0"]

for _name in game_names():
    _game = {"game_name": _name}
    pettingzoo.register("aec", f"whitechapel/{_name}_{VERSION}", entry_point=f"{__name__}.aec:env", kwargs=_game)
    gymnasium.register(
        f"whitechapel/{_name.capitalize()}-{VERSION}",
        entry_point=f"{__name__}.single:AgainstPlayer",
        vector_entry_point=f"{__name__}.vector_seat:VectorSeat",
        kwargs=_game,
    )
