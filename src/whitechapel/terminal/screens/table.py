"""The table: the board, what can be done now, what happened, and the end."""

from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.binding import Binding, BindingType
from textual.timer import Timer

from whitechapel.core.errors import NotationError
from whitechapel.terminal.board.marks import Marks, nearest
from whitechapel.terminal.labels import TOKEN_KEYS, label, question
from whitechapel.terminal.match.table import Match, RefusedError
from whitechapel.terminal.panel import choice_line, secret_lines
from whitechapel.terminal.reasons import reason
from whitechapel.terminal.screens.board_screen import BOARDS, SAID, BoardScreen, Drawing
from whitechapel.terminal.screens.ending import HOME, EndingScreen
from whitechapel.terminal.showing import Showing
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.words import Words, capital

PEEK = 1.5
"""Seconds a secret stays on the screen after its key was last heard: a terminal does not tell when a key is let go."""
_ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class TableScreen(BoardScreen):
    """A match at this terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"arrow('{key}')", show=False) for key in _ARROWS),
        Binding("enter,space", "confirm", show=False),
        Binding("escape", "back", show=False),
        Binding("left_square_bracket", "look(-1)", show=False),
        Binding("right_square_bracket", "look(1)", show=False),
        Binding("p", "peek", show=False),
        Binding("v", "split", show=False),
        Binding("u", "take_back", show=False),
        Binding("y", "reply(True)", show=False),
        Binding("n", "reply(False)", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark", "app.keys", show=False),
    ]

    def __init__(self, match: Match, words: Words, glyphs: Glyphs) -> None:
        game = match.game.NAME
        super().__init__(Showing(match.start, game, words), game, words, glyphs)
        self.match = match
        self.problem = ""
        self.peeking = False
        self._hide: Timer | None = None
        self._number = -1
        self._ended = False

    def on_mount(self) -> None:
        """Sit down: the match goes on from here."""
        super().on_mount()
        self._run()

    @work
    async def _run(self) -> None:
        await self.match.run(self.follow)

    def follow(self) -> None:
        """Show what has happened; a new position ends the choice in progress."""
        moments = self.match.moments
        self.showing.moments = moments
        if len(moments) != self._number:
            self._number = len(moments)
            self.problem = ""
            self._offer()
        self.paint()
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            self.app.push_screen(EndingScreen(self.match, self.words), self._after_the_end)

    def _after_the_end(self, wish: str | None) -> None:
        """Do what the player chose at the end; None stays at the table."""
        if wish is not None:
            self.dismiss(wish)

    def _offer(self) -> None:
        looking_back = self.showing.looking_at is not None
        self.chooser.offer(() if looking_back else self.match.legal())
        self._show_ghost()

    @property
    def mine(self) -> bool:
        """Whether somebody at this screen is to act."""
        return self.match.to_act is not None and self.match.to_act in self.match.here

    def status(self) -> Text:
        """Whose turn it is."""
        words, seat = self.words, self.match.to_act
        if not self.match.connected:
            head = words.say("line-lost")
        elif self.showing.looking_at is not None:
            head = f"{words.say('looking-back')} (Esc: {words.say('return-now')})"
        elif seat is None:
            head = words.say("game-over" if self.match.outcome is not None else "waiting-for-friend")
        elif self.mine:
            head = capital(words.seat(seat, self.game)) if len(self.match.here) > 1 else words.say("your-turn")
        else:
            head = capital(words.say("turn-of", seat=words.seat(seat, self.game)))
        return Text.assemble((words.say(f"game-{self.game}"), "bold"), words.dot, (head, SAID))

    def marks(self) -> Marks:
        """Where the choice can go on, and what it or the last action touched."""
        marks = super().marks()
        spots = self._spots()
        if not self.chooser.legal:
            return marks
        cursor = spots.get(self.chooser.cursor or "")
        targets = {place: word for word, place in spots.items()}
        return marks._replace(targets=targets, cursor=cursor, touched=frozenset() if self.ghost else marks.touched)

    def _spots(self) -> dict[str, str]:
        spots: dict[str, str] = BOARDS[self.game].spots(
            self.chooser.picked, self.chooser.options, self.showing.position
        )
        return spots

    def prompt(self) -> Text:
        """What is asked for and where the cursor is; below it the choices without a place, or what Enter does."""
        chooser, words = self.chooser, self.words
        if self.peeking:
            return Text(self.words.dot.join(self._secret()), SAID)
        if self.problem:
            return Text(self.problem, SAID)
        if self.match.asked():
            ways = f"Y: {words.say('agree')}   N: {words.say('decline')}"
            return Text.assemble((words.say("takeback-asked"), SAID), f"\n{ways}")
        if self.match.to_act is None and self.match.link and self.match.outcome is None:
            return Text.assemble((words.say("friend-link"), SAID), f"\n{self.match.link}")
        if not chooser.legal:
            return Text("")
        scene = self.scene
        path = [*chooser.picked, *([chooser.cursor] if chooser.cursor else [])]
        named = label(path, self.showing.position, words) if path else ""
        done = words.dot.join(
            before
            for count in range(1, len(path))
            if path[:count] != ["play"] and (before := label(path[:count], self.showing.position, words)) not in named
        )
        first = Text.assemble(
            (words.say("confirm") + "?" if chooser.action else question(chooser.picked, self.game, words), SAID),
            f"  {done + words.dot if done else ''}{named}",
        )
        if chooser.options and not self._spots() and chooser.picked:
            return first.append("\n").append_text(choice_line(scene))
        hint = f"Enter: {words.say('confirm')}" if chooser.in_view else ""
        back = f"Esc: {words.say('cancel')}" if chooser.begun else ""
        return first.append("\n" + "   ".join(part for part in (hint, back) if part))

    def _secret(self) -> list[str]:
        """What the seat to act knows alone; where it is not played here, what the seat here knows."""
        acting = self.match.to_act
        seat = acting if acting is not None and acting in self.match.here else self.match.here[0]
        return secret_lines(self.match.secret(seat), self.words)

    def keys(self) -> str:
        """The keys to know."""
        return self.words.say("terminal-keys")

    def on_key(self, event: events.Key) -> None:
        """Letters pick tokens, numbers pick cards, abilities and choices."""
        chooser = self.chooser
        if not chooser.legal or self.showing.looking_at is not None:
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
        self._show_ghost()

    def _pick_number(self, number: int) -> None:
        """The number of a card, of an ability (before a target is asked for), or of a choice without a place."""
        chooser = self.chooser
        placeless = not self._spots() or chooser.picked == ["play"]
        choices = chooser.options if placeless else chooser.verbs
        if not 1 <= number <= len(choices):
            return
        self.problem = ""
        if placeless:
            chooser.pick(choices[number - 1])
        else:
            chooser.begin(choices[number - 1])
        self._show_ghost()

    def action_arrow(self, key: str) -> None:
        """Move the cursor: over the board, or along the choices."""
        spots = self._spots()
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
        self._show_ghost()

    async def action_confirm(self) -> None:
        """Pick what the cursor is on; play it once it is a whole action whose ghost was seen."""
        chooser = self.chooser
        if self.showing.looking_at is not None or not chooser.legal:
            return
        if chooser.in_view is not None:
            await self._play(chooser.in_view)
        elif chooser.cursor is not None:
            chooser.pick(chooser.cursor)
        self._show_ghost()

    async def _play(self, action: str) -> None:
        before = len(self.match.moments)
        try:
            await self.match.play(action)
        except RefusedError as refused:
            self.problem = str(refused) or self.words.say("problem-illegal")
            self.chooser.offer(self.match.legal())
        else:
            if len(self.match.moments) == before:  # a server has taken it, and will tell what it led to
                self.chooser.offer(())
            self.follow()

    def action_back(self) -> None:
        """Step back: out of looking back, then out of the choice."""
        self.problem = ""
        if self.showing.looking_at is not None:
            self.showing.look(None)
            self._offer()
        else:
            self.chooser.back()
            self._show_ghost()

    def action_look(self, by: int) -> None:
        """Look back in the log, or forward again; nothing can be chosen meanwhile."""
        self.showing.step(by)
        self._offer()

    def action_split(self) -> None:
        """Show or hide who would be seen."""
        self.split = not self.split
        self.paint()

    async def action_take_back(self) -> None:
        """Take the last action back, where nothing was revealed by it."""
        try:
            await self.match.take_back()
        except RefusedError as refused:
            self.problem = str(refused) or self.words.say("problem-no-takeback")
            self.paint()
        else:
            self.follow()

    async def action_reply(self, agree: bool) -> None:
        """Answer the opponent's wish to take an action back."""
        if self.match.asked():
            try:
                await self.match.reply(agree=agree)
            except RefusedError:
                self.problem = self.words.say("problem-other")
            self.follow()

    def action_peek(self) -> None:
        """Show the secret while its key is held: as long as the key repeats, and a moment longer."""
        if not self.match.here:
            return
        self.peeking = True
        if self._hide is not None:
            self._hide.stop()
        self._hide = self.set_timer(PEEK, self._stop_peeking)
        self.paint()

    def _stop_peeking(self) -> None:
        self.peeking = False
        self.paint()

    def action_leave(self) -> None:
        """Go home; the game is kept."""
        self.dismiss(HOME)

    def _show_ghost(self) -> None:
        """Show how the board would look after the action in view, if that can be told."""
        action = self.chooser.in_view
        self.ghost = None if action is None else self.match.preview(action)
        self.paint()

    async def on_click(self, event: events.Click) -> None:
        """The mouse picks what is under it; a second click on the same thing confirms."""
        word = self._word_at(event.screen_x, event.screen_y)
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
        self._show_ghost()

    def _word_at(self, x: int, y: int) -> str | None:
        drawing = self.query_one("#board", Drawing)
        board, side = drawing.content_region, self.query_one("#panel").content_region
        if board.contains(x, y) and drawing.canvas is not None:
            place = drawing.canvas.place_at(x - board.x, y - board.y)
            return next((word for word, spot in self._spots().items() if spot == place), None)
        if side.contains(x, y) and y - side.y < len(self.panel_lines):
            return self.panel_lines[y - side.y].word
        return None

    def _why_not_at(self, x: int, y: int) -> str:
        """Why what was clicked can't be picked, where the rules can tell."""
        drawing, picked = self.query_one("#board", Drawing), self.chooser.picked
        board = drawing.content_region
        place = drawing.canvas.place_at(x - board.x, y - board.y) if drawing.canvas is not None else None
        if place is None or not picked:
            return ""
        action = {"move": f"move {place}", "rotation": f"rotation {place.removeprefix('cell')} 1"}.get(picked[0])
        try:
            why = "" if action is None else self.match.why_not(action)
        except NotationError:
            return ""
        return capital(reason(why, self.words)) if why else ""
