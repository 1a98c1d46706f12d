"""Aids at the table: a hint, the coach, the table of turns, pencil marks. Each can be left out."""

from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from whitechapel.core.messages import Message
from whitechapel.table import RefusedError, Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal.aids import Aids, asides, own, suspects_of
from whitechapel.terminal.naming import action_names
from whitechapel.terminal.panel import Line
from whitechapel.terminal.pencil import pencil_for
from whitechapel.terminal.screens.peeking import PeekingScreen
from whitechapel.terminal.screens.sheets import MarksSheet, TurnsSheet
from whitechapel.terminal.settings import own_settings
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.turns import turn_lines
from whitechapel.words import Words


class AidingScreen(PeekingScreen):
    """A table with aids for the mind.

    Attributes:
        coached: whether the coach has said what there is to say now.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "hint", show=False),
        Binding("k", "coach", show=False),
        Binding("o", "show_turns", show=False),
        Binding("m", "marks", show=False),
    ]

    def __init__(self, table: Table, words: Words, glyphs: Glyphs) -> None:
        super().__init__(table, words, glyphs)
        self.settings = own_settings()
        self.pencil = pencil_for(table)
        self.coached = False
        self._tip: Message | None = None

    def more_lines(self) -> list[Line]:
        """Who one is, what the coach says, and the pencil marks."""
        if not self.alone:
            return asides(self.scene, Aids(marks=self.pencil.marks))
        tip = self.words.sentence(self._tip) if self._tip is not None and self.settings.is_on("coach") else ""
        return [*own(self.scene), *asides(self.scene, Aids(tip, self.pencil.marks))]

    @work(exclusive=True, group="coach")
    async def ask_coach(self) -> None:
        """Ask the coach what matters now, where one is wanted."""
        self._tip, self.coached = None, False
        if self.settings.is_on("coach") and is_mine(self.table):
            self._tip = (await self.table.coach()).tip
        self.coached = True
        self.paint()

    def action_coach(self) -> None:
        """Let the coach speak, or be silent; that is remembered."""
        on = not self.settings.is_on("coach")
        self.settings.turn("coach", on=on)
        self.problem = self.words.say("terminal-coach-on" if on else "terminal-coach-off")
        self.ask_coach()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Say what a strong player would do, and why."""
        words, at = self.words, self.table.turn.number
        try:
            advice = await self.table.hint()
        except RefusedError as refused:
            self.problem = words.sentence(refused.reason or "terminal-no-hint")
        else:
            if self.table.turn.number != at:
                return
            name = action_names(self.table.turn.choices, words).get(advice.action, advice.action)
            self.problem = f"{words.say('terminal-hint-short', action=name)}\n{words.sentence(advice.reason)}"
        self.paint()

    def action_show_turns(self) -> None:
        """Show for every turn who was seen, what the answer was, and who was cleared."""
        self.app.push_screen(TurnsSheet(turn_lines(self.table.game, self.table.log, self.words), self.words))

    def action_marks(self) -> None:
        """Mark suspects with a pencil."""
        suspects = suspects_of(self.position)
        if suspects:
            self.app.push_screen(MarksSheet(suspects, self.pencil, self.words, self.glyphs), self._marked)

    def _marked(self, _: None) -> None:
        self.paint()
