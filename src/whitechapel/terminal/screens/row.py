"""A line of the home screen, with a choice of values or without."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static


class Row(Static, can_focus=True):
    """A line with a choice of values: left and right change it, Enter takes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("enter,space", "take", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

    class Taken(Message):
        """Enter was pressed on a line."""

        def __init__(self, row: "Row") -> None:
            super().__init__()
            self.row = row

    def __init__(self, id: str, values: Sequence[str] = (), value: str = "") -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.values = tuple(values)
        self.value = value

    def action_change(self, by: int) -> None:
        """The next value, or the one before."""
        if self.values:
            self.value = self.values[(self.values.index(self.value) + by) % len(self.values)]
            self.post_message(self.Changed())

    def action_take(self) -> None:
        """A line with values goes to its next one; a line without is done."""
        if self.values:
            self.action_change(1)
        else:
            self.post_message(self.Taken(self))

    def on_click(self) -> None:
        """The mouse does what Enter does."""
        self.focus()
        self.action_take()

    def offer(self, values: Sequence[str]) -> None:
        """Offer other values; the one that was chosen stays where it is still among them."""
        self.values = tuple(values)
        if self.value not in self.values:
            self.value = self.values[-1]
