"""A game in lines: the table is printed, an action is typed. For pipes, screen readers and every terminal there is.

Nothing is printed that only one seat may know, unless its owner asks for it.
"""

from typing import Protocol, TextIO

from whitechapel.core.errors import IllegalActionError, NotationError
from whitechapel.core.record_text import record_to_text
from whitechapel.core.types import Seat
from whitechapel.terminal.choices import Choices
from whitechapel.terminal.describing import described
from whitechapel.terminal.match.kept import KeptGame
from whitechapel.terminal.panel import secret_lines
from whitechapel.terminal.reasons import reason
from whitechapel.terminal.telling import ending, told
from whitechapel.terminal.words import Words, capital

_CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H"


class Lines(Protocol):
    """Where lines are read from: standard input, or anything else that has them."""

    def readline(self) -> str:
        """The next line with its end, or an empty string when there are no more."""
        ...


class PlainTable:
    """One game at one terminal.

    Args:
        kept: the game, dealt.
        words: the language.
        answers: where answers are read from, or None where there is nothing to read.
        output: where everything is printed.
    """

    def __init__(self, kept: KeptGame, words: Words, answers: Lines | None, output: TextIO) -> None:
        self._kept = kept
        self._words = words
        self._game = kept.game.NAME
        self._answers = answers
        self._output = output
        # A terminal shows what is typed; what comes from a pipe is shown here, so that the whole can be read.
        self._echoes = not getattr(answers, "isatty", bool)()
        self._told = 0

    def play(self) -> bool:
        """Play to the end; returns False when the player left before it."""
        self._welcome()
        while (seat := self._kept.to_act) is not None:
            asked = self._kept.question()
            if asked is not None:
                referee, _, seen, legal = asked
                self._kept.answer(referee, seat, self._kept.others[seat].choose(seen, legal))
            elif not self._turn(seat):
                return False
            self._tell()
        self._end()
        return True

    def leave(self) -> None:
        """Say where the game that is left before its end is kept; where it can't be kept, print its record."""
        words, keeper = self._words, self._kept.keeper
        self._say("", words.say("terminal-left"))
        if keeper.problem is None:
            self._say(words.say("terminal-saved", place=str(keeper.place)))
        else:
            place, why = str(keeper.problem.filename), keeper.problem.strerror or ""
            self._say(words.say("terminal-not-saved", place=place, why=why), record_to_text(self._kept.record))

    def _say(self, *lines: str) -> None:
        print(*lines, sep="\n", file=self._output)

    def _ask(self, prompt: str) -> str | None:
        """A line that was typed, or None when there are no more."""
        print(prompt, end="", file=self._output, flush=True)
        line = self._answers.readline() if self._answers is not None else ""
        if line and self._echoes:
            self._say(line.strip())
        return " ".join(line.split()) if line else None

    def _who(self, seat: Seat) -> str:
        return self._words.seat(seat, self._game)

    def _welcome(self) -> None:
        words, record = self._words, self._kept.record
        self._say(words.say(f"game-{self._game}"))
        if record.commitment:
            self._say(words.say("terminal-committed", commitment=record.commitment))
        if self._kept.shared:
            self._say(words.say("terminal-seats-both"))
        else:
            self._say(words.say("terminal-seats", who=self._who(self._kept.here[0])))
        self._tell()

    def _tell(self) -> None:
        """Tell what happened since the last time, as far as those at the screen may know it."""
        moments = self._kept.moments
        for number in range(min(self._told, len(moments)), len(moments)):
            for line in told(moments, number, self._game, self._words):
                self._say(f"{line}.")
        self._told = len(moments)

    def _end(self) -> None:
        self._board()
        outcome, revealed = self._kept.outcome, self._kept.revealed
        if outcome is not None and revealed is not None:
            self._say(*ending(outcome, revealed, self._game, self._words))

    def _board(self) -> None:
        position = self._kept.moments[-1].position or self._kept.start
        self._say("", *described(position, self._words), "")

    def _turn(self, seat: Seat) -> bool:
        """One action by the person in `seat`; returns False when he leaves."""
        words, who = self._words, capital(self._who(seat))
        choices = Choices(self._kept.game, self._kept.legal(), words)
        self._board()
        self._say(words.say("terminal-to-act", who=who), *choices.shown())
        while True:
            answer = self._ask(f"{who}> ")
            match answer:
                case None | "quit":
                    return False
                case "?" | "help":
                    self._say(words.say("terminal-help-now"), *choices.explained())
                    self._say(words.say(f"terminal-help-{self._game}"), words.say("terminal-help-commands"))
                case "list":
                    self._say(*choices.numbered())
                case "board":
                    self._board()
                case "secret":
                    self._secret(seat)
                case "undo":
                    if self._undone():
                        return True
                case _:
                    if self._played(seat, answer, choices):
                        return True

    def _secret(self, seat: Seat) -> None:
        """Show `seat` what only he may read; at a screen that both look at, until he presses Enter."""
        lines = secret_lines(self._kept.secret(seat), self._words)
        self._say(*lines)
        hide = self._words.say("terminal-secret-hide")
        if self._kept.shared and self._output.isatty() and self._ask(hide) is not None:
            self._say(_CLEAR_SCREEN)
            self._board()

    def _undone(self) -> bool:
        try:
            self._kept.undo()
        except IllegalActionError:
            self._say(self._words.say("problem-no-takeback"))
            return False
        self._say(f"{self._words.say('log-taken-back')}.")
        return True

    def _played(self, seat: Seat, answer: str, choices: Choices) -> bool:
        """Play what was typed; if that can't be, say why and return False."""
        words = self._words
        try:
            self._kept.do(seat, choices.read(answer))
        except NotationError as error:
            self._say(error.why)
        except IllegalActionError as error:
            # At a shared screen not even the reason is told: it may follow from the secret.
            if self._kept.shared:
                self._say(words.say("terminal-not-now", action=error.action))
            else:
                self._say(words.say("terminal-not-allowed", action=error.action, why=reason(error.why, words)))
        else:
            return True
        return False
