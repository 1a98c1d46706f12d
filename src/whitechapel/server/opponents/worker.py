"""A process that thinks: it reads a question, writes an answer in a line, and ends when its server ends.

It has a player for each seat it was asked about, from the first question to the end of the match, as the arena has.
"""

import pickle
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from whitechapel.bots import BotError, Seated
from whitechapel.bots.failures import CRASHED
from whitechapel.players import Limit
from whitechapel.players.hint import hint
from whitechapel.server.opponents.questions import (
    Answer,
    ChooseQuestion,
    Chosen,
    Failed,
    Hinted,
    HintQuestion,
    Question,
)

_MOST_PLAYERS = 64
"""How many players a process has at most: the one that was asked longest ago is made anew when it is asked again."""
_CANDIDATES = 5


class Worker:
    """Answers questions."""

    def __init__(self) -> None:
        self._players: OrderedDict[str, Seated] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Think; whatever goes wrong is an answer, too."""
        try:
            return self._chosen(question) if isinstance(question, ChooseQuestion) else _hinted(question)
        except BotError as failed:
            return Failed(reason=failed.reason, why=failed.why)
        except Exception as error:  # a player's own fault
            return Failed(reason=CRASHED, why=f"{type(error).__name__}: {error}")

    def _chosen(self, question: ChooseQuestion) -> Chosen:
        seated = self._players.get(question.seat)
        if seated is None:
            seated = self._players[question.seat] = _made(question)
        self._players.move_to_end(question.seat)
        if len(self._players) > _MOST_PLAYERS:
            self._players.popitem(last=False)
        return Chosen(action=seated.choose(question.view, Limit(cap=question.seconds)))


def _made(question: ChooseQuestion) -> Seated:
    """The player of a seat, as it was when it had last chosen."""
    seated = Seated.player(question.spec, question.view.game, question.seed)
    for view in question.earlier:
        seated.choose(view, Limit(cap=question.seconds))
    return seated


def _hinted(question: HintQuestion) -> Hinted:
    found = hint(question.view, limit=Limit(cap=question.seconds))
    weighed = found.explanation.candidates[:_CANDIDATES] if found.explanation is not None else ()
    candidates = [(int(action), float(probability)) for action, probability in weighed]
    return Hinted(action=int(found.action), reason=found.reason.message, candidates=candidates)


def work(asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    worker = Worker()
    while True:
        try:
            question: Question = pickle.load(asked)  # noqa: S301 - our own server writes them, through a pipe of its own
        except (EOFError, pickle.UnpicklingError):  # the server has ended, perhaps in the middle of a question
            return
        answers.write(msgspec.json.encode(worker.answer(question)) + b"\n")
        answers.flush()


def main() -> None:
    """Work for the server that started this process. Ctrl-C is its business; prints must not mix with answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
