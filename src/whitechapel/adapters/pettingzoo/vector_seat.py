"""One seat of many games at once, by Gymnasium's vector API."""

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from whitechapel.adapters.pettingzoo.house import checked_role
from whitechapel.adapters.pettingzoo.observed import Observed, observed_space
from whitechapel.adapters.pettingzoo.vector import Batch, VectorGames
from whitechapel.core import OptionValue
from whitechapel.players import Player
from whitechapel.tensors import FloatArray, encoding

Info = dict[str, object]


class VectorSeat(VectorEnv[Observed, NDArray[np.int64], NDArray[np.generic]]):
    """`VectorGames` of one role, as Gymnasium's learners take it.

    A game that ends begins anew in the same step. Then ``info["final_obs"]`` has the last observation of it at its
    number, and None where no game ended; ``info["_final_obs"]`` says where. An illegal action raises an error.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game_name: str,
        num_envs: int = 1,
        *,
        role: str = "jack",
        opponent: str | Player = "uniform",
        **options: OptionValue,
    ) -> None:
        """Sit down at so many tables; the arguments are those of `VectorGames`."""
        self._seat = checked_role(role)
        self._games = VectorGames(game_name, num_envs, seed=None, role=role, opponent=opponent, **options)
        self.num_envs = num_envs
        self.single_observation_space = observed_space(game_name)
        self.single_action_space = spaces.Discrete(encoding(game_name).player_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observed, Info]:
        """Begin all games anew; with a seed (of a list: its first), everything follows from it."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first, options=options)
        return _observed(self._games.reset(first)), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, FloatArray, NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Play an action in every game and let the house answer."""
        batch = self._games.step(actions)
        rewards = np.ascontiguousarray(batch.rewards[:, self._seat])
        return _observed(batch), rewards, batch.ended, np.zeros(self.num_envs, bool), self._info(batch)

    def _info(self, batch: Batch) -> Info:
        if not batch.ended.any():
            return {}
        last = np.full(self.num_envs, None, dtype=object)
        for row, arrays in zip(np.flatnonzero(batch.ended), batch.final_observations, strict=True):
            last[row] = {"observation": arrays[self._seat], "action_mask": np.zeros_like(batch.masks[row])}
        return {"final_obs": last, "_final_obs": batch.ended.copy()}


def _observed(batch: Batch) -> Observed:
    return {"observation": batch.observations, "action_mask": batch.masks}
