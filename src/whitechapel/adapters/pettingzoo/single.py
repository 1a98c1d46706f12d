"""One seat of a game as a Gymnasium environment: the other seat is a player of ours, or anybody's."""

from typing import SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces

from whitechapel.adapters.pettingzoo.frames import FRAMES, Frame, checked_mode, frame
from whitechapel.adapters.pettingzoo.house import HouseStream, checked_role
from whitechapel.adapters.pettingzoo.observed import Observed, observed, observed_space
from whitechapel.core import Match, OptionValue, WhitechapelError
from whitechapel.players import Player
from whitechapel.tensors import Mask, encoding

Info = dict[str, object]


class AgainstPlayer(gymnasium.Env[Observed, np.int64]):
    """A game against somebody; the agent is only asked when it is its turn.

    Observations are those of the PettingZoo environments: ``observation`` and ``action_mask``. The reward is 1 for a
    win and -1 for a loss. An illegal action loses at once; ``info["illegal"]`` says why it was. A game that is over
    before the agent's first action is dealt anew.
    """

    metadata = {"render_modes": list(FRAMES), "render_fps": 2}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game_name: str,
        *,
        role: str = "jack",
        opponent: str | Player = "uniform",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """Sit down.

        Args:
            game_name: the game, by the name of its descriptor.
            role: the agent's seat, ``jack`` or ``detective``. Its knowledge is what is rendered.
            opponent: the other seat's player: a spec of the game's players (``greedy``, ``level:5``), or a `Player`.
            render_mode: ``ansi`` (text), ``rgb_array`` (a picture), ``human`` (printed text), or None.
            options: the game's rule options.
        """
        self._seat = checked_role(role)
        self.render_mode = checked_mode(render_mode)
        self._stream = HouseStream(game_name, options, self._seat, opponent)
        self._over = True
        self.observation_space = observed_space(game_name)
        self.action_space = spaces.Discrete(encoding(game_name).player_actions)

    @property
    def match(self) -> Match:
        """The match in progress, secrets included: for those who watch the agent, never for the agent."""
        return self._stream.match

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:
        """Begin a new game. With a seed, chance and a player named by its spec follow from it."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._stream.seed(seed)
        self._stream.begin()
        self._over = False
        return self._observed(), {}

    def step(self, action: SupportsIndex) -> tuple[Observed, float, bool, bool, Info]:
        """Play an action, let the opponent answer, and return what Gymnasium asks for."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() to begin another")
        try:
            self._stream.match.advance(action)
        except WhitechapelError as error:
            self._over = True
            return self._observed(), -1.0, True, False, {"illegal": error.why}
        self._stream.answer()
        outcome = self._stream.match.history.outcome
        if outcome is None:
            return self._observed(), 0.0, False, False, {}
        self._over = True
        reward = 1.0 if outcome.winner is self._seat else -1.0
        return self._observed(), reward, True, False, {"reason": outcome.reason}

    def action_masks(self) -> Mask:
        """What the agent may do now, where a learner asks for it apart from the observation."""
        mask: Mask = self._observed()["action_mask"]
        return mask

    def render(self) -> Frame | None:
        """The table as the agent's seat knows it."""
        return frame(self._stream.match, self._seat, self.render_mode)

    def _observed(self) -> Observed:
        return observed(self._stream.match, self._seat)
