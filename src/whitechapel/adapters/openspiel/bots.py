"""The players of this house as bots of OpenSpiel."""

from functools import partial

import pyspiel

from whitechapel.adapters.openspiel.games import WhitechapelGame
from whitechapel.adapters.openspiel.states import WhitechapelState
from whitechapel.core.types import PLAYERS
from whitechapel.players import OWN_BUDGET, Limit, Player, player


class LevelBot(pyspiel.Bot):
    """A level, or any player by its spec, that plays one seat. It is given its seat's view of a state and nothing else.

    A player plays one match: `restart` makes a new one, and so does a state that has gone back.
    """

    def __init__(
        self, game: WhitechapelGame, player_id: int, level: int | str, seed: int = 0, limit: Limit = OWN_BUDGET
    ) -> None:
        """Sit down.

        Args:
            game: the game, as OpenSpiel loaded it.
            player_id: 0 Jack, 1 the Detective.
            level: the number of a level, or a spec of the game's players (``greedy``, ``ismcts:1000``).
            seed: of the player.
            limit: how long to think about an action.
        """
        super().__init__()
        spec = f"level:{level}" if isinstance(level, int) else level
        self._make = partial(player, spec, game=game.rules.NAME, seed=seed)
        self._player: Player = self._make()
        self._seat = PLAYERS[player_id]
        self._limit = limit
        self._number = 0

    def player_id(self) -> int:
        """Whose actions it chooses."""
        return int(self._seat)

    def restart(self) -> None:
        """A new match begins."""
        self._player = self._make()
        self._number = 0

    def restart_at(self, state: WhitechapelState) -> None:
        """A new match begins in a state."""
        self.restart()
        self._number = state.past.number

    def step(self, state: WhitechapelState) -> int:
        """The action it chooses."""
        view = state.match.view(self._seat)
        if view.number < self._number:
            self.restart()
        self._number = view.number
        return int(self._player.choose(view, self._limit))
