"""What happened so far, as a value: a game-theoretic history, event by event, with the state after each.

A history is never changed: `then` gives a longer one, `before` is the shorter one. So a copy costs nothing, an undo is
one step back, and whatever is worked out of a history (what a seat saw) is worked out once and shared by all that grow
from it. Histories hold states, secrets included: they stay with the match.
"""

from collections.abc import Iterator
from typing import Self

from whitechapel.core.errors import NotationError
from whitechapel.core.events import Event
from whitechapel.core.game import AnyGame, AnyObservation, AnyState
from whitechapel.core.types import VIEWERS, Action, Outcome, Seat

_CHANCE = Seat.CHANCE  # looked up once: reaching a member of an enum is slow


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
        "_announced",
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

    def __init__(self, game: AnyGame, state: AnyState, before: "Self | None" = None, action: Action = -1):
        self.game = game
        self.state = state
        self.before = before
        self.action = action
        self.actor = game.actor(state)
        if before is None:
            self.number = self.chances = 0
        else:
            self.number = before.number + 1
            self.chances = before.chances + (before.actor is _CHANCE)
        self.notes: dict[object, object] | None = None
        self._announced: str | None = None
        self._legal: tuple[Action, ...] | None = None
        self._logs: dict[Seat, tuple[Event, ...]] | None = None

    def then(self, action: Action) -> Self:
        """The history after one more event, which is known to be legal."""
        return type(self)(self.game, self.game.apply_trusted(self.state, action), self, action)

    def then_checked(self, action: Action) -> Self:
        """The same; raises `IllegalActionError` where the action is not legal now."""
        return type(self)(self.game, self.game.apply(self.state, action), self, action)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the player to act may choose. For that seat alone."""
        if self._legal is None:
            self._legal = self.game.legal_actions(self.state)
        return self._legal

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why by the rules, or None while the game is on."""
        return self.game.outcome(self.state) if self.actor is None else None

    @property
    def announced(self) -> str:
        """What was said aloud with the last event, in notation."""
        if self._announced is None:
            self._announced = "" if self.before is None else self.game.announcement(self.before.state, self.state)
        return self._announced

    def observation(self, seat: Seat) -> AnyObservation:
        """Everything `seat` knows now."""
        return self.game.observe(self.state, seat)

    def event(self) -> Event:
        """The last event with nothing withheld."""
        return Event(_actor_of(self), self.action, self.announced)

    def seen_by(self, seat: Seat) -> Event:
        """The last event as `seat` saw it."""
        before = self.before
        assert before is not None  # noqa: S101 - the start is no event
        assert before.actor is not None  # noqa: S101 - nothing happens after the end
        visible = self.game.sees(before.state, self.action, seat)
        return Event(before.actor, self.action if visible else None, self.announced)

    def log(self, seat: Seat) -> tuple[Event, ...]:
        """All events as `seat` saw them; event number n is the n-th."""
        if seat not in VIEWERS:
            raise NotationError(seat, "does not look on", "jack, detective or spectator")
        missing: list[History] = []
        here: History | None = self
        known: tuple[Event, ...] = ()
        while here is not None and here.before is not None:
            if here._logs is not None and seat in here._logs:
                known = here._logs[seat]
                break
            missing.append(here)
            here = here.before
        if missing:
            known += tuple(step.seen_by(seat) for step in reversed(missing))
            if self._logs is None:
                self._logs = {}
            self._logs[seat] = known
        return known

    def back_to(self, number: int) -> Self:
        """The history after its first `number` events."""
        here = self
        while here.number > number and here.before is not None:
            here = here.before
        return here

    def __iter__(self) -> Iterator[Self]:
        """Every history on the way here, after the first event first; the start is left out."""
        steps: list[Self] = []
        here = self
        while here.before is not None:
            steps.append(here)
            here = here.before
        return reversed(steps)

    def __len__(self) -> int:
        return self.number

    def __bool__(self) -> bool:
        return True

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its start and its actions: a chain of any length would be too deep."""
        return _replayed, (type(self), self.game.NAME, self.back_to(0).state, tuple(step.action for step in self))


def _actor_of(history: "History") -> Seat:
    assert history.before is not None  # noqa: S101 - the start is no event
    actor = history.before.actor
    assert actor is not None  # noqa: S101 - nothing happens after the end
    return actor


def _replayed(kind: "type[History]", name: str, start: AnyState, actions: tuple[Action, ...]) -> object:
    from whitechapel.core.registry import load_game  # noqa: PLC0415 - games import this module's neighbours

    history = kind(load_game(name), start)
    for action in actions:
        history = history.then(action)
    return history
