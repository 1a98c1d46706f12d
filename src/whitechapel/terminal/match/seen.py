"""A record as moments through one lens: a seat's, a spectator's, or everything's."""

from collections.abc import Sequence
from typing import Any

from whitechapel.core.game import Game, OptionValue
from whitechapel.core.record import Event, GameRecord, observations
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import Seat
from whitechapel.terminal.moments import CHANCE, MOVE, Moment, Position


class Following:
    """Follows the events of a game, so that each is looked at once.

    Args:
        game: the game's rules.
        options: its rule options.
        lens: whose eyes; None sees everything.
    """

    def __init__(self, game: Game[Any, Any], options: dict[str, OptionValue], lens: Seat | None) -> None:
        self._game = game
        self._lens = lens
        self._states = [game.initial(**options)]
        self._events: list[Event] = []
        self.moments: list[Moment] = []

    @property
    def start(self) -> Position:
        """The table before the first event."""
        return self._position(self._states[0])

    def follow(self, events: Sequence[Event]) -> None:
        """Go on to these events, which are all of the game's; what was taken back is forgotten."""
        same = _common(self._events, events)
        del self._events[same:], self._states[same + 1 :], self.moments[same:]
        for event in events[same:]:
            before = self._states[-1]
            if event.action is None:
                raise ValueError("only complete records are followed")
            self._states.append(self._game.apply_trusted(before, event.action))
            visible = self._lens is None or self._game.sees(before, event.action, self._lens)
            shown = self._game.action_to_text(event.action) if visible else None
            self.moments.append(_moment(event, shown, self._position(self._states[-1])))
            self._events.append(event)

    def _position(self, state: Any) -> Position:
        if self._lens is None:
            seen = self._game.observe(state, Seat.JACK)
            return {**self._game.position_to_json(state), "display": self._game.display(seen)}
        return drawn(self._game, self._game.observe(state, self._lens))


def _common(some: Sequence[Event], others: Sequence[Event]) -> int:
    """How many events both begin with."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(some), len(others)))


def _moment(event: Event, action: str | None, position: Position) -> Moment:
    kind = CHANCE if event.actor is Seat.CHANCE else MOVE
    return Moment(kind, event.actor, action, event.announced, position)


def drawn(game: Game[Any, Any], seen: Any) -> Position:
    """What a seat knows as an object for JSON, with what a table draws."""
    return {**game.position_to_json(seen), "display": game.display(seen)}


def moments_of(record: GameRecord, lens: Seat | None) -> list[Moment]:
    """A whole record through a lens. A seat's own record has that lens only."""
    game = game_called(record.game)
    if record.view is None:
        following = Following(game, dict(record.options), lens)
        following.follow(record.events)
        return following.moments
    return [
        _moment(event, None if event.action is None else game.action_to_text(event.action), drawn(game, after))
        for event, after in zip(record.events, observations(record, lens), strict=True)
    ]


def start_of(record: GameRecord) -> Position:
    """The table before a record's first event, which hides nothing."""
    return Following(game_called(record.game), dict(record.options), Seat.SPECTATOR).start
