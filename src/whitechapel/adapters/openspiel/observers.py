"""What a player knows, as OpenSpiel's observers show it: strings and tensors, with recall or without, in parts.

Every observer sees a state only through `observe`, `sees` and `announcement`, so it has no secrets to show.
"""

import json
from math import prod
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import pyspiel

from whitechapel.adapters.openspiel.knowledge import FIRST_CODE, action_seen, event_codes, information_text
from whitechapel.core.game import AnyGame
from whitechapel.core.history import History
from whitechapel.core.registry import describe
from whitechapel.core.types import PLAYERS, Seat
from whitechapel.tensors import FloatArray, encoding

if TYPE_CHECKING:
    from whitechapel.adapters.openspiel.states import WhitechapelState

HISTORY = "history"
Kind: TypeAlias = pyspiel.IIGObservationType


class Observer:
    """Shows public knowledge, private knowledge or both, of this moment or (perfect recall) of the whole game.

    Attributes:
        tensor: the numbers, in one dimension; `set_from` writes them anew.
        dict: its parts by name, each a view in its own shape: those of docs/tensors.md, and with perfect recall
            ``history``, a row an event: the number of the action and 2, or 1 for an unseen one, in bits.
    """

    def __init__(self, rules: AnyGame, kind: Kind, longest: int) -> None:
        self._rules = rules
        self._public = bool(kind.public_info)
        self._private = _shows_private(kind.private_info)
        self._recall = bool(kind.perfect_recall)
        self._width = (rules.ACTION_COUNT + FIRST_CODE - 1).bit_length()
        self._encoding = encoding(rules.NAME) if describe(rules.NAME).tensors else None
        shapes: dict[str, tuple[int, ...]] = {}
        if self._encoding is not None:
            public = self._encoding.public_size
            self._shown = slice(0 if self._public else public, self._encoding.size if self._private else public)
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
        return PLAYERS[player] if self._private else Seat.SPECTATOR

    def set_from(self, state: "WhitechapelState", player: int) -> None:
        """Write what `player` knows in a state into the tensor."""
        history, viewer = state.past, self._viewer(player)
        self.tensor.fill(0)
        end = 0
        if self._encoding is not None:
            encoded = self._encoding.encode(history.observation(viewer))[self._shown]
            end = len(encoded)
            self.tensor[:end] = encoded
        if self._recall:
            codes = np.frombuffer(self._codes(history, viewer), np.uint8)
            self.tensor[end : end + len(codes)] = codes

    def _codes(self, history: History, viewer: Seat) -> bytes:
        """The events in bits; without public knowledge only those that a spectator did not see."""
        codes = event_codes(history, viewer, self._width)
        if self._public:
            return codes
        public = event_codes(history, Seat.SPECTATOR, self._width)
        rows = [slice(start, start + self._width) for start in range(0, len(codes), self._width)]
        return b"".join(codes[row] if codes[row] != public[row] else bytes(self._width) for row in rows)

    def string_from(self, state: "WhitechapelState", player: int) -> str:
        """What `player` knows in a state, to read."""
        history, viewer = state.past, self._viewer(player)
        if self._public:
            if self._recall:
                return information_text(history, viewer)
            return self._rules.position_to_text(history.observation(viewer))
        if not self._private:
            return ""
        return self._events_of_its_own(history, viewer) if self._recall else self._facts_of_its_own(history, viewer)

    def _facts_of_its_own(self, history: History, viewer: Seat) -> str:
        """What the seat knows and spectators don't: nothing once the game is over."""
        own, public = (self._rules.position_to_json(history.observation(seat)) for seat in (viewer, Seat.SPECTATOR))
        return ";".join(f"{name}={json.dumps(own[name])}" for name in own if name not in public)

    def _events_of_its_own(self, history: History, viewer: Seat) -> str:
        """The events that the seat saw and spectators did not, each with its number."""
        found: list[str] = []
        for step in history:
            seen = action_seen(step, viewer)
            if seen is not None and action_seen(step, Seat.SPECTATOR) is None:
                found.append(f"{step.number} {self._rules.action_to_text(seen)}")
        return "; ".join(found)


def _shows_private(kind: pyspiel.PrivateInfoType) -> bool:
    if kind == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("No observer shows one player the other's secrets")
    return bool(kind == pyspiel.PrivateInfoType.SINGLE_PLAYER)
