"""The table: whose turn it is, what happened, what can be asked for besides an action, and the end."""

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.timer import Timer

from whitechapel.terminal import theme
from whitechapel.terminal.match.table import Match, RefusedError
from whitechapel.terminal.panel import secret_lines
from whitechapel.terminal.reasons import refusal
from whitechapel.terminal.screens.board_screen import SAID
from whitechapel.terminal.screens.choosing import ChoosingScreen
from whitechapel.terminal.screens.ending import EndingScreen, Onward, ending_lines, ways_on
from whitechapel.terminal.screens.prompting import choice_prompt
from whitechapel.terminal.screens.sheets import GiveUpSheet
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.words import Words, capital

PEEK = 1.5
"""Seconds a secret stays on the screen after its key was last heard: a terminal does not tell when a key is let go."""
_LOST = Style(color=theme.DANGER, bold=True)


class TableScreen(ChoosingScreen):
    """A match at this terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("left_square_bracket", "look(-1)", show=False),
        Binding("right_square_bracket", "look(1)", show=False),
        Binding("p", "peek", show=False),
        Binding("v", "split", show=False),
        Binding("u", "take_back", show=False),
        Binding("y", "reply(True)", show=False),
        Binding("n", "reply(False)", show=False),
        Binding("g", "give_up", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark", "app.keys", show=False),
    ]

    def __init__(self, match: Match, words: Words, glyphs: Glyphs) -> None:
        super().__init__(match, words, glyphs)
        self.peeking = False
        self._hide: Timer | None = None
        self._followed: tuple[int, bool, str] | None = None
        self._ending: EndingScreen | None = None

    def on_mount(self) -> None:
        """Sit down: the match goes on from here."""
        super().on_mount()
        self._run()

    @work
    async def _run(self) -> None:
        await self.match.run(self.follow)

    def follow(self) -> None:
        """Show what has happened; a new position, or an answer, ends the choice in progress."""
        match = self.match
        self.showing.moments = match.moments
        followed = (len(match.moments), match.waiting, match.refusal)
        if followed != self._followed:
            grown = self._followed is None or followed[0] != self._followed[0]
            self._followed = followed
            self.problem = refusal(match.refusal, self.words) if match.refusal else ""
            self._offer(keep_ghost=match.waiting and not grown)
        self.paint()
        if match.outcome is not None and self._ending is None:
            self._show_end()
        elif self._ending is not None:
            self._ending.follow()

    def _offer(self, *, keep_ghost: bool = False) -> None:
        """Offer what can be done now; a ghost may stay while it is not known yet what became of it."""
        ghost = self.ghost if keep_ghost else None
        looking_back = self.showing.looking_at is not None
        self.chooser.offer(() if looking_back else self.match.legal())
        self.show_ghost()
        self.ghost = self.ghost or ghost

    def _show_end(self) -> None:
        if isinstance(self.app.screen, GiveUpSheet):
            self.app.screen.dismiss(False)
        self._ending = EndingScreen(self.match, self.words, self.glyphs)
        self.app.push_screen(self._ending, self._after_the_end)

    def _after_the_end(self, onward: Onward | None) -> None:
        """Go where the player chose at the end, or stay at the table."""
        if onward is not None:
            self.dismiss(onward.match)

    @property
    def mine(self) -> bool:
        """Whether somebody at this screen is to act."""
        return self.match.to_act is not None and self.match.to_act in self.match.here

    def status(self) -> Text:
        """Whose turn it is."""
        words = self.words
        text = Text.assemble((words.say(f"game-{self.game}"), "bold"), words.dot)
        if not self.match.connected:
            return text.append(words.say("line-lost"), _LOST)
        text.append(self._head(), SAID)
        return text.append(words.dot + words.say("takeback-waiting")) if self.match.asking() else text

    def _head(self) -> str:
        words, seat = self.words, self.match.to_act
        if self.showing.looking_at is not None:
            return f"{words.say('looking-back')} (Esc: {words.say('return-now')})"
        if seat is None:
            return words.say("game-over" if self.match.outcome is not None else "waiting-for-friend")
        if self.mine:
            return capital(words.seat(seat, self.game)) if len(self.match.here) > 1 else words.say("your-turn")
        return capital(words.say("turn-of", seat=words.seat(seat, self.game)))

    def prompt(self) -> Text:
        """What there is to say or to ask just now."""
        words, match = self.words, self.match
        if self.peeking:
            return Text(words.dot.join(self._secret()), SAID)
        if self.problem:
            return Text(self.problem, SAID)
        if match.outcome is not None:
            first, *_ = ending_lines(match, words)
            ways = words.dot.join(ways_on(match, words).values())
            return Text.assemble((first, SAID), f"\nEnter: {ways}")
        if match.waiting and not match.connected:
            return Text(words.say("terminal-unsent"), SAID)
        if match.asked():
            ways = f"Y: {words.say('agree')}   N: {words.say('decline')}"
            return Text.assemble((words.say("takeback-asked"), SAID), f"\n{ways}")
        if match.to_act is None and match.link:
            return Text.assemble((words.say("friend-link"), SAID), f"\n{match.link}")
        return choice_prompt(self.scene, self.spots()) if self.chooser.legal else Text("")

    def _secret(self) -> list[str]:
        """What the seat to act knows alone; where it is not played here, what the seat here knows."""
        acting = self.match.to_act
        seat = acting if acting is not None and acting in self.match.here else self.match.here[0]
        return secret_lines(self.match.secret(seat), self.words)

    def keys(self) -> str:
        """The keys to know."""
        return self.words.say("terminal-server-keys" if self.match.can_give_up() else "terminal-keys")

    async def play(self, action: str) -> None:
        """Play an action; where that can't be, say so and offer again what can."""
        try:
            await self.match.play(action)
        except RefusedError as refused:
            self.problem = str(refused) or self.words.say("problem-illegal")
            self._offer()
        else:
            self.follow()

    async def action_confirm(self) -> None:
        """Go on with the choice; after the end, see again what to do next."""
        if self.match.outcome is not None and self.showing.looking_at is None:
            self._show_end()
        else:
            await super().action_confirm()

    def action_back(self) -> None:
        """Step back: out of looking back, then out of the choice."""
        self.problem = ""
        if self.showing.looking_at is not None:
            self.showing.look(None)
            self._offer()
        else:
            self.chooser.back()
            self.show_ghost()

    def action_look(self, by: int) -> None:
        """Look back in the log, or forward again; nothing can be chosen meanwhile."""
        self.showing.step(by)
        self._offer()

    def action_split(self) -> None:
        """Show or hide who would be seen."""
        self.split = not self.split
        self.paint()

    async def action_take_back(self) -> None:
        """Take the last action back, or ask for it, where nothing was revealed since."""
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

    def action_give_up(self) -> None:
        """Give the game up, after asking whether that is meant."""
        if self.match.can_give_up():
            self.app.push_screen(GiveUpSheet(self.words), self._give_up)

    async def _give_up(self, sure: bool | None) -> None:
        if sure:
            try:
                await self.match.give_up()
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
        self.dismiss(None)
