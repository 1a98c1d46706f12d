"""One seat of a game as a Gymnasium environment: the other seat is a player of ours, or anybody's."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from whitechapel.adapters.pettingzoo.frames import FRAMES, Frame, checked_mode, frame
from whitechapel.adapters.pettingzoo.observed import Observed, observed, observed_space
from whitechapel.adapters.pettingzoo.quick_referee import QuickReferee
from whitechapel.core import PLAYERS, NotationError, OptionValue, Seat, WhitechapelError, game
from whitechapel.players import Player, player
from whitechapel.tensors import Mask, encoding


class AgainstPlayer(gymnasium.Env[Observed, np.int64]):
    """A game against somebody; the agent is only asked when it is its turn.

    Observations are those of the PettingZoo environments: ``observation`` and ``action_mask``. The reward is 1 for a
    win and -1 for a loss. An illegal action loses at once; ``info["illegal"]`` says why it was.
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
            game_name: ``pocket`` or ``classic``.
            role: the agent's seat, ``jack`` or ``detective``. Its knowledge is what is rendered.
            opponent: the other seat's player: a spec of the catalogue (``greedy``, ``level:5``), or a `Player`.
            render_mode: ``ansi`` (text), ``rgb_array`` (a picture), ``human`` (printed text), or None.
            options: the game's rule options.
        """
        self._seat = Seat.parse(role)
        if self._seat not in PLAYERS:
            raise NotationError(role, "is not a role", "jack or detective")
        self.render_mode = checked_mode(render_mode)
        self._referee = QuickReferee(game(game_name), **options)
        self._spec = opponent
        self._opponent = self._seated(0)
        self._over = True
        self.observation_space = observed_space(game_name)
        self.action_space = spaces.Discrete(encoding(game_name).player_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a new game. With a seed, chance and a player from the catalogue follow from it."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._opponent = self._seated(seed)
        self._referee.begin(seed)
        self._over = False
        self._let_opponent_play()
        return self._observed(), {}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play an action, let the opponent answer, and return what Gymnasium asks for."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() to begin another")
        try:
            self._referee.play(int(action))
        except WhitechapelError as error:
            self._over = True
            return self._observed(), -1.0, True, False, {"illegal": error.why}
        self._let_opponent_play()
        outcome = self._referee.outcome
        if outcome is None:
            return self._observed(), 0.0, False, False, {}
        self._over = True
        reward = 1.0 if outcome.winner is self._seat else -1.0
        return self._observed(), reward, True, False, {"reason": outcome.reason}

    def action_masks(self) -> Mask:
        """What the agent may do now, where a learner asks for it apart from the observation."""
        return self._referee.mask(self._seat)

    def render(self) -> Frame | None:
        """The table as the agent's seat knows it."""
        return frame(self._referee, self._seat, self.render_mode)

    def _seated(self, seed: int) -> Player:
        if not isinstance(self._spec, str):
            return self._spec
        return player(self._spec, game=self._referee.game.NAME, seed=seed)

    def _let_opponent_play(self) -> None:
        referee = self._referee
        while referee.actor is self._seat.opponent:
            referee.play(self._opponent.choose(referee.observation(self._seat.opponent), referee.legal))

    def _observed(self) -> Observed:
        return observed(self._referee, self._seat)
