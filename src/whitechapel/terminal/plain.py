"""A game in lines: the table is printed, an action is typed. For pipes, screen readers and every terminal there is.

On a screen that both players share nothing is printed that only one of them may know, unless he asks for it.
"""

from collections.abc import Mapping
from typing import Protocol, TextIO

from whitechapel.core.errors import IllegalActionError, NotationError
from whitechapel.core.record_text import record_to_text
from whitechapel.core.referee import Referee
from whitechapel.core.types import PLAYERS, Action, Seat
from whitechapel.players.base import Player
from whitechapel.terminal.choices import Choices
from whitechapel.terminal.messages import sentence, text
from whitechapel.terminal.saving import Keeper
from whitechapel.terminal.telling import ending, told, who

_CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H"


class Lines(Protocol):
    """Where lines are read from: standard input, or anything else that has them."""

    def readline(self) -> str:
        """The next line with its end, or an empty string when there are no more."""
        ...


class PlainTable:
    """One game at one terminal.

    Args:
        referee: the game, dealt.
        opponents: who plays the seats that are not played here; nobody, for two people at one screen.
        keeper: keeps the record.
        answers: where answers are read from, or None where there is nothing to read.
        output: where everything is printed.
    """

    def __init__(
        self, referee: Referee, opponents: Mapping[Seat, Player], keeper: Keeper, answers: Lines | None, output: TextIO
    ) -> None:
        self._referee = referee
        self._game = referee.game
        self._opponents = opponents
        self._keeper = keeper
        self._answers = answers
        self._output = output
        here = [seat for seat in PLAYERS if seat not in opponents]
        self._shared = len(here) > 1
        self._viewer = Seat.SPECTATOR if self._shared else here[0]
        self._told = 0

    def play(self) -> bool:
        """Play to the end; returns False when the player left before it."""
        self._welcome()
        while (seat := self._referee.actor) is not None:
            if seat in self._opponents:
                legal = self._referee.legal_actions(seat)
                self._referee.play(seat, self._opponents[seat].choose(self._referee.observation(seat), legal))
            elif not self._turn(seat):
                return False
            self._keeper.keep(self._referee.record())
            self._tell()
        self._end()
        return True

    def leave(self) -> None:
        """Keep the game that is left before its end, and say where it is."""
        record = self._referee.record()
        try:
            place = self._keeper.leave(record)
        except OSError as error:
            self._say("", text("not-saved", place=error.filename, why=error.strerror), record_to_text(record))
        else:
            self._say("", text("left"), text("saved", place=place))

    def _say(self, *lines: str) -> None:
        print(*lines, sep="\n", file=self._output)

    def _ask(self, prompt: str) -> str | None:
        """A line that was typed, or None when there are no more."""
        print(prompt, end="", file=self._output, flush=True)
        line = self._answers.readline() if self._answers is not None else ""
        return " ".join(line.split()) if line else None

    def _welcome(self) -> None:
        record = self._referee.record()
        self._keeper.keep(record)
        self._told = len(record.events)
        self._say(text(f"welcome-{self._game.NAME}"))
        if record.commitment:
            self._say(text("committed", commitment=record.commitment))
        self._say(text("seats-both") if self._shared else text("seats", who=who(self._game, self._viewer)))

    def _tell(self) -> None:
        """Tell what happened since the last time, as far as those at the screen may know it."""
        events = self._referee.record().for_seat(self._viewer).events
        self._say(*(line for event in events[self._told :] for line in told(self._game, event)))
        self._told = len(events)

    def _end(self) -> None:
        self._board()
        outcome = self._referee.outcome
        if outcome is not None:
            self._say(*ending(self._game, outcome, self._referee.record()))

    def _board(self) -> None:
        self._say("", self._game.render(self._referee.observation(self._viewer)).rstrip("\n"), "")

    def _turn(self, seat: Seat) -> bool:
        """One action by the person in `seat`; returns False when he leaves."""
        choices = Choices(self._game, self._open_actions(seat))
        self._board()
        self._say(sentence("your-turn", who=who(self._game, seat)), *choices.shown())
        while True:
            answer = self._ask(sentence("prompt", who=who(self._game, seat)))
            match answer:
                case None | "quit":
                    return False
                case "?" | "help":
                    self._say(text("help-intro"), *choices.explained(), text(f"help-{self._game.NAME}"))
                    self._say(text("help-commands"))
                case "list":
                    self._say(*choices.numbered())
                case "board":
                    self._board()
                case "secret":
                    self._secret(seat)
                case _:
                    if self._played(seat, answer, choices):
                        return True

    def _open_actions(self, seat: Seat) -> tuple[Action, ...]:
        """What the list on the screen may hold.

        At a shared screen that is whatever `seat` may be able to do for all an onlooker knows: a player's own
        legal actions can tell his secret.
        """
        if not self._shared:
            return self._referee.legal_actions(seat)
        worlds = self._game.worlds(self._referee.observation(Seat.SPECTATOR))
        return tuple(sorted({action for state, _ in worlds for action in self._game.legal_actions(state)}))

    def _secret(self, seat: Seat) -> None:
        """Show `seat` the lines of the table that only he may read; at a shared screen, until he presses Enter."""
        public = self._game.render(self._referee.observation(Seat.SPECTATOR)).splitlines()
        own = self._game.render(self._referee.observation(seat)).splitlines()
        secret = [line for line in own if line not in public]
        self._say(*(secret or [text("no-secret")]))
        if secret and self._shared and self._output.isatty() and self._ask(text("secret-hide")) is not None:
            self._say(_CLEAR_SCREEN)
            self._board()

    def _played(self, seat: Seat, answer: str, choices: Choices) -> bool:
        """Play what was typed; if that can't be, say why and return False."""
        try:
            self._referee.play(seat, choices.read(answer))
        except NotationError as error:
            self._say(error.why)
        except IllegalActionError as error:
            # At a shared screen not even the reason is told: it may follow from the secret.
            reason = "not-now" if self._shared else "not-allowed"
            self._say(text(reason, action=error.action, why=error.why))
        else:
            return True
        return False
