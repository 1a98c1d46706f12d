"""A state as OpenSpiel knows one: a thin shell around the chain of what happened."""

from collections.abc import Callable
from typing import Any

import pyspiel

from whitechapel.adapters.openspiel.happenings import CHANCE, TERMINAL, Happening
from whitechapel.adapters.openspiel.resampling import History, worlds_of
from whitechapel.core.game import ChanceOutcome
from whitechapel.core.types import Action, Seat

_WON = {Seat.JACK: (1.0, -1.0), Seat.DETECTIVE: (-1.0, 1.0)}
_MOST_KNOWN = 4096
_known: dict[int, tuple[tuple[ChanceOutcome, ...], list[tuple[Action, float]]]] = {}


class WhitechapelState(pyspiel.State):
    """A state of either game. Like all of OpenSpiel's states it knows every secret; observers show what a seat knows.

    Actions have the numbers they have everywhere else in this house; chance's come behind the players'.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.happened: Happening = game.beginning

    def current_player(self) -> int:
        """Who acts: 0 Jack, 1 the Detective, or OpenSpiel's number for chance or nobody."""
        return self.happened.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.happened.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is to decide. OpenSpiel's own answer asks twice, across the border to C++ and back."""
        return self.happened.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[Action]:
        """What may happen next, or what `player` may choose; for Python the short way, as above."""
        happened = self.happened
        if happened.player == CHANCE:
            return [outcome.action for outcome in happened.rules.chance_outcomes(happened.state)]
        if player is not None and player != happened.player:
            return []
        return list(happened.rules.legal_actions(happened.state))

    def _legal_actions(self, player: int) -> list[Action]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """What chance may decide, and how likely each is."""
        happened = self.happened
        return _in_floats(happened.rules.chance_outcomes(happened.state))

    def _apply_action(self, action: Action) -> None:
        self.happened = self.happened.after(action)

    def _action_to_string(self, player: int, action: Action) -> str:  # noqa: ARG002 - OpenSpiel's shape
        return self.happened.rules.action_to_text(action)

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser; zeros while the game is on."""
        outcome = self.happened.rules.outcome(self.happened.state)
        return [0.0, 0.0] if outcome is None else list(_WON[outcome.winner])

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "WhitechapelState":
        """A state that looks the same to the player from the first event on, each as likely as chance makes it."""
        worlds = worlds_of(self.happened, Seat(player_id))
        history = worlds.drawn(probability_sampler)
        twin: WhitechapelState | None = worlds.twins.get(history)
        if twin is None:
            twin = worlds.twins[history] = self._with(history)
        copy: WhitechapelState = twin.clone()
        return copy

    def _with(self, history: History) -> "WhitechapelState":
        """The state after these events."""
        state: WhitechapelState = self.get_game().new_initial_state()
        while state.happened.depth < len(history):
            state.apply_action(history[state.happened.depth])
        return state

    def __str__(self) -> str:
        return self.happened.rules.position_to_text(self.happened.state)


def _in_floats(outcomes: tuple[ChanceOutcome, ...]) -> list[tuple[Action, float]]:
    """Outcomes as OpenSpiel wants them. The rules mostly return the same few tuples, so these are kept."""
    known = _known.get(id(outcomes))
    if known is None or known[0] is not outcomes:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        known = outcomes, [(action, float(probability)) for action, probability in outcomes]
        _known[id(outcomes)] = known
    return known[1].copy()
