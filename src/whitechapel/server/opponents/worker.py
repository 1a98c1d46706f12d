"""A process that thinks: it reads a question, writes an answer in a line, and ends when its server ends.

It has a player for each seat it was asked about, from the first question to the end of the match, as the arena has.
"""

import os
import pickle
import signal
import sys
from collections import OrderedDict
from time import monotonic
from typing import BinaryIO

import msgspec

from whitechapel.bots import BotError, Seated
from whitechapel.bots.failures import CRASHED
from whitechapel.players import Limit, clock
from whitechapel.players.hint import hint
from whitechapel.server.environment import variable
from whitechapel.server.logs import configure_logs
from whitechapel.server.opponents.questions import (
    HURRY,
    Answer,
    ChooseQuestion,
    Chosen,
    Failed,
    Hinted,
    HintQuestion,
    Question,
)
from whitechapel.server.processes.parents import end_with_parent

_MOST_PLAYERS = 1000
"""How many players a process has at most: the one that was asked longest ago is made anew when it is asked again."""
_NICE = 10
"""How far thinking stands back behind the server process, which has people to answer."""
_CANDIDATES = 5


class Worker:
    """Answers questions.

    Attributes:
        hurried: whether it was told to answer at once.
    """

    def __init__(self) -> None:
        self.hurried = False
        self._players: OrderedDict[str, Seated] = OrderedDict()

    def hurry(self, *_signal: object) -> None:
        """Answer the question that is being thought about with what there is; may come at any moment."""
        self.hurried = True
        clock.set_forward()

    def answer(self, question: Question) -> Answer:
        """Think; whatever goes wrong is an answer, too."""
        self.hurried = False
        try:
            return self._chosen(question) if isinstance(question, ChooseQuestion) else self._hinted(question)
        except BotError as failed:
            return Failed(reason=failed.reason, why=failed.why)
        except Exception as error:  # a player's own fault
            return Failed(reason=CRASHED, why=f"{type(error).__name__}: {error}")

    def _chosen(self, question: ChooseQuestion) -> Chosen:
        seated = None if question.anew else self._players.get(question.seat)
        if seated is None:
            seated = self._players[question.seat] = self._made(question)
        self._players.move_to_end(question.seat)
        if len(self._players) > _MOST_PLAYERS:
            self._players.popitem(last=False)
        return Chosen(action=seated.choose(question.view, self._limit(question)))

    def _made(self, question: ChooseQuestion) -> Seated:
        """The player of a seat, as it was when it had last chosen. It gets there in a part of the time."""
        seated = Seated.player(question.spec, question.view.game, question.seed)
        for place, view in enumerate(question.earlier):
            seated.choose(view, self._limit(question, 1 + len(question.earlier) - place))
        return seated

    def _hinted(self, question: HintQuestion) -> Hinted:
        found = hint(question.view, limit=self._limit(question))
        weighed = found.explanation.candidates[:_CANDIDATES] if found.explanation is not None else ()
        candidates = [(int(action), float(probability)) for action, probability in weighed]
        return Hinted(action=int(found.action), reason=found.reason.message, candidates=candidates)

    def _limit(self, question: Question, parts: int = 1) -> Limit:
        """One of so many equal parts of the time that is left."""
        left = max(0.0, min(question.seconds, question.until - monotonic()))
        return Limit(cap=0.0 if self.hurried else left / parts)


def work(worker: Worker, asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while True:
        try:
            question: Question = pickle.load(asked)  # noqa: S301 - our own server writes them, through a pipe of its own
        except (EOFError, pickle.UnpicklingError):  # the server has ended, perhaps in the middle of a question
            return
        try:
            answers.write(msgspec.json.encode(worker.answer(question)) + b"\n")
            answers.flush()
        except BrokenPipeError:  # it has ended meanwhile
            return


def main() -> None:
    """Work for the server that started this process. Ctrl-C is its business; prints must not mix with answers."""
    end_with_parent()
    configure_logs(os.environ.get(variable("log_format"), "text"))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker()
    if HURRY is not None:
        signal.signal(HURRY, worker.hurry)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    work(worker, sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
