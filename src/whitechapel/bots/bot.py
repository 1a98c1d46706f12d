"""A bot at a seat: a player like any other, except that it thinks in a process of its own and may fail."""

from whitechapel.bots import messages
from whitechapel.bots.answers import chosen_action, spoken_protocol
from whitechapel.bots.command import Command
from whitechapel.bots.failures import LATE, SILENT, BotError
from whitechapel.bots.process import Process
from whitechapel.core.events import Event
from whitechapel.core.game import AnyGame
from whitechapel.core.types import Action, Outcome
from whitechapel.core.view import AnyView
from whitechapel.players.base import OWN_BUDGET, Limit

LEEWAY = 1.0
"""How many seconds beyond its limit a bot's answer may take: the machine may be busy."""


class Bot:
    """A bot that plays one match, from `greet` to `dismiss`.

    A process never plays two matches: the deals of a tournament come in pairs, and who saw one as Jack would know too
    much as the Detective.
    """

    def __init__(self, command: Command, rules: AnyGame, beginning: messages.Beginning, *, patience: float) -> None:
        """Start the bot; it has to be greeted before it is asked.

        Args:
            command: the bot's command.
            rules: the game.
            beginning: what it is told of the match.
            patience: how many seconds an answer may take, where no limit asks for less.
        """
        self._rules = rules
        self._beginning = beginning
        self._patience = patience
        self._process = Process(command)
        self._protocol = messages.OLDEST
        self._asked = 0
        self._told: tuple[Event, ...] = ()

    @property
    def cpu_seconds(self) -> float:
        """The CPU time it has used so far."""
        return self._process.cpu_seconds

    def greet(self) -> None:
        """See that it speaks one of our protocols; raises `BotError` if it does not, and then it is gone."""
        try:
            answer = self._process.ask(messages.hello(), seconds=self._patience, too_late=SILENT)
            self._protocol = spoken_protocol(answer)
        except BotError as failed:
            raise self._ended(failed) from failed
        except BaseException:
            self._process.end()
            raise
        self._process.tell(messages.new_game(self._rules, self._beginning))

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:
        """The bot's choice; raises `BotError` when it fails, and then it is gone."""
        timed = limit.seconds is not None
        seconds = self._patience if limit.seconds is None else min(self._patience, limit.seconds + LEEWAY)
        question = self._question(view)
        line = messages.act(self._rules, view, limit, question)
        try:
            answer = self._process.ask(line, seconds=seconds, too_late=LATE if timed else SILENT)
            return chosen_action(answer, view.legal_actions, None if question is None else question.id)
        except BotError as failed:
            raise self._ended(failed) from failed

    def dismiss(self, outcome: Outcome | None) -> None:
        """Tell the bot how the match ended (None: it was broken off) and see that it leaves."""
        self._process.end(messages.bye(outcome))

    def kill(self) -> None:
        """End it at once, from whatever thread; whoever waits for its answer gets a `BotError`."""
        self._process.kill()

    def _question(self, view: AnyView) -> messages.Question | None:
        """The next question of protocol 2: it tells what happened since the last one, and what was taken back."""
        if self._protocol == messages.OLDEST:
            return None
        self._asked += 1
        told, self._told = self._told, view.log
        same = 0
        while same < min(len(told), len(view.log)) and told[same] == view.log[same]:
            same += 1
        return messages.Question(self._asked, same + 1)

    def _ended(self, failed: BotError) -> BotError:
        """End a bot that lost by its own fault, told why unless it does not listen; its last words explain more."""
        listens = failed.reason not in (LATE, SILENT)
        outcome = Outcome(self._beginning.seat.opponent, failed.reason)
        self._process.end(messages.bye(outcome, failed.why) if listens else b"")
        return BotError(failed.reason, failed.why + self._process.last_words())
