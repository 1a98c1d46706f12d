"""Looking at a secret: it is shown while its key is held, and hides by itself."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from whitechapel.table import Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal.screens.choosing import ChoosingScreen
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

PEEK = 1.5
"""Seconds a secret stays on the screen after its key was last heard: a terminal does not tell when a key is let go."""


class PeekingScreen(ChoosingScreen):
    """A board whose players may look at their secrets.

    Attributes:
        peeking: whether a secret is shown now.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("p", "peek", show=False)]

    def __init__(self, table: Table, words: Words, glyphs: Glyphs) -> None:
        super().__init__(table, words, glyphs)
        self.peeking = False
        self._hide: Timer | None = None

    def secret(self) -> str:
        """What the seat to act knows alone; where it is not played here, what the seat here knows."""
        acting = self.table.turn.to_act
        seat = acting if acting is not None and is_mine(self.table) else self.table.seats[0]
        return self.words.dot.join(self.board.secret_lines(self.table.secret(seat), self.words))

    def action_peek(self) -> None:
        """Show the secret while its key is held: as long as the key repeats, and a moment longer."""
        if not self.table.seats:
            return
        self.peeking = True
        if self._hide is not None:
            self._hide.stop()
        self._hide = self.set_timer(PEEK, self._stop_peeking)
        self.paint()

    def _stop_peeking(self) -> None:
        self.peeking = False
        self.paint()
