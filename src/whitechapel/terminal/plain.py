"""A game in lines: the table is printed, an action is typed. For pipes, screen readers and every terminal there is.

Nothing is printed that only one seat may know, unless its owner asks for it.
"""

import asyncio
from typing import Protocol, TextIO

from whitechapel.core.errors import NotationError
from whitechapel.core.registry import load_game
from whitechapel.core.types import Seat
from whitechapel.table import RefusedError, Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal.board import board_of
from whitechapel.terminal.described import described
from whitechapel.terminal.naming import help_for, title_of
from whitechapel.terminal.typed import TypedChoices
from whitechapel.words import Words, capital

_CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H"


class Lines(Protocol):
    """Where lines are read from: standard input, or anything else that has them."""

    def readline(self) -> str:
        """The next line with its end, or an empty string when there are no more."""
        ...


class PlainTable:
    """One match at one terminal.

    Args:
        table: the match.
        words: the language.
        answers: where answers are read from, or None where there is nothing to read.
        output: where everything is printed.
    """

    def __init__(self, table: Table, words: Words, answers: Lines | None, output: TextIO) -> None:
        self._table = table
        self._words = words
        self._board = board_of(table.game)
        self._answers = answers
        self._output = output
        # A terminal shows what is typed; what comes from a pipe is shown here, so that the whole can be read.
        self._echoes = not getattr(answers, "isatty", bool)()
        self._told = 0
        self._hurry_told = False

    async def play(self, commitment: str = "") -> bool:
        """Play to the end; returns False when the player left before it."""
        self._welcome(commitment)
        changed = asyncio.Event()
        running = asyncio.create_task(self._table.run(changed.set))
        try:
            while self._table.turn.outcome is None:
                self._tell()
                if not is_mine(self._table) or self._table.connection.waiting:
                    self._tell_hurry()
                    changed.clear()
                    await changed.wait()
                    continue
                self._hurry_told = False
                if not await self._turn():
                    return False
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        self._tell()
        self._show()
        self.say(*map(self._words.sentence, self._table.turn.ending))
        return True

    def say(self, *lines: str) -> None:
        """Print lines."""
        print(*lines, sep="\n", file=self._output)

    def _ask(self, prompt: str) -> str | None:
        """A line that was typed, or None when there are no more."""
        print(prompt, end="", file=self._output, flush=True)
        line = self._answers.readline() if self._answers is not None else ""
        if line and self._echoes:
            self.say(line.strip())
        return " ".join(line.split()) if line else None

    def _who(self, seat: Seat) -> str:
        return self._words.seat(seat, self._table.game)

    @property
    def _shared(self) -> bool:
        return len(self._table.seats) > 1

    def _welcome(self, commitment: str) -> None:
        words = self._words
        self.say(title_of(self._table.game, words))
        if commitment:
            self.say(words.say("terminal-committed", commitment=commitment))
        if self._shared:
            self.say(words.say("terminal-seats-both"))
        else:
            self.say(words.say("terminal-seats", who=self._who(self._table.seats[0])))

    def _tell(self) -> None:
        """Tell what happened since the last time, as far as those at the screen may know it; the end is told later."""
        log = self._table.log
        for entry in log[self._told :]:
            for beat, said in entry.messages():
                if beat.kind != "end":
                    self.say(self._words.sentence(said))
        self._told = len(log)

    def _tell_hurry(self) -> None:
        """Tell that the AI is hurrying, once until a person here is to act again."""
        if self._table.connection.hurried and not self._hurry_told:
            self.say(self._words.say("ai-hurried"))
            self._hurry_told = True

    def _show(self) -> None:
        self.say("", *described(self._table.game, self._table.position, self._words), "")

    async def _turn(self) -> bool:
        """One action by the person to act; returns False when he leaves."""
        words, seat = self._words, self._table.turn.to_act
        assert seat is not None  # noqa: S101 - it is his turn
        who = capital(self._who(seat))
        legal = self._table.turn.legal
        choices = TypedChoices(load_game(self._table.game), self._board.forms, legal, words)
        self._show()
        self.say(words.say("terminal-to-act", who=who), *choices.shown())
        while True:
            answer = self._ask(f"{who}> ")
            if answer is None or answer == "quit":
                return False
            if answer == "undo":
                if await self._undone():
                    return True
            elif not self._helped(answer, seat, choices) and await self._played(answer, choices):
                return True

    def _helped(self, answer: str, seat: Seat, choices: TypedChoices) -> bool:
        """Show what is asked for, if something is."""
        words = self._words
        match answer:
            case "?" | "help":
                self.say(words.say("terminal-help-now"), *choices.explained())
                self.say(*help_for(self._table.game, words), words.say("terminal-help-commands"))
            case "list":
                self.say(*choices.numbered())
            case "board":
                self._show()
            case "secret":
                self._secret(seat)
            case _:
                return False
        return True

    def _secret(self, seat: Seat) -> None:
        """Show `seat` what only he may read; at a screen that both look at, until he presses Enter."""
        self.say(*self._board.secret_lines(self._table.secret(seat), self._words))
        hide = self._words.say("terminal-secret-hide")
        if self._shared and self._output.isatty() and self._ask(hide) is not None:
            self.say(_CLEAR_SCREEN)
            self._show()

    async def _undone(self) -> bool:
        try:
            await self._table.take_back()
        except RefusedError as refused:
            self.say(self._words.say(refused.reason or "problem-no-takeback"))
            return False
        self._told = len(self._table.log)
        self.say(self._words.sentence("log-taken-back"))
        return True

    async def _played(self, answer: str, choices: TypedChoices) -> bool:
        """Play what was typed; if that can't be, say why and return False."""
        words = self._words
        try:
            action = choices.read(answer)
        except NotationError as error:
            self.say(error.why)
            return False
        try:
            await self._table.play(action)
        except RefusedError as refused:
            if refused.reason is None:
                self.say(words.say("terminal-not-now", action=action))
            else:
                self.say(words.say("terminal-not-allowed", action=action, why=words.say(refused.reason)))
            return False
        return True
