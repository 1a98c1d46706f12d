"""Secrets: who is alone at a screen sees his own unless he hides it; of two, one looks while a key is held."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from whitechapel.table import Position, Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal.screens.choosing import ChoosingScreen
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

PEEK = 1.5
"""Seconds a secret stays on the screen after its key was last heard: a terminal does not tell when a key is let go."""


_SECRETS = ("jack", "cards", "jack_cards", "detective_cards")


def without_secrets(position: Position) -> Position:
    """A position without what only one seat knows."""
    display = position.get("display")
    if isinstance(display, dict):
        shown = {name: value for name, value in display.items() if name not in ("hourglasses", "believed")}
        position = {**position, "display": shown}
    return {name: value for name, value in position.items() if name not in _SECRETS}


class PeekingScreen(ChoosingScreen):
    """A board whose players may look at their secrets.

    Attributes:
        peeking: whether a secret is shown for a moment.
        veiled: whether whoever is alone has hidden his secret.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("p", "peek", show=False)]

    def __init__(self, table: Table, words: Words, glyphs: Glyphs) -> None:
        super().__init__(table, words, glyphs)
        self.peeking = False
        self.veiled = False
        self._hide: Timer | None = None

    @property
    def alone(self) -> bool:
        """Whether one player is alone at this screen and has not hidden what he knows."""
        return len(self.table.seats) == 1 and not self.veiled

    def known(self, position: Position | None = None) -> Position:
        """What is on the table now, or what was, with what only whoever is alone here knows."""
        if not self.alone:
            return without_secrets(position or self.table.position)
        secret = self.table.secret(self.table.seats[0])
        return secret if position is None else {**position, "jack": secret.get("jack")}

    def secret(self) -> str:
        """What the seat to act knows alone; where it is not played here, what the seat here knows."""
        acting = self.table.turn.to_act
        seat = acting if acting is not None and is_mine(self.table) else self.table.seats[0]
        return self.words.dot.join(self.board.secret_lines(self.table.secret(seat), self.words))

    def action_peek(self) -> None:
        """Show the secret while its key is held: as long as the key repeats, and a moment longer."""
        if len(self.table.seats) == 1:
            self.veiled = not self.veiled
            self.veil_changed()
            return
        if not self.table.seats:
            return
        self.peeking = True
        if self._hide is not None:
            self._hide.stop()
        self._hide = self.set_timer(PEEK, self._stop_peeking)
        self.paint()

    def veil_changed(self) -> None:
        """Show, or no longer show, what whoever is alone knows."""
        raise NotImplementedError

    def _stop_peeking(self) -> None:
        self.peeking = False
        self.paint()
