"""A worker process, asked from threads. One that crashes or is stuck is ended."""

import logging
import pickle
import subprocess
import sys
import threading

import msgspec

from whitechapel.server.opponents.questions import HURRY, Answer, Question

log = logging.getLogger(__name__)
_WORKER = "whitechapel.server.opponents.worker"
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class WorkerProcess:
    """A worker process, asked one question at a time; `close` may come from any thread."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._asking = threading.Lock()
        self._running: subprocess.Popen[bytes] | None = None
        self._telling = threading.Lock()
        self._asked: subprocess.Popen[bytes] | None = None
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
            running = self._started()
            stuck = threading.Timer(self._patience, running.kill)
            stuck.daemon = True
            stuck.start()
            try:
                assert running.stdin is not None and running.stdout is not None  # noqa: S101, PT018 - pipes, both
                self._asks(running)
                pickle.dump(question, running.stdin)
                running.stdin.flush()
                return _decoder.decode(running.stdout.readline())
            except (OSError, ValueError, msgspec.MsgspecError) as error:
                if not self.closed:
                    log.warning("an AI worker is replaced: %s", type(error).__name__)
                self._running = None
                _end(running)
                return None
            finally:
                self._asks(None)
                stuck.cancel()

    def prepare(self) -> None:
        """Start it, unless it runs."""
        with self._asking:
            if not self.closed:
                self._started()

    def hurry(self) -> None:
        """Have the question that was asked answered at once; the next one is not meant."""
        with self._telling:
            if self._asked is not None and HURRY is not None:
                self._asked.send_signal(HURRY)

    def _asks(self, running: "subprocess.Popen[bytes] | None") -> None:
        with self._telling:
            self._asked = running

    def _started(self) -> "subprocess.Popen[bytes]":
        running = self._running = self._running or _started()
        if self.closed:  # meanwhile
            running.kill()
        return running

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
