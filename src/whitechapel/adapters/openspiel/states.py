"""A state as OpenSpiel knows one: a thin shell around the history of a match in which chance is played by hand."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pyspiel

from whitechapel.adapters.openspiel.resampling import worlds_of
from whitechapel.core.game import ChanceOutcome
from whitechapel.core.history import History
from whitechapel.core.match import Match
from whitechapel.core.types import PLAYERS, Action, Seat

if TYPE_CHECKING:
    from whitechapel.adapters.openspiel.games import WhitechapelGame

TERMINAL = -4
_PLAYERS = (0, 1, -1)
"""OpenSpiel's numbers for who acts; Jack is 0 and the Detective 1 in both houses."""

_CHANCE = Seat.CHANCE  # looked up once: reaching a member of an enum is slow
_WON = ((1.0, -1.0), (-1.0, 1.0))
_MOST_KNOWN = 4096
_known: dict[int, tuple[tuple[ChanceOutcome, ...], list[tuple[Action, float]]]] = {}


class WhitechapelState(pyspiel.State):
    """A state of any game. Like all of OpenSpiel's states it knows every secret; observers show what a seat knows.

    Actions have the numbers they have everywhere else in this house; chance's come behind the players'.

    Attributes:
        past: all that happened so far. Copies of a state share it.
    """

    def __init__(self, game: "WhitechapelGame") -> None:
        super().__init__(game)
        self.past: History = game.start
        self._deal = game.deal

    @property
    def match(self) -> Match:
        """The match so far, to look at."""
        return Match.on(self.past)

    def current_player(self) -> int:
        """Who acts: 0 Jack, 1 the Detective, or OpenSpiel's number for chance or nobody."""
        actor = self.past.actor
        return TERMINAL if actor is None else _PLAYERS[actor]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.past.actor is None

    def is_chance_node(self) -> bool:
        """Whether chance is to decide. OpenSpiel's own answer asks twice, across the border to C++ and back."""
        return self.past.actor is _CHANCE

    def legal_actions(self, player: int | None = None) -> list[Action]:
        """What may happen next, or what `player` may choose; for Python the short way, as above."""
        history = self.past
        if history.actor is _CHANCE:
            return [outcome.action for outcome in history.game.chance_outcomes(history.state)]
        if player is not None and player != history.actor:
            return []
        return list(history.game.legal_actions(history.state))

    def _legal_actions(self, player: int) -> list[Action]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """What chance may decide, and how likely each is."""
        history = self.past
        return _in_floats(history.game.chance_outcomes(history.state))

    def _apply_action(self, action: Action) -> None:
        """OpenSpiel promises that the action is legal."""
        history = self.past.then(action)
        self.past = history if self._deal is None else self._deal.settled(history)

    def _action_to_string(self, player: int, action: Action) -> str:  # noqa: ARG002 - OpenSpiel's shape
        return self.past.game.action_to_text(action)

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser; zeros while the game is on."""
        outcome = self.past.outcome
        return [0.0, 0.0] if outcome is None else list(_WON[outcome.winner])

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "WhitechapelState":
        """A state that looks the same to the player from the first event on, each as likely as chance makes it."""
        worlds = worlds_of(self.past, PLAYERS[player_id])
        actions = worlds.drawn(probability_sampler)
        twin = cast("WhitechapelState | None", worlds.twins.get(actions))
        if twin is None:
            twin = worlds.twins[actions] = self._after(actions)
        copy: WhitechapelState = twin.clone()
        return copy

    def _after(self, actions: tuple[Action, ...]) -> "WhitechapelState":
        """The state after these events, what a fixed deal decides included."""
        state: WhitechapelState = self.get_game().new_initial_state()
        while state.past.number < len(actions):
            state.apply_action(actions[state.past.number])
        return state

    def __str__(self) -> str:
        return self.past.game.position_to_text(self.past.state)


def _in_floats(outcomes: tuple[ChanceOutcome, ...]) -> list[tuple[Action, float]]:
    """Outcomes as OpenSpiel wants them. The rules mostly return the same few tuples, so these are kept."""
    known = _known.get(id(outcomes))
    if known is None or known[0] is not outcomes:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        known = outcomes, [(action, float(probability)) for action, probability in outcomes]
        _known[id(outcomes)] = known
    return known[1].copy()
