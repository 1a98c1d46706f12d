"""Choosing an action by keys or by the mouse, with a preview of what it would lead to."""

import asyncio
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from whitechapel.core.errors import NotationError
from whitechapel.table import Position, Table
from whitechapel.terminal.board.marks import Marks, nearest
from whitechapel.terminal.screens.board_screen import BoardScreen
from whitechapel.terminal.screens.pointing import pick_at, place_at
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words, capital

_ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class ChoosingScreen(BoardScreen):
    """A board at which a match's next action is chosen.

    Attributes:
        table: the match.
        problem: why the last thing that was tried can't be done.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"arrow('{key}')", show=False) for key in _ARROWS),
        Binding("enter,space", "confirm", show=False),
    ]

    def __init__(self, table: Table, words: Words, glyphs: Glyphs) -> None:
        super().__init__(table.game, table.position, words, glyphs)
        self.table = table
        self.problem = ""
        self._previewing: asyncio.Task[Position | None] | None = None

    async def play(self, action: str) -> None:
        """Play the action that was chosen."""
        raise NotImplementedError

    def marks(self) -> Marks:
        """Where the choice can go on, and what it or the last action touched."""
        marks = super().marks()
        if not self.chooser.top:
            return marks
        places = self.chooser.places
        cursor = places.get(self.chooser.cursor.pick) if self.chooser.cursor is not None else None
        touched = frozenset[str]() if self.preview else marks.touched
        return marks._replace(targets=frozenset(places.values()), cursor=cursor, touched=touched)

    async def choice_changed(self) -> None:
        """Show the choice with a preview of the action in view; one that takes its time is shown when it comes."""
        self.preview = None
        asked = self.ask_preview()
        await asyncio.sleep(0)  # lets a match in this process answer
        if asked is None or not asked.done():
            self.paint()

    def ask_preview(self) -> asyncio.Task[Position | None] | None:
        """Ask for a preview of the action in view; it is shown when it comes."""
        if self._previewing is not None:
            self._previewing.cancel()
        action = self.chooser.in_view
        self._previewing = None
        if action is not None:
            self._previewing = asyncio.create_task(self._show_preview(action))
        return self._previewing

    async def _show_preview(self, action: str) -> Position | None:
        preview = await self.table.preview(action)
        if self.chooser.in_view == action:
            self.preview = preview
            self.paint()
        return preview

    async def on_key(self, event: events.Key) -> None:
        """Letters and numbers pick what they stand for; a number picks a choice without a place, too."""
        chooser = self.chooser
        if not chooser.top:
            return
        if event.key.isdecimal() and not chooser.places:
            await self._pick_number(int(event.key))
        elif chooser.begin_by(event.key):
            self.problem = ""
            await self.choice_changed()
        else:
            why = chooser.why_not(self.board.keys.get(event.key, ""))
            if why is not None:
                self.problem = capital(self.words.say(why))
                await self.choice_changed()

    async def _pick_number(self, number: int) -> None:
        options = self.chooser.options
        if 1 <= number <= len(options):
            self.problem = ""
            self.chooser.take(options[number - 1].pick)
            await self.choice_changed()

    async def action_arrow(self, key: str) -> None:
        """Move the cursor: over the board, or along what the panel lists."""
        chooser, places = self.chooser, self.chooser.places
        cursor = chooser.cursor.pick if chooser.cursor is not None else ""
        listed = any(line.pick == cursor for line in self.panel_lines)
        if cursor in places and not listed:
            centres = self.board.centres()
            found = nearest({pick: centres[place] for pick, place in places.items()}, cursor, _ARROWS[key])
            if found is not None:
                chooser.move_to(found)
            elif len(places) < len(chooser.options):
                chooser.step(1)
        else:
            chooser.step(1 if key in ("down", "right") else -1)
        self.problem = ""
        await self.choice_changed()

    async def action_confirm(self) -> None:
        """Pick what the cursor is on; play it once it is a whole action whose preview was seen."""
        chooser = self.chooser
        if chooser.in_view is not None:
            await self.play(chooser.in_view)
        elif chooser.cursor is not None:
            chooser.take(chooser.cursor.pick)
            await self.choice_changed()

    async def on_click(self, event: events.Click) -> None:
        """The mouse picks what is under it; a second click on the same thing confirms."""
        chooser = self.chooser
        pick = pick_at(self, event.screen_x, event.screen_y)
        self.problem = "" if pick is not None else await self._why_not_at(event.screen_x, event.screen_y)
        if pick is None:
            self.paint()
            return
        if not chooser.is_option(pick):
            chooser.begin(pick)
        elif chooser.cursor is not None and chooser.cursor.pick == pick and chooser.in_view is not None:
            await self.action_confirm()
            return
        else:
            chooser.move_to(pick)
            if chooser.in_view is None:
                chooser.take(pick)
        await self.choice_changed()

    async def _why_not_at(self, x: int, y: int) -> str:
        """Why what was clicked can't be picked, where the choice itself or the rules can tell."""
        place = place_at(self, x, y) or ""
        why = self.chooser.why_not(place)
        action = self.board.meant_by(self.chooser, place)
        try:
            why = why if action is None else await self.table.why_not(action)
        except NotationError:
            return ""
        return capital(self.words.say(why)) if why is not None else ""
