"""Choosing an action in small steps: a walk through the tree of picks that a table offers."""

from whitechapel.core.choosing import Choice, Choices, Pick
from whitechapel.core.messages import Message


class Chooser:
    """The choice in progress: what is picked, what may be picked next, and a cursor on one of those.

    Attributes:
        choices: all that may be chosen; None where there is nothing to choose.
        path: what is picked already.
    """

    def __init__(self) -> None:
        self.choices: Choices | None = None
        self.path: list[Choice] = []
        self._at = 0

    def offer(self, choices: Choices | None) -> None:
        """Begin anew with this to choose from."""
        self.choices = choices
        self._settle([])

    @property
    def top(self) -> tuple[Choice, ...]:
        """What every choice begins with."""
        return () if self.choices is None else self.choices.next

    @property
    def options(self) -> tuple[Choice, ...]:
        """What may be picked next."""
        return self.path[-1].next if self.path else self.top

    @property
    def asks(self) -> str:
        """The id of the message that asks for the next pick."""
        return self.path[-1].asks if self.path else self.choices.asks if self.choices else ""

    @property
    def cursor(self) -> Choice | None:
        """What the cursor is on."""
        return self.options[self._at] if self.options else None

    @property
    def action(self) -> str | None:
        """The action that waits to be confirmed."""
        return self.path[-1].action if self.path else None

    @property
    def in_view(self) -> str | None:
        """The action that would be played if the cursor's pick were taken: the one to preview."""
        if self.action is not None or self.cursor is None:
            return self.action
        return self.cursor.action

    def pick_of(self, choice: Choice) -> Pick:
        """What a choice picks: its label, its place, its key."""
        assert self.choices is not None  # noqa: S101 - it is one of them
        return self.choices.picks[choice.pick]

    @property
    def places(self) -> dict[str, str]:
        """The picks that may be taken next and have a place on the board, with that place."""
        placed = ((choice.pick, self.pick_of(choice).place) for choice in self.options)
        return {pick: place for pick, place in placed if place}

    def is_option(self, pick: str) -> bool:
        """Whether a pick may be taken next."""
        return any(choice.pick == pick for choice in self.options)

    def why_not(self, pick: str) -> Message | None:
        """Why something that lies there can't be picked, where the choice itself tells."""
        if self.choices is None:
            return None
        return self.choices.why_not(tuple(choice.pick for choice in self.path), pick)

    def move_to(self, pick: str) -> None:
        """Put the cursor on a pick that may be taken next."""
        self._at = next(number for number, choice in enumerate(self.options) if choice.pick == pick)

    def step(self, by: int) -> None:
        """Move the cursor on in the order of the options."""
        if self.options:
            self._at = (self._at + by) % len(self.options)

    def begin(self, pick: str) -> bool:
        """Start over with a pick (a token, an ability); returns whether there is such a one now."""
        found = [choice for choice in self.top if choice.pick == pick]
        if found:
            self._settle(found)
        return bool(found)

    def begin_by(self, key: str) -> bool:
        """Start over with the pick that a key stands for; returns whether there is such a one now."""
        return any(self.pick_of(choice).key == key and self.begin(choice.pick) for choice in self.top)

    def take(self, pick: str) -> None:
        """Take one of the picks that may be taken next."""
        self._settle([*self.path, *(choice for choice in self.options if choice.pick == pick)])

    def back(self) -> bool:
        """Step back to the last real choice; returns whether there was anything to step back from."""
        if not self.path:
            return False
        last = self.path.pop()
        while self.path and len(self.options) == 1:
            last = self.path.pop()
        self._at = self.options.index(last)
        return True

    def _settle(self, path: list[Choice]) -> None:
        """Take these picks, and go on by itself where there is only one way."""
        self.path = path
        self._at = 0
        while self.path and self.action is None and len(self.options) == 1:
            self.path = [*self.path, self.options[0]]
