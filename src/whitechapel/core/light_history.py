"""A history for those who play millions of games and hardly ever look back.

It keeps its last state and the actions. Whatever is before it is there as well, but played again when somebody asks:
thousands of games at once leave nothing for Python's garbage collector to walk through.
"""

from collections.abc import Iterable

from whitechapel.core.history import History
from whitechapel.core.types import Action, Seat

_CHANCE = Seat.CHANCE  # looked up once: reaching a member of an enum is slow
_new = object.__new__


class _Line(list[Action]):
    """The actions up to a history, the number of an action being its place, and where they begin to be remembered."""

    __slots__ = ("start",)

    def __init__(self, start: History, actions: Iterable[Action]) -> None:
        super().__init__(actions)
        self.start = start


class LightHistory(History):
    """A history that begins where another one ends, and from there on remembers actions alone."""

    __slots__ = ("_line", "_past")

    _past: History | None

    def __init__(self, start: History) -> None:
        """The same history as `start`."""
        self._line = _Line(start, [-1] * start.number)
        self._past = start.before
        self.game, self.state, self.action, self.actor = start.game, start.state, start.action, start.actor
        self.number, self.chances = start.number, start.chances
        self.notes = self._event = self._legal = self._logs = None

    @property
    def before(self) -> History | None:  # type: ignore[override]  # nobody sets it
        """The history without its last event, as it would have been kept."""
        start = self._line.start
        if self._past is None and self.number > start.number:
            past = start
            for action in self._line[start.number : self.number - 1]:
                past = past.then(action)
            self._past = past
        return self._past

    def then(self, action: Action, *, checked: bool = False) -> "LightHistory":
        """The history after one more event; see `History.then`."""
        game, line, number = self.game, self._line, self.number
        state = game.apply(self.state, action) if checked else game.apply_trusted(self.state, action)
        if len(line) != number:
            line = _Line(line.start, line[:number])  # another one has gone on from here
        line.append(action)
        after = _new(LightHistory)
        after.game = game
        after.state = state
        after.action = action
        after.actor = game.actor(state)
        after.number = number + 1
        after.chances = self.chances + 1 if self.actor is _CHANCE else self.chances
        after.notes = after._event = after._legal = after._logs = after._past = None
        after._line = line
        return after
