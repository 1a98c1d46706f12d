"""The worker processes, asked from threads. One that crashes or is stuck is ended, and another is asked the same."""

import logging
import pickle
import subprocess
import sys
import threading
from zlib import crc32

import msgspec

from whitechapel.bots import BotError
from whitechapel.bots.failures import CRASHED, SILENT
from whitechapel.core import Action, AnyView
from whitechapel.players import OWN_BUDGET, Limit
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents.questions import (
    Answer,
    ChooseQuestion,
    Chosen,
    Failed,
    Hinted,
    HintQuestion,
    Question,
)

log = logging.getLogger(__name__)
_ATTEMPTS = 3
_WORKER = "whitechapel.server.opponents.worker"
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class Workers:
    """A few processes, each started when it is first needed. A seat's questions always go to the same one."""

    def __init__(self, count: int, *, patience: float, metrics: Metrics) -> None:
        """Start nothing yet.

        Args:
            count: how many processes.
            patience: seconds after which one counts as stuck.
            metrics: where replacements are counted.
        """
        self._processes = [_Process(patience) for _ in range(count)]
        self._metrics = metrics
        self.thinking = patience / 2
        """How many seconds a player may think: less than would make its process look stuck."""

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [pid for process in self._processes if (pid := process.pid) is not None]

    def ask(self, question: Question, about: str) -> Chosen | Hinted:
        """An answer, from a process that thinks of `about`; raises `BotError` when it can't be had."""
        process = self._processes[crc32(about.encode()) % len(self._processes)]
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

    def hint(self, view: AnyView, about: str) -> Hinted:
        """What the game's strongest player would do; raises `BotError`."""
        answer = self.ask(HintQuestion(view, self.thinking), about)
        if not isinstance(answer, Hinted):
            raise BotError(CRASHED, "a hint was asked for, and something else came")
        return answer

    def close(self) -> None:
        """End all of them."""
        for process in self._processes:
            process.close()


class WorkerPlayer:
    """A player that thinks in a worker process; if that dies it is made anew, from its seed and what it has seen."""

    def __init__(self, workers: Workers, seat: str, spec: str, seed: int, earlier: tuple[AnyView, ...]) -> None:
        self._workers = workers
        self._seat = seat
        self._spec = spec
        self._seed = seed
        self._earlier = earlier

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:
        """Its choice; raises `BotError`."""
        seconds = self._workers.thinking if limit.cap is None else min(limit.cap, self._workers.thinking)
        question = ChooseQuestion(self._seat, self._spec, self._seed, view, self._earlier, seconds)
        answer = self._workers.ask(question, self._seat)
        return answer.action


class _Process:
    """A worker process, asked one question at a time; `close` may come from any thread."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._asking = threading.Lock()
        self._running: subprocess.Popen[bytes] | None = None
        self.closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs."""
        running = self._running
        return None if running is None or running.poll() is not None else running.pid

    def ask(self, question: Question) -> Answer | None:
        """Its answer, or None when it crashed, was stuck or talked nonsense; it is gone then."""
        with self._asking:
            if self.closed:
                return None
            running = self._running = self._running or _started()
            if self.closed:  # meanwhile
                running.kill()
            stuck = threading.Timer(self._patience, running.kill)
            stuck.daemon = True
            stuck.start()
            try:
                assert running.stdin is not None and running.stdout is not None  # noqa: S101, PT018 - pipes, both
                pickle.dump(question, running.stdin)
                running.stdin.flush()
                return _decoder.decode(running.stdout.readline())
            except (OSError, ValueError, msgspec.MsgspecError) as error:
                log.warning("an AI worker is replaced: %s", type(error).__name__)
                self._running = None
                _end(running)
                return None
            finally:
                stuck.cancel()

    def close(self) -> None:
        """End it, whatever it is doing; who waits for its answer gets none."""
        self.closed = True
        running = self._running
        if running is not None:
            running.kill()
        with self._asking:
            running, self._running = self._running, None
            if running is not None:
                _end(running)


def _started() -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", _WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def _end(running: "subprocess.Popen[bytes]") -> None:
    running.kill()
    for pipe in (running.stdin, running.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:  # what was not read by the process can't be flushed any more
                continue
    running.wait()
