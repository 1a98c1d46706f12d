"""A program in a seat: a player like any other, except that it thinks in a process of its own and may fail."""

from collections.abc import Sequence
from typing import Any

from whitechapel.bots import messages
from whitechapel.bots.answers import check_hello, chosen_action
from whitechapel.bots.command import Command
from whitechapel.bots.failures import LATE, SILENT, ProgramError
from whitechapel.bots.process import Process
from whitechapel.core.game import Game
from whitechapel.core.types import Action, Outcome
from whitechapel.players.base import OWN_BUDGET, Limit

LEEWAY = 1.0
"""How many seconds beyond its limit a program's answer may take: the machine may be busy."""


class Program:
    """A program that plays one game, from `greet` to `dismiss`.

    A process never plays two games: the deals of a tournament come in pairs, and who saw one as Jack would know too
    much as the Detective.
    """

    def __init__(
        self, command: Command, rules: Game[Any, Any], beginning: messages.Beginning, *, patience: float
    ) -> None:
        """Start the program; it has to be greeted before it is asked.

        Args:
            command: the program.
            rules: the game.
            beginning: what it is told of the game.
            patience: how many seconds an answer may take, where no limit asks for less.
        """
        self._rules = rules
        self._beginning = beginning
        self._patience = patience
        self._process = Process(command)

    @property
    def cpu_seconds(self) -> float:
        """The CPU time it has used so far."""
        return self._process.cpu_seconds

    def greet(self) -> None:
        """See that it speaks our protocol; raises `ProgramError` if it does not, and then it is gone."""
        try:
            check_hello(self._process.ask(messages.hello(), seconds=self._patience, too_late=SILENT))
        except ProgramError as failed:
            self._told(failed)
            raise
        except BaseException:
            self._process.end()
            raise
        self._process.tell(messages.new_game(self._rules, self._beginning))

    def choose(self, observation: Any, legal_actions: Sequence[Action], limit: Limit = OWN_BUDGET, /) -> Action:
        """The program's choice; raises `ProgramError` when it fails, and then it is gone."""
        timed = limit.seconds is not None
        seconds = self._patience if limit.seconds is None else min(self._patience, limit.seconds + LEEWAY)
        question = messages.act(self._rules, observation, legal_actions, limit)
        try:
            answer = self._process.ask(question, seconds=seconds, too_late=LATE if timed else SILENT)
            return chosen_action(answer, legal_actions)
        except ProgramError as failed:
            self._told(failed)
            raise

    def dismiss(self, outcome: Outcome | None) -> None:
        """Tell the program how the game ended (None: it was broken off) and see that it leaves."""
        self._process.end(messages.bye(outcome))

    def kill(self) -> None:
        """End it at once, from whatever thread; whoever waits for its answer gets a `ProgramError`."""
        self._process.kill()

    def _told(self, failed: ProgramError) -> None:
        """End a program that lost by its own fault; unless it does not listen, it is told why."""
        listens = failed.reason not in (LATE, SILENT)
        self._process.end(
            messages.bye(Outcome(self._beginning.seat.opponent, failed.reason), failed.why) if listens else b""
        )
