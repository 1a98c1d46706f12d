"""What a player knows, as OpenSpiel's observers show it: strings and tensors, with recall or without, in parts.

Every observer sees a state only through `observe`, `sees` and `announcement`, so it has no secrets to show.
"""

import json
from math import prod
from typing import Any

import numpy as np
import pyspiel

from whitechapel.adapters.openspiel.happenings import FIRST_CODE, Happening
from whitechapel.core.game import Game
from whitechapel.core.types import Seat
from whitechapel.tensors import FloatArray, encoding

HISTORY = "history"


class Observer:
    """Shows public knowledge, private knowledge or both, of this moment or (perfect recall) of the whole game.

    Attributes:
        tensor: the numbers, in one dimension; `set_from` writes them anew.
        dict: its parts by name, each a view in its own shape: those of docs/tensors.md, and with perfect recall
            ``history``, a row an event: the number of the action and 2, or 1 for an unseen one, in bits.
    """

    def __init__(self, rules: Game[Any, Any], kind: Any, longest: int) -> None:
        self._rules = rules
        self._public = bool(kind.public_info)
        self._private = _shows_private(kind.private_info)
        self._recall = bool(kind.perfect_recall)
        self._encoding = encoding(rules.NAME)
        self._width = (rules.ACTION_COUNT + FIRST_CODE - 1).bit_length()
        self._shown = slice(
            0 if self._public else self._encoding.public_size,
            self._encoding.size if self._private else self._encoding.public_size,
        )
        shapes = {part.name: part.shape for part in self._encoding.parts if self._shows(part.private)}
        if self._recall:
            shapes[HISTORY] = (longest, self._width)
        self.tensor: FloatArray = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: dict[str, FloatArray] = {}
        offset = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[offset : offset + prod(shape)].reshape(shape)
            offset += prod(shape)

    def _shows(self, private: bool) -> bool:
        return self._private if private else self._public

    def _viewer(self, player: int) -> Seat:
        """Whose eyes to look through: where nothing private is shown, a spectator's."""
        return Seat(player) if self._private else Seat.SPECTATOR

    def set_from(self, state: Any, player: int) -> None:
        """Write what `player` knows in a state into the tensor."""
        happened: Happening = state.happened
        viewer = self._viewer(player)
        encoded = self._encoding.encode(self._rules.observe(happened.state, viewer))[self._shown]
        self.tensor.fill(0)
        self.tensor[: len(encoded)] = encoded
        if self._recall:
            codes = np.frombuffer(self._codes(happened, viewer), np.uint8)
            self.tensor[len(encoded) : len(encoded) + len(codes)] = codes

    def _codes(self, happened: Happening, viewer: Seat) -> bytes:
        """The events in bits; without public knowledge only those that a spectator did not see."""
        codes = happened.codes(viewer, self._width)
        if self._public:
            return codes
        public = happened.codes(Seat.SPECTATOR, self._width)
        rows = [slice(start, start + self._width) for start in range(0, len(codes), self._width)]
        return b"".join(codes[row] if codes[row] != public[row] else bytes(self._width) for row in rows)

    def string_from(self, state: Any, player: int) -> str:
        """What `player` knows in a state, to read."""
        happened: Happening = state.happened
        viewer = self._viewer(player)
        if self._public:
            seen = self._rules.observe(happened.state, viewer)
            return happened.tale(viewer) if self._recall else self._rules.position_to_text(seen)
        if not self._private:
            return ""
        return self._events_of_his_own(happened, viewer) if self._recall else self._facts_of_his_own(happened, viewer)

    def _facts_of_his_own(self, happened: Happening, viewer: Seat) -> str:
        """What the seat knows and spectators don't: nothing once the game is over."""
        own, public = (
            self._rules.position_to_json(self._rules.observe(happened.state, seat)) for seat in (viewer, Seat.SPECTATOR)
        )
        return ";".join(f"{name}={json.dumps(own[name])}" for name in own if name not in public)

    def _events_of_his_own(self, happened: Happening, viewer: Seat) -> str:
        """The events that the seat saw and spectators did not, each with its number."""
        found: list[str] = []
        here = happened
        while here.before is not None:
            seen = here.seen_by(viewer)
            if seen is not None and here.seen_by(Seat.SPECTATOR) is None:
                found.append(f"{here.depth} {self._rules.action_to_text(seen)}")
            here = here.before
        return "; ".join(reversed(found))


def _shows_private(kind: Any) -> bool:
    if kind == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("No observer shows one player the other's secrets")
    return bool(kind == pyspiel.PrivateInfoType.SINGLE_PLAYER)
