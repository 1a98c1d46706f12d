"""The plain table: what happened is told, what may be done is asked, and whatever is typed gets an answer.

Nothing is printed that only one seat may know on a screen that both players look at, unless its owner asks for it.
"""

import asyncio

from whitechapel.table import RefusedError, Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal.naming import goal_of, title_of
from whitechapel.terminal.plain.answering import Answering, Left, is_command
from whitechapel.terminal.plain.news import News
from whitechapel.terminal.plain.talk import Talk
from whitechapel.terminal.screens.prompting import is_asked
from whitechapel.terminal.settings import Settings
from whitechapel.words import Words


class PlainTable:
    """One match at one terminal.

    Args:
        table: the match.
        words: the language.
        talk: where everything is said, and where answers are typed.
        settings: what is turned on.
    """

    def __init__(self, table: Table, words: Words, talk: Talk, settings: Settings | None = None) -> None:
        self._table = table
        self._words = words
        self._talk = talk
        self._settings = settings or Settings(None)
        self._news = News(table, words, talk, self._settings)
        self._answering = Answering(table, words, talk, self._settings)
        self._asked: tuple[int, bool] | None = None
        self._early: str | None = None

    async def play(self, commitment: str = "") -> bool:
        """Play to the end; returns False when the player left before it."""
        self._welcome(commitment)
        changed = asyncio.Event()
        running = asyncio.create_task(self._table.run(changed.set))
        try:
            while self._table.turn.outcome is None:
                changed.clear()
                self._news.tell()
                await self._step(changed, running)
            await self._tell_end()
        except Left:
            return False
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        return True

    async def again(self) -> Table | None:
        """Offer a rematch to whoever sits at a terminal; the table it is played at, or None where nobody wants one."""
        if not (self._talk.is_terminal and self._table.seats):
            return None
        self.say(self._words.say("terminal-rematch"))
        self._talk.prompt("> ")
        typed = await self._talk.typed() or ""
        if typed.strip().casefold() != "rematch":
            return None
        try:
            return await self._table.rematch()
        except RefusedError as refused:
            self.say(self._words.sentence(refused.reason or "problem-other"))
            return None

    async def _tell_end(self) -> None:
        """Tell how it ended, and what the coach says of it."""
        self._news.tell()
        self._answering.show_position()
        self._talk.say(*map(self._words.sentence, self._table.turn.ending))
        if self._settings.is_on("coach"):
            review = (await self._table.coach()).review
            self._talk.say(*(self._words.sentence(message) for message in review))

    def say(self, *lines: str) -> None:
        """Print lines."""
        self._talk.say(*lines)

    async def _step(self, changed: asyncio.Event, running: "asyncio.Task[None]") -> None:
        """Ask, where there is something to decide; then wait for a line, or for something to happen."""
        table = self._table
        deciding = (is_mine(table) or is_asked(table)) and not table.connection.waiting
        if deciding:
            asked = (table.turn.number, is_asked(table))
            if asked != self._asked:
                self._asked = asked
                await self._answering.ask()
            self._talk.prompt(self._answering.prompt)
        else:
            self._news.tell_waiting()
        line = await self._line(deciding, changed, running)
        if line is not None:
            await self._answering.answer(line, acting=deciding)
        if running.done() and table.turn.outcome is None:
            await running  # raises what went wrong

    async def _line(self, deciding: bool, changed: asyncio.Event, running: "asyncio.Task[None]") -> str | None:
        """What is typed next; None where something else happened first.

        At a server somebody may type while he waits. What comes from a pipe and answers the next question waits for it.
        """
        if deciding and self._early is not None:
            early, self._early = self._early, None
            return early
        if deciding or (self._table.connection.address and self._early is None):
            line = await self._talk.typed(changed.wait(), asyncio.wait([running]))
            if deciding or line is None or self._talk.is_terminal or is_command(line):
                return line
            self._early = line
            return None
        happened = [asyncio.ensure_future(changed.wait()), running]
        await asyncio.wait(happened, return_when=asyncio.FIRST_COMPLETED)
        return None

    def _welcome(self, commitment: str) -> None:
        words, table = self._words, self._table
        self.say(title_of(table.game, words), goal_of(table, words))
        if commitment:
            self.say(words.say("terminal-committed", commitment=commitment))
        if len(table.seats) == 1:
            self.say(*self._answering.secrets(table.seats[0]), words.say("terminal-help-any-time"))
        elif table.seats:
            self.say(words.say("terminal-seats-both"))
