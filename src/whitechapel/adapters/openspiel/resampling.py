"""Another history that looks the same to a seat, drawn as chance would have it.

All states that the seat must reckon with are followed from the first event on, each with its weight and the states it
may have come from; then one of the last ones is drawn and the way back to the beginning. Players' habits don't count.
"""

from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import NamedTuple, TypeAlias, TypeVar

from whitechapel.adapters.openspiel.knowledge import action_seen, worked_out
from whitechapel.core.game import AnyState
from whitechapel.core.history import History
from whitechapel.core.types import Action, Seat

Actions: TypeAlias = tuple[Action, ...]
OneT = TypeVar("OneT")
Draw: TypeAlias = Callable[[], float]
"""Draws a number from 0 up to 1."""


class Way(NamedTuple):
    """One way into a state: from which state, by which event, and how likely it is."""

    source: AnyState
    action: Action
    weight: float


class SeatWorlds:
    """The states a seat must reckon with after a history.

    Attributes:
        twins: OpenSpiel's states of the histories drawn so far: a copy is made faster than a history is played.
    """

    def __init__(self, before: "SeatWorlds | None", ways: dict[AnyState, list[Way]]) -> None:
        self._before = before
        self._ways = ways
        whole = sum(map(_weight, ways.values()))
        self.weights = {state: _weight(into) / whole for state, into in ways.items()}
        self.twins: dict[Actions, object] = {}

    def drawn(self, draw: Draw) -> Actions:
        """The events of one history that ends in one of these states."""
        state = _picked(list(self.weights.items()), draw)
        actions: list[Action] = []
        here = self
        while here._before is not None:
            way = _picked([(way, way.weight) for way in here._ways[state]], draw)
            actions.append(way.action)
            state, here = way.source, here._before
        return tuple(reversed(actions))


def worlds_of(history: History, seat: Seat) -> SeatWorlds:
    """The states that look to `seat` like this history's, worked out from those of the one before it."""
    return worked_out(
        history,
        ("worlds", int(seat)),
        lambda start: SeatWorlds(None, {start.state: [Way(None, -1, 1.0)]}),
        lambda sources, step: _followed(sources, step, seat),
    )


def _followed(sources: SeatWorlds, step: History, seat: Seat) -> SeatWorlds:
    before, rules = step.before, step.game
    assert before is not None  # noqa: S101 - it is an event
    seen = action_seen(step, seat)
    following: dict[AnyState, list[Way]] = {}
    for source, weight in sources.weights.items():
        for action, share in _possible(before, source, seen, seat):
            after = rules.apply_trusted(source, action)
            if rules.announcement(source, after) == step.announced:
                following.setdefault(after, []).append(Way(source, action, weight * share))
    return SeatWorlds(sources, following)


def _possible(before: History, source: AnyState, seen: Action | None, seat: Seat) -> Iterable[tuple[Action, float]]:
    """What may have happened in a state that the seat must reckon with, and how likely each was."""
    rules = before.game
    if before.actor is Seat.CHANCE:
        outcomes = [(action, float(chance)) for action, chance in rules.chance_outcomes(source)]
        return outcomes if seen is None else [outcome for outcome in outcomes if outcome[0] == seen]
    assert seen is not None  # noqa: S101 - players act in the open
    return [(seen, 1.0)] if before.actor is seat or seen in rules.legal_actions(source) else []


def _weight(ways: list[Way]) -> float:
    return sum(way.weight for way in ways)


def _picked(weighted: list[tuple[OneT, float]], draw: Draw) -> OneT:
    """One of these, each as likely as its weight says."""
    if len(weighted) == 1:
        return weighted[0][0]
    bounds = list(accumulate(weight for _, weight in weighted))
    point = draw() * bounds[-1]
    return next((one for (one, _), bound in zip(weighted, bounds, strict=True) if point < bound), weighted[-1][0])
