"""Choosing an action by keys or by the mouse, with a ghost of what it would lead to."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from whitechapel.core.errors import NotationError
from whitechapel.terminal.board.marks import Marks, nearest
from whitechapel.terminal.labels import TOKEN_KEYS
from whitechapel.terminal.match.table import Match
from whitechapel.terminal.reasons import reason
from whitechapel.terminal.screens.board_screen import BOARDS, BoardScreen
from whitechapel.terminal.screens.pointing import meant_by, place_at, word_at
from whitechapel.terminal.showing import Showing
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.words import Words, capital

_ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class ChoosingScreen(BoardScreen):
    """A board at which a match's next action is chosen.

    Attributes:
        problem: why the last thing that was tried can't be done.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"arrow('{key}')", show=False) for key in _ARROWS),
        Binding("enter,space", "confirm", show=False),
    ]

    def __init__(self, match: Match, words: Words, glyphs: Glyphs) -> None:
        game = match.game.NAME
        super().__init__(Showing(match.start, game, words), game, words, glyphs)
        self.match = match
        self.problem = ""

    async def play(self, action: str) -> None:
        """Play the action that was chosen."""
        raise NotImplementedError

    def marks(self) -> Marks:
        """Where the choice can go on, and what it or the last action touched."""
        marks = super().marks()
        spots = self.spots()
        if not self.chooser.legal:
            return marks
        cursor = spots.get(self.chooser.cursor or "")
        targets = {place: word for word, place in spots.items()}
        return marks._replace(targets=targets, cursor=cursor, touched=frozenset() if self.ghost else marks.touched)

    def spots(self) -> dict[str, str]:
        """The words that may come next and have a place on the board, with that place."""
        spots: dict[str, str] = BOARDS[self.game].spots(
            self.chooser.picked, self.chooser.options, self.showing.position
        )
        return spots

    def show_ghost(self) -> None:
        """Show how the board would look after the action in view, if that can be told."""
        action = self.chooser.in_view
        self.ghost = None if action is None else self.match.preview(action)
        self.paint()

    def on_key(self, event: events.Key) -> None:
        """Letters pick tokens, numbers pick cards, abilities and choices."""
        if not self.chooser.legal or self.showing.looking_at is not None:
            return
        token = next((face for face, key in TOKEN_KEYS.items() if key == event.key), None)
        if self.game == "pocket" and token is not None:
            self._begin_with(token)
        elif event.key.isdecimal():
            self._pick_number(int(event.key))

    def _begin_with(self, token: str) -> None:
        self.problem = ""
        if not self.chooser.begin(token):
            faces = [shown["face"] for shown in self.showing.position["tokens"]]
            self.problem = capital(self.words.say("why-used" if token in faces else "why-no-token"))
        self.show_ghost()

    def _pick_number(self, number: int) -> None:
        """The number of a card, of an ability (before a target is asked for), or of a choice without a place."""
        chooser = self.chooser
        placeless = not self.spots() or chooser.picked == ["play"]
        choices = chooser.options if placeless else chooser.verbs
        if not 1 <= number <= len(choices):
            return
        self.problem = ""
        if placeless:
            chooser.pick(choices[number - 1])
        else:
            chooser.begin(choices[number - 1])
        self.show_ghost()

    def action_arrow(self, key: str) -> None:
        """Move the cursor: over the board, or along the choices."""
        spots = self.spots()
        cursor = self.chooser.cursor
        if cursor in spots and self.chooser.picked != ["play"]:
            centres = BOARDS[self.game].centres()
            places = {word: centres[place] for word, place in spots.items()}
            found = nearest(places, cursor, _ARROWS[key])
            if found is not None:
                self.chooser.move_to(found)
            elif len(spots) < len(self.chooser.options):
                self.chooser.step(1)
        else:
            self.chooser.step(1 if key in ("down", "right") else -1)
        self.problem = ""
        self.show_ghost()

    async def action_confirm(self) -> None:
        """Pick what the cursor is on; play it once it is a whole action whose ghost was seen."""
        chooser = self.chooser
        if self.showing.looking_at is not None or not chooser.legal:
            return
        if chooser.in_view is not None:
            await self.play(chooser.in_view)
            return
        if chooser.cursor is not None:
            chooser.pick(chooser.cursor)
        self.show_ghost()

    async def on_click(self, event: events.Click) -> None:
        """The mouse picks what is under it; a second click on the same thing confirms."""
        word = word_at(self, self.spots(), event.screen_x, event.screen_y)
        self.problem = "" if word is not None else self._why_not_at(event.screen_x, event.screen_y)
        if word is None:
            self.paint()
            return
        if word in self.chooser.options:
            if self.chooser.cursor == word and self.chooser.in_view is not None:
                await self.action_confirm()
                return
            self.chooser.move_to(word)
            if self.chooser.in_view is None:
                self.chooser.pick(word)
        else:
            self.chooser.begin(word)
        self.show_ghost()

    def _why_not_at(self, x: int, y: int) -> str:
        """Why what was clicked can't be picked, where the rules can tell."""
        place = place_at(self, x, y)
        action = None if place is None else meant_by(self.chooser.picked, place)
        try:
            why = "" if action is None else self.match.why_not(action)
        except NotationError:
            return ""
        return capital(reason(why, self.words)) if why else ""
