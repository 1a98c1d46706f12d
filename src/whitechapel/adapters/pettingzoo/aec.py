"""Any game as a PettingZoo environment in which agents act in turn (AEC)."""

from functools import partial
from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from whitechapel.adapters.pettingzoo.frames import FRAMES, Frame, checked_mode, frame
from whitechapel.adapters.pettingzoo.match_stream import MatchStream
from whitechapel.adapters.pettingzoo.observed import Observed, observed, observed_space
from whitechapel.core import PLAYERS, AnyAction, Match, NotationError, OptionValue, Seat
from whitechapel.tensors import encoding

Agent: TypeAlias = str

AGENTS: dict[Agent, Seat] = {"jack_0": Seat.JACK, "detective_0": Seat.DETECTIVE}
"""The agents' names, in the form that PettingZoo asks for."""

VERSION = "v0"
ILLEGAL_REWARD = -1
_NAMES = tuple(AGENTS)  # by seat


class GameEnv(AECEnv[Agent, Observed, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One game between two agents, ``jack_0`` and ``detective_0``.

    An observation is a dictionary: ``observation`` is the agent's array (`whitechapel.tensors`), ``action_mask`` has a
    1 for each action it may choose, and is all zeros while it is not its turn: in Mr. Jack the mover's mask can tell
    who Jack is. The winner's reward is 1, the loser's -1. Chance is dealt inside. Copies and pickles go on from where
    the game stands.
    """

    def __init__(
        self, game_name: str, render_mode: str | None = None, viewer: str = "spectator", **options: OptionValue
    ) -> None:
        """Set the table.

        Args:
            game_name: the game, by the name of its descriptor.
            render_mode: ``ansi`` (text), ``rgb_array`` (a picture), ``human`` (printed text), or None.
            viewer: whose knowledge is rendered: ``spectator``, ``jack`` or ``detective``.
            options: the game's rule options.
        """
        super().__init__()
        self.metadata = {
            "name": f"{game_name}_{VERSION}",
            "render_modes": list(FRAMES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = checked_mode(render_mode)
        self._viewer = Seat.parse(viewer)
        self._stream = MatchStream(game_name, options)
        self.possible_agents = list(AGENTS)
        self.observation_spaces = {agent: observed_space(game_name) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(encoding(game_name).player_actions) for agent in AGENTS}

    @property
    def match(self) -> Match:
        """The match in progress, secrets included: for those who watch the agents, never for the agents."""
        return self._stream.match

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """The space of `observe`'s answers."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete[np.int64]:
        """The players' actions; chance's are not among them."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002 - none so far
        """Begin a new game. With a seed, all that chance decides from now on follows from it."""
        if seed is not None:
            self._stream.seed(seed)
        self._stream.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[Agent, dict[str, object]] = {agent: {} for agent in AGENTS}
        self._select()

    def observe(self, agent: Agent) -> Observed:
        """What an agent knows, as an array, and what it may do now."""
        return observed(self._stream.match, AGENTS[agent])

    def step(self, action: AnyAction | None) -> None:
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
        self._stream.match.advance(action)
        self._cumulative_rewards[agent] = 0
        if self._stream.match.actor is None:
            self._end()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame | None:
        """The table as the chosen viewer knows it."""
        return frame(self._stream.match, self._viewer, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        actor = self._stream.match.actor
        if actor is not None:
            self.agent_selection = _NAMES[actor]

    def _end(self) -> None:
        outcome = self._stream.match.outcome
        assert outcome is not None  # noqa: S101 - nobody is to act
        for seat in PLAYERS:
            self.rewards[_NAMES[seat]] = 1 if seat is outcome.winner else -1
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(AGENTS, True)


def env(
    game_name: str, render_mode: str | None = None, viewer: str = "spectator", **options: OptionValue
) -> AECEnv[Agent, Observed, int]:
    """A game in PettingZoo's usual wrappers: an illegal action ends it, calls must come in order."""
    raw = GameEnv(game_name, render_mode, viewer, **options)
    terminating = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


def makers(game_name: str) -> tuple[partial[AECEnv[Agent, Observed, int]], partial[GameEnv]]:
    """The two names of a PettingZoo module for a game: `env`, and `raw_env` without wrappers."""
    return partial(env, game_name), partial(GameEnv, game_name)
