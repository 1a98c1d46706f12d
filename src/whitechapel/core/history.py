"""What happened so far, as a value: a game-theoretic history, event by event, with the state after each.

A history is never changed: `then` gives a longer one, `before` is the shorter one. So a copy costs nothing, an undo is
one step back, and whatever is worked out of a history (what a seat saw) is worked out once and shared by all that grow
from it. Histories hold states, secrets included: they stay with the match.
"""

from collections.abc import Iterator

from whitechapel.core.errors import NotationError
from whitechapel.core.events import Event, shared_event
from whitechapel.core.game import AnyGame, AnyObservation, AnyState
from whitechapel.core.types import VIEWERS, Action, Outcome, Seat

_CHANCE = Seat.CHANCE  # looked up once: reaching a member of an enum is slow
_new = object.__new__  # learners and searchers make millions of histories, and a call of `__init__` for each is slow


class History:
    """The events up to a moment of a game.

    Attributes:
        game: the rules.
        before: the history without its last event; None at the start.
        action: the last event's action; -1 at the start.
        state: the state now, secrets included.
        actor: who acts next; None when the game is over.
        number: how many events there were.
        chances: how many of them were chance's.
        notes: what others have worked out of it and want to find again; None while there is nothing.
    """

    __slots__ = (
        "_event",
        "_legal",
        "_logs",
        "action",
        "actor",
        "before",
        "chances",
        "game",
        "notes",
        "number",
        "state",
    )

    before: "History | None"
    notes: dict[object, object] | None
    _event: Event | None
    _legal: tuple[Action, ...] | None
    _logs: dict[Seat, tuple[Event, ...]] | None

    def __init__(self, game: AnyGame, state: AnyState) -> None:
        """A history in which nothing happened yet."""
        self.game = game
        self.state = state
        self.before = None
        self.action: Action = -1
        self.actor: Seat | None = game.actor(state)
        self.number = self.chances = 0
        self.notes = self._event = self._legal = self._logs = None

    def then(self, action: Action, *, checked: bool = False) -> "History":
        """The history after one more event, which is known to be legal, or else is to be `checked`.

        Raises:
            IllegalActionError: where it is checked and not legal now.
        """
        game = self.game
        state = game.apply(self.state, action) if checked else game.apply_trusted(self.state, action)
        after = _new(History)
        after.game = game
        after.state = state
        after.before = self
        after.action = action
        after.actor = game.actor(state)
        after.number = self.number + 1
        after.chances = self.chances + 1 if self.actor is _CHANCE else self.chances
        after.notes = after._event = after._legal = after._logs = None
        self._legal = None  # of the past hardly anybody asks it again, and the lists are long
        return after

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the player to act may choose. For that seat alone."""
        found = self._legal
        if found is None:
            found = self._legal = self.game.legal_actions(self.state)
        return found

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why by the rules, or None while the game is on."""
        return self.game.outcome(self.state) if self.actor is None else None

    @property
    def announced(self) -> str:
        """What was said aloud with the last event, in notation."""
        return "" if self.before is None else self.event().announced

    def observation(self, seat: Seat) -> AnyObservation:
        """Everything `seat` knows now."""
        return self.game.observe(self.state, seat)

    def event(self) -> Event:
        """The last event with nothing withheld."""
        found = self._event
        if found is None:
            before = self.before
            assert before is not None  # noqa: S101 - the start is no event
            assert before.actor is not None  # noqa: S101 - nothing happens after the end
            announced = self.game.announcement(before.state, self.state)
            found = self._event = shared_event(before.actor, self.action, announced)
        return found

    def seen_by(self, seat: Seat) -> Event:
        """The last event as `seat` saw it."""
        event, before = self._event or self.event(), self.before
        assert before is not None  # noqa: S101 - the start is no event
        if self.game.sees(before.state, self.action, seat):
            return event
        return shared_event(event.actor, None, event.announced)

    def log(self, seat: Seat) -> tuple[Event, ...]:
        """All events as `seat` saw them; event number n is the n-th.

        The last log that was asked for is kept, and grows with the history: one log a seat, not one a moment.
        """
        if seat not in VIEWERS:
            raise NotationError(seat, "does not look on", "jack, detective or spectator")
        seen: list[Event] = []
        known: tuple[Event, ...] = ()
        here: History = self
        while here.before is not None:
            if here._logs is not None and (known := here._logs.get(seat, ())):
                break
            seen.append(here.seen_by(seat))
            here = here.before
        if seen:
            seen.reverse()
            known = (*known, *seen)
            here._forget(seat)
            self._logs = {**(self._logs or {}), seat: known}
        return known

    def _forget(self, seat: Seat) -> None:
        if self._logs is not None:
            self._logs = {other: log for other, log in self._logs.items() if other is not seat} or None

    def back_to(self, number: int) -> "History":
        """The history after its first `number` events."""
        here: History = self
        while here.number > number and here.before is not None:
            here = here.before
        return here

    def since(self, number: int) -> Iterator["History"]:
        """Every history on the way here after its first `number` events."""
        steps: list[History] = []
        here: History = self
        while here.number > number and here.before is not None:
            steps.append(here)
            here = here.before
        return reversed(steps)

    def __iter__(self) -> Iterator["History"]:
        """Every history on the way here, after the first event first; the start is left out."""
        return self.since(0)

    def __len__(self) -> int:
        return self.number

    def __bool__(self) -> bool:
        return True

    def __deepcopy__(self, memo: dict[int, object]) -> "History":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its start and its actions: a chain of any length would be too deep."""
        return _replayed, (self.game.NAME, self.back_to(0).state, tuple(step.action for step in self))


def _replayed(name: str, start: AnyState, actions: tuple[Action, ...]) -> History:
    from whitechapel.core.registry import load_game  # noqa: PLC0415 - games import this module's neighbours

    history = History(load_game(name), start)
    for action in actions:
        history = history.then(action)
    return history
