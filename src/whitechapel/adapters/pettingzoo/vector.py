"""Many games stepped together: NumPy in, NumPy out, for learners that think in batches."""

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whitechapel.adapters.pettingzoo.quick_referee import QuickReferee
from whitechapel.core import PLAYERS, NotationError, OptionValue, game
from whitechapel.tensors import FloatArray, Mask, encoding


class Batch(NamedTuple):
    """All games as they stand after a step, one row each.

    Attributes:
        observations: the array of the seat to act.
        masks: what that seat may do.
        seats: that seat: 0 Jack, 1 the Detective.
        rewards: Jack's and the Detective's for the step: 1 and -1 where it ended a game, else 0.
        ended: where the step ended a game. The row already shows the beginning of the next one.
    """

    observations: FloatArray
    masks: Mask
    seats: NDArray[np.int8]
    rewards: FloatArray
    ended: NDArray[np.bool_]


class VectorGames:
    """So many games at once. Every step plays one action in each; a game that ends begins anew at once."""

    def __init__(self, game_name: str, count: int, *, seed: int | None = None, **options: OptionValue) -> None:
        """Begin all games.

        Args:
            game_name: ``pocket`` or ``classic``.
            count: how many.
            seed: all that chance decides follows from it.
            options: the game's rule options.
        """
        rng = Random(seed)
        self._encoding = encoding(game_name)
        self._games = [QuickReferee(game(game_name), **options) for _ in range(count)]
        for each in self._games:
            each.begin(rng.getrandbits(64))

    def __len__(self) -> int:
        return len(self._games)

    def now(self) -> Batch:
        """All games as they stand, without a step."""
        count = len(self._games)
        return self._shown(np.zeros((count, len(PLAYERS)), np.float32), np.zeros(count, bool))

    def step(self, actions: NDArray[np.integer]) -> Batch:
        """Play an action in every game.

        Raises:
            IllegalActionError: at the first action that is not legal; the games before it have been stepped.
            NotationError: when there is not one action for each game.
        """
        if actions.shape != (len(self),):
            raise NotationError(actions.shape, "is not the shape of a step's actions", f"({len(self)},)")
        rewards = np.zeros((len(self._games), len(PLAYERS)), np.float32)
        ended = np.zeros(len(self._games), bool)
        for number, (each, action) in enumerate(zip(self._games, actions.tolist(), strict=True)):
            each.play(action)
            outcome = each.outcome if each.actor is None else None
            if outcome is not None:
                rewards[number] = [1 if seat is outcome.winner else -1 for seat in PLAYERS]
                ended[number] = True
                each.begin()
        return self._shown(rewards, ended)

    def _shown(self, rewards: FloatArray, ended: NDArray[np.bool_]) -> Batch:
        count = len(self._games)
        observations = np.zeros((count, self._encoding.size), np.float32)
        masks = np.zeros((count, self._encoding.player_actions), np.int8)
        seats = np.zeros(count, np.int8)
        for number, each in enumerate(self._games):
            if each.actor is not None:
                each.array(each.actor, observations[number])
                each.mask(each.actor, masks[number])
                seats[number] = each.actor
        return Batch(observations, masks, seats, rewards, ended)
