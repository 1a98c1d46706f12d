"""Many games stepped together: NumPy in, NumPy out, for learners that think in batches."""

from collections.abc import Sequence
from operator import index
from random import Random
from typing import NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from whitechapel.adapters.pettingzoo.house import HouseStream, checked_role
from whitechapel.adapters.pettingzoo.match_stream import MatchStream
from whitechapel.core import PLAYERS, AnyObservation, Match, NotationError, OptionValue, Seat
from whitechapel.players import Player
from whitechapel.tensors import FloatArray, Mask, encoding

_WON = ((1.0, -1.0), (-1.0, 1.0))  # the rewards, by the winner


class Batch(NamedTuple):
    """All games as they stand after a step, one row each.

    Attributes:
        observations: the array of the seat to act.
        masks: what that seat may do.
        seats: that seat: 0 Jack, 1 the Detective.
        rewards: Jack's and the Detective's for the step: 1 and -1 where it ended a game, else 0.
        ended: where the step ended a game. The row already shows the beginning of the next one.
        final_observations: Jack's and the Detective's last arrays of each game that ended, in the order of the rows.
    """

    observations: FloatArray
    masks: Mask
    seats: NDArray[np.int8]
    rewards: FloatArray
    ended: NDArray[np.bool_]
    final_observations: FloatArray


class VectorGames:
    """So many games at once. Every step plays one action in each; a game that ends begins anew at once.

    Copies and pickles go on from where the games stand.
    """

    def __init__(
        self,
        game_name: str,
        count: SupportsIndex,
        *,
        seed: SupportsIndex | None = None,
        role: str | None = None,
        opponent: str | Player = "uniform",
        **options: OptionValue,
    ) -> None:
        """Begin all games.

        Args:
            game_name: the game, by the name of its descriptor.
            count: how many.
            seed: all that chance decides follows from it.
            role: ``jack`` or ``detective`` to step this seat alone, against `opponent`; None to step both.
            opponent: who plays the other seat: a spec of the game's players (``greedy``, ``level:5``), or a `Player`.
            options: the game's rule options.
        """
        if index(count) < 1:
            raise NotationError(count, "is not a number of games", "1 or more")
        self._name = game_name
        self._rng = Random()
        self._allowed = b""
        self._streams = [_stream(game_name, role, opponent, options) for _ in range(count)]
        self.reset(seed)

    def __len__(self) -> int:
        return len(self._streams)

    @property
    def matches(self) -> tuple[Match, ...]:
        """The matches in progress, secrets included: for those who watch the learner, never for the learner."""
        return tuple(stream.match for stream in self._streams)

    def reset(self, seed: SupportsIndex | None = None) -> Batch:
        """Begin all games anew; with a seed, all that is dealt from now on follows from it."""
        if seed is not None:
            self._rng.seed(index(seed))
        for stream in self._streams:
            stream.seed(self._rng.getrandbits(64))
            stream.begin()
        return self.now()

    def now(self) -> Batch:
        """All games as they stand, without a step."""
        return self._shown(np.zeros((len(self), len(PLAYERS)), np.float32), np.zeros(len(self), bool), [])

    def step(self, actions: "NDArray[np.integer] | Sequence[SupportsIndex]") -> Batch:
        """Play an action in every game.

        Raises:
            IllegalActionError: when an action is not legal; no game has been stepped.
            NotationError: when there is not one action of the game for each; no game has been stepped.
        """
        chosen = self._legal(actions)
        rewards = np.zeros((len(self), len(PLAYERS)), np.float32)
        ended = np.zeros(len(self), bool)
        finals: list[AnyObservation] = []
        for number, (stream, action) in enumerate(zip(self._streams, chosen, strict=True)):
            match = stream.match
            match.advance_trusted(action)
            stream.answer()
            if match.history.actor is None:
                outcome = match.outcome
                assert outcome is not None  # noqa: S101 - nobody is to act
                rewards[number] = _WON[outcome.winner]
                ended[number] = True
                finals += [match.observation(seat) for seat in PLAYERS]
                stream.begin()
        return self._shown(rewards, ended, finals)

    def _legal(self, actions: "NDArray[np.integer] | Sequence[SupportsIndex]") -> list[int]:
        given = np.asarray(actions)
        if given.shape != (len(self),):
            raise NotationError(given.shape, "is not the shape of a step's actions", f"({len(self)},)")
        if given.dtype.kind not in "iu":
            raise NotationError(given.dtype.name, "is not a type of actions", "ints")
        chosen: list[int] = given.tolist()
        allowed, width = self._allowed, len(self._allowed) // len(self)
        for number, action in enumerate(chosen):
            if not (0 <= action < width and allowed[number * width + action]):
                self._streams[number].match.after(action)  # raises, and says what is wrong with it
        return chosen

    def _shown(self, rewards: FloatArray, ended: NDArray[np.bool_], finals: list[AnyObservation]) -> Batch:
        found = encoding(self._name)
        size, width, rules = found.size, found.player_actions, found.game
        observations = np.zeros((len(self), size), np.float32)
        masks = np.zeros((len(self), width), np.int8)
        entries, actions = observations.ravel(), masks.ravel()
        seats: list[Seat] = []
        for number, stream in enumerate(self._streams):
            history = stream.match.history
            state, actor = history.state, history.actor
            assert actor is not None  # noqa: S101 - a match that is over was followed by the next one
            found.encode(rules.observe(state, actor), entries, number * size)
            found.mask(rules.legal_actions(state), actions, number * width)
            seats.append(actor)
        self._allowed = masks.tobytes()  # a copy: the arrays are the learner's
        last = np.zeros((len(finals) // len(PLAYERS), len(PLAYERS), size), np.float32)
        for number, observation in enumerate(finals):
            found.encode(observation, last.ravel(), number * size)
        return Batch(observations, masks, np.frombuffer(bytearray(seats), np.int8), rewards, ended, last)


def _stream(game_name: str, role: str | None, opponent: str | Player, options: dict[str, OptionValue]) -> MatchStream:
    if role is None:
        return MatchStream(game_name, options)
    return HouseStream(game_name, options, checked_role(role), opponent)
