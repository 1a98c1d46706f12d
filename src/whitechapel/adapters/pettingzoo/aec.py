"""Any of our games as a PettingZoo environment in which agents act in turn (AEC)."""

from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from whitechapel.adapters.pettingzoo.frames import FRAMES, Frame, checked_mode, frame
from whitechapel.adapters.pettingzoo.observed import Observed, observed, observed_space
from whitechapel.adapters.pettingzoo.quick_referee import QuickReferee
from whitechapel.core import PLAYERS, NotationError, OptionValue, Seat, game
from whitechapel.tensors import encoding

Agent: TypeAlias = str

AGENTS: dict[Agent, Seat] = {"jack_0": Seat.JACK, "detective_0": Seat.DETECTIVE}
"""The agents' names, in the form that PettingZoo asks for."""

_NAMES = {seat: agent for agent, seat in AGENTS.items()}
ILLEGAL_REWARD = -1


class GameEnv(AECEnv[Agent, Observed, int], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One game between two agents, ``jack_0`` and ``detective_0``.

    An observation is a dictionary: ``observation`` is the agent's array (`whitechapel.tensors`), ``action_mask`` has a
    1 for each action it may choose, and is all zeros while it is not its turn: in Mr. Jack the mover's mask can tell
    who Jack is. The winner's reward is 1, the loser's -1. Chance is dealt inside.

    A game's own class names it (`NAME`) and its version.
    """

    NAME: ClassVar[str]
    metadata: dict[str, Any]

    def __init__(self, render_mode: str | None = None, viewer: str = "spectator", **options: OptionValue) -> None:
        """Set the table.

        Args:
            render_mode: ``ansi`` (text), ``rgb_array`` (a picture), ``human`` (printed text), or None.
            viewer: whose knowledge is rendered: ``spectator``, ``jack`` or ``detective``.
            options: the game's rule options.
        """
        EzPickle.__init__(self, render_mode, viewer, **options)
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self._viewer = Seat.parse(viewer)
        self._referee = QuickReferee(game(self.NAME), **options)
        self.possible_agents = list(AGENTS)
        self.observation_spaces = {agent: observed_space(self.NAME) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(encoding(self.NAME).player_actions) for agent in AGENTS}

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """The space of `observe`'s answers."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete[np.int64]:
        """The players' actions; chance's are not among them."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none so far
        """Begin a new game. With a seed, all that chance decides from now on follows from it."""
        self._referee.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._select()

    def observe(self, agent: Agent) -> Observed:
        """What an agent knows, as an array, and what it may do now."""
        return observed(self._referee, AGENTS[agent])

    def step(self, action: int | None) -> None:
        """Play the selected agent's action; None for an agent whose game is over.

        Raises:
            IllegalActionError: when the action is not legal; nothing has changed. (`env()` ends the game instead.)
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise NotationError(action, f"is no action for {agent}, whose game is on", "an int that its mask allows")
        self._referee.play(int(action))
        self._cumulative_rewards[agent] = 0
        if self._referee.actor is None:
            self._end()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame | None:
        """The table as the chosen viewer knows it."""
        return frame(self._referee, self._viewer, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        actor = self._referee.actor
        if actor is not None:
            self.agent_selection = _NAMES[actor]

    def _end(self) -> None:
        outcome = self._referee.outcome
        assert outcome is not None  # noqa: S101 - nobody is to act
        for seat in PLAYERS:
            self.rewards[_NAMES[seat]] = 1 if seat is outcome.winner else -1
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(AGENTS, True)


def wrapped(raw: GameEnv) -> AECEnv[Agent, Observed, int]:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game, calls must come in order."""
    terminating = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


def metadata_of(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment with this versioned name."""
    return {"name": name, "render_modes": list(FRAMES), "is_parallelizable": False, "render_fps": 2}
