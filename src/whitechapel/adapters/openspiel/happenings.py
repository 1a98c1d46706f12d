"""What happened so far, as a chain from the newest event back to the beginning.

OpenSpiel copies states all the time. A chain is never changed, so copies share it, and whatever is worked out of it
(what a seat saw and heard) is worked out once, and only when somebody asks.
"""

from typing import Any

from whitechapel.core.game import Game, OptionValue
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import Action, Seat

CHANCE = -1
TERMINAL = -4
"""OpenSpiel's numbers for who acts; Jack is 0 and the Detective 1 in both houses."""

_PLAYERS = (0, 1, CHANCE)

UNSEEN = 1
FIRST_CODE = 2
"""In codes of events 0 is none, 1 one that the seat did not see; an action's code is its number and this."""


class Insight:
    """What was worked out of a happening, seat by seat: what was seen and heard, in text, in bits, and the worlds."""

    def __init__(self, before: "Happening | None") -> None:
        self.depth: int = 0 if before is None else before.depth + 1
        self.tales: dict[Seat, str] = {}
        self.codes: dict[Seat, bytes] = {}
        self.worlds: dict[Seat, Any] = {}


class Happening:
    """One event and the state after it; the first of a chain has neither event nor predecessor.

    Attributes:
        rules: the game's rules.
        before: the happening it follows, or None.
        action: the event.
        state: the state after it, secrets included.
        player: who acts now, as OpenSpiel numbers it.
    """

    __slots__ = ("_insight", "action", "before", "player", "rules", "state")

    def __init__(self, rules: Game[Any, Any], before: "Happening | None", action: Action, state: Any) -> None:
        self.rules = rules
        self.before = before
        self.action = action
        self.state = state
        actor = rules.actor(state)
        self.player: int = TERMINAL if actor is None else _PLAYERS[actor]
        self._insight: Insight | None = None

    @property
    def insight(self) -> Insight:
        """What was worked out of it so far; nothing before somebody asks, for most states are never looked at."""
        if self._insight is None:
            self._insight = Insight(self.before)
        return self._insight

    @property
    def depth(self) -> int:
        """How many events there were."""
        return self.insight.depth

    @classmethod
    def beginning(cls, rules: Game[Any, Any], options: dict[str, OptionValue]) -> "Happening":
        """Before the first event of a game."""
        return cls(rules, None, -1, rules.initial(**options))

    def after(self, action: Action) -> "Happening":
        """What follows when this legal action is chosen."""
        return Happening(self.rules, self, action, self.rules.apply_trusted(self.state, action))

    def __deepcopy__(self, memo: dict[int, object]) -> "Happening":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        first, actions = self.actions()
        return replayed, (self.rules.NAME, self.rules.options_of(first.state), actions)

    def actions(self) -> tuple["Happening", tuple[Action, ...]]:
        """The beginning and all events since."""
        actions, here = [], self
        while here.before is not None:
            actions.append(here.action)
            here = here.before
        return here, tuple(reversed(actions))

    def seen_by(self, seat: Seat) -> Action | None:
        """The event, or None if the seat did not see which one it was."""
        assert self.before is not None  # noqa: S101 - the beginning is no event
        return self.action if self.rules.sees(self.before.state, self.action, seat) else None

    def tale(self, seat: Seat) -> str:
        """All that a seat saw and heard, event by event: its information state."""
        tales = self.insight.tales
        if seat not in tales:
            tales[seat] = self._told(seat)
        return tales[seat]

    def _told(self, seat: Seat) -> str:
        if self.before is None:
            options = self.rules.options_of(self.state).items()
            return " ".join([f"{seat} of {self.rules.NAME}", *(f"{name}={value}" for name, value in options)])
        seen = self.seen_by(seat)
        text = "?" if seen is None else self.rules.action_to_text(seen)
        said = self.rules.announcement(self.before.state, self.state)
        return f"{self.before.tale(seat)}; {text} : {said}" if said else f"{self.before.tale(seat)}; {text}"

    def codes(self, seat: Seat, width: int) -> bytes:
        """The events as a seat saw them, each a number written in `width` bits, the lowest first."""
        codes = self.insight.codes
        if seat not in codes:
            codes[seat] = b"" if self.before is None else self._coded(self.before, seat, width)
        return codes[seat]

    def _coded(self, before: "Happening", seat: Seat, width: int) -> bytes:
        seen = self.seen_by(seat)
        code = UNSEEN if seen is None else seen + FIRST_CODE
        return before.codes(seat, width) + bytes(code >> bit & 1 for bit in range(width))


def replayed(name: str, options: dict[str, OptionValue], actions: tuple[Action, ...]) -> Happening:
    """The chain of these events."""
    here = Happening.beginning(game_called(name), options)
    for action in actions:
        here = here.after(action)
    return here
