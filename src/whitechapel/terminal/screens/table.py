"""The table: what happened, what can be asked for besides an action, and the end."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from whitechapel.core.messages import Message
from whitechapel.table import RefusedError, Table
from whitechapel.terminal.naming import key_line
from whitechapel.terminal.panel import LIGHT
from whitechapel.terminal.screens.aiding import AidingScreen
from whitechapel.terminal.screens.ending import EndingScreen, Onward, ending_lines, ways_on
from whitechapel.terminal.screens.prompting import choice_prompt, is_asked, news, status_line
from whitechapel.terminal.screens.sheets import GiveUpSheet
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words, capital

_WIDE = 145
"""So many columns hold whose turn it is and what one wants in every language."""


class TableScreen(AidingScreen):
    """A match at this terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("comma,left_square_bracket", "look(-1)", show=False),
        Binding("full_stop,right_square_bracket", "look(1)", show=False),
        Binding("u", "take_back", show=False),
        Binding("y", "reply(True)", show=False),
        Binding("n", "reply(False)", show=False),
        Binding("g", "give_up", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, table: Table, words: Words, glyphs: Glyphs) -> None:
        super().__init__(table, words, glyphs)
        self._followed: tuple[int, bool, Message | None] | None = None
        self._ending: EndingScreen | None = None

    def on_mount(self) -> None:
        """Sit down: the match goes on from here."""
        super().on_mount()
        self._run()

    @work
    async def _run(self) -> None:
        await self.table.run(self.follow)

    def follow(self) -> None:
        """Show what has happened; a new position, or an answer, ends the choice in progress."""
        table = self.table
        self.log_view.entries = table.log
        waiting, refusal = table.connection.waiting, table.connection.refusal
        followed = (len(table.log), waiting, refusal)
        if followed != self._followed:
            grown = self._followed is None or followed[0] != self._followed[0]
            self._followed = followed
            self.problem = self.words.say(refusal) if refusal is not None else ""
            self._offer(keep_preview=waiting and not grown)
            self.ask_coach()
        self.paint()
        if table.turn.outcome is not None and self._ending is None:
            self._show_end()
        elif self._ending is not None:
            self._ending.follow()

    def _offer(self, *, keep_preview: bool = False) -> None:
        """Offer what can be done now; a preview may stay while it is not known yet what became of it."""
        looking_back = self.log_view.looking_at is not None
        if not looking_back:
            self.position = self.known()
        closed = looking_back or self.table.connection.waiting
        self.chooser.offer(None if closed else self.table.turn.choices)
        self.preview = self.preview if keep_preview else None
        self.ask_preview()

    def _show_end(self) -> None:
        if isinstance(self.app.screen, GiveUpSheet):
            self.app.screen.dismiss(False)
        self._ending = EndingScreen(self.table, self.words, self.glyphs)
        self.app.push_screen(self._ending, self._after_the_end)

    def _after_the_end(self, onward: Onward | None) -> None:
        """Go where the player chose at the end, or stay at the table."""
        if onward is not None:
            self.dismiss(onward.table)

    def veil_changed(self) -> None:
        """Show the table with what whoever is alone knows, or without."""
        self.position = self.known(None if self.log_view.looking_at is None else self.position)
        self.paint()

    def status_rows(self, width: int) -> int:
        """Whose turn it is and what one wants stand in one row where there is room, else in two."""
        return 1 if width >= _WIDE or len(self.table.seats) != 1 else 2

    def status(self) -> Text:
        """Whose turn it is."""
        return status_line(self.table, self.words, looking_back=self.log_view.looking_at is not None)

    def prompt(self) -> Text:
        """What there is to say or to ask just now."""
        words, table = self.words, self.table
        if self.peeking:
            return Text(self.secret(), LIGHT)
        if self.problem:
            return Text(self.problem, LIGHT)
        if table.turn.outcome is not None:
            first, *_ = ending_lines(table, words)
            ways = words.dot.join(ways_on(table, words).values())
            return Text.assemble((first, LIGHT), "\n", key_line(words, (words.say("terminal-enter"), ways)))
        return news(table, words) or (choice_prompt(self.scene, self.size.width - 2) if self.chooser.top else Text(""))

    def keys(self) -> str:
        """The keys to know."""
        return self.words.say("terminal-server-keys" if self.table.turn.can_resign else "terminal-keys")

    async def play(self, action: str) -> None:
        """Play an action; where that can't be, say so and offer again what can."""
        try:
            await self.table.play(action)
        except RefusedError as refused:
            self._offer()
            self._refuse(refused, "problem-illegal")
        else:
            self.follow()

    def _refuse(self, refused: RefusedError, otherwise: str) -> None:
        self.problem = capital(self.words.say(refused.reason or otherwise))
        self.paint()

    async def action_confirm(self) -> None:
        """Go on with the choice; after the end, see again what to do next."""
        if self.table.turn.outcome is not None and self.log_view.looking_at is None:
            self._show_end()
        else:
            await super().action_confirm()

    async def action_back(self) -> None:
        """Step back: out of looking back, then out of the choice."""
        self.problem = ""
        if self.log_view.looking_at is not None:
            self.log_view.look(None)
            self._offer()
            self.paint()
        else:
            self.chooser.back()
            await self.choice_changed()

    async def action_look(self, by: int) -> None:
        """Look back in the log, or forward again; nothing can be chosen meanwhile."""
        before = self.log_view.looking_at
        self.log_view.step(by)
        try:
            self.position = self.known(await self.table.look(self.log_view.number))
        except RefusedError as refused:
            self.log_view.look(before)
            self._refuse(refused, "problem-offline")
        self._offer()
        self.paint()

    async def action_take_back(self) -> None:
        """Take the last action back, or ask for it, where nothing was revealed since."""
        try:
            await self.table.take_back()
        except RefusedError as refused:
            self._refuse(refused, "problem-no-takeback")
        else:
            self.follow()

    async def action_reply(self, agree: bool) -> None:
        """Answer the opponent who asks to take an action back."""
        if is_asked(self.table):
            try:
                await self.table.answer_takeback(agree=agree)
            except RefusedError as refused:
                self._refuse(refused, "problem-other")
            self.follow()

    def action_give_up(self) -> None:
        """Give the game up, after asking whether that is meant."""
        if self.table.turn.can_resign:
            self.app.push_screen(GiveUpSheet(self.words), self._give_up)

    async def _give_up(self, sure: bool | None) -> None:
        if sure:
            try:
                await self.table.resign()
            except RefusedError as refused:
                self._refuse(refused, "problem-other")
            self.follow()

    def action_leave(self) -> None:
        """Go home; the game is kept."""
        self.dismiss(None)
