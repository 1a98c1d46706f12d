"""The worker processes, asked from threads. Where one ended, another is asked the same."""

from collections import OrderedDict
from dataclasses import replace

from whitechapel.bots import BotError
from whitechapel.bots.failures import CRASHED, SILENT
from whitechapel.core import Action, AnyView
from whitechapel.players import OWN_BUDGET, Limit
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents.process import WorkerProcess
from whitechapel.server.opponents.questions import ChooseQuestion, Chosen, Failed, Hinted, HintQuestion, Question

_ATTEMPTS = 3
_MOST_HOMES = 10_000


class Workers:
    """A few processes, each started when it is first needed: one for each place in which can be thought."""

    def __init__(self, places: int, *, patience: float, metrics: Metrics) -> None:
        """Start nothing yet.

        Args:
            places: how many processes.
            patience: seconds after which one counts as stuck.
            metrics: where replacements are counted.
        """
        self._processes = [WorkerProcess(patience) for _ in range(places)]
        self._metrics = metrics
        self._homes: OrderedDict[str, int] = OrderedDict()
        self.thinking = patience / 2
        """How many seconds a player may think: less than would make its process look stuck."""

    def __len__(self) -> int:
        return len(self._processes)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [pid for process in self._processes if (pid := process.pid) is not None]

    def home(self, seat: str) -> int | None:
        """The place where the player of a seat was asked last."""
        return self._homes.get(seat)

    def ask(self, question: Question, place: int) -> Chosen | Hinted:
        """An answer, thought of in a place; raises `BotError` when it can't be had."""
        process = self._processes[place]
        failed = Failed(reason=SILENT, why="its process ended, again and again")
        for _ in range(_ATTEMPTS):
            answer = process.ask(question)
            if isinstance(answer, Chosen | Hinted):
                return answer
            if answer is not None:  # it would fail again
                failed = answer
                break
            if process.closed:
                break
            self._metrics.ai_replaced.inc()
        raise BotError(failed.reason, failed.why)

    def choose(self, question: ChooseQuestion, place: int) -> Action:
        """What the player of a seat does, who may have been in another place before; raises `BotError`."""
        moved = self._homes.get(question.seat, place) != place
        self._homes[question.seat] = place
        self._homes.move_to_end(question.seat)
        if len(self._homes) > _MOST_HOMES:
            self._homes.popitem(last=False)
        return self.ask(replace(question, anew=moved), place).action

    def hint(self, question: HintQuestion, place: int) -> Hinted:
        """What the game's strongest player would do; raises `BotError`."""
        answer = self.ask(question, place)
        if not isinstance(answer, Hinted):
            raise BotError(CRASHED, "a hint was asked for, and something else came")
        return answer

    def hurry(self, place: int) -> None:
        """Have what is thought of in a place answered at once."""
        self._processes[place].hurry()

    def prepare(self, place: int) -> None:
        """Start the process of a place, unless it runs."""
        self._processes[place].prepare()

    def close(self) -> None:
        """End all of them."""
        for process in self._processes:
            process.close()


class WorkerPlayer:
    """A player that thinks in a worker process; if that dies it is made anew, from its seed and what it has seen."""

    def __init__(self, workers: Workers, question: ChooseQuestion, place: int = 0) -> None:
        self._workers = workers
        self._question = question
        self._place = place

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:
        """Its choice; raises `BotError`."""
        thinking = self._workers.thinking
        seconds = thinking if limit.cap is None else min(limit.cap, thinking)
        return self._workers.choose(replace(self._question, view=view, seconds=seconds), self._place)
