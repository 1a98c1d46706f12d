"""Worker processes that play games side by side, and outlive players that hang or take their process down.

Each worker says who is thinking and since when in a scrap of shared memory. One whose player thinks longer than the
arena's patience is ended, and one that died is replaced; the player who was thinking loses that game. A worker that is
ended ends the bots it runs; only one that can't be reached any more is ended by force. When the arena itself is gone,
however that happened, the system ends its workers, and their bots with them.
"""

import os
import signal
import sys
from collections.abc import Generator, Iterable, MutableSequence
from contextlib import closing, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import cast

from whitechapel.arena.fixtures import Fixture
from whitechapel.arena.match import NO_THINKING, MatchResult, play
from whitechapel.bots.failures import CRASHED, SILENT
from whitechapel.bots.supervisor import end_with_parent
from whitechapel.core import Outcome, Seat, WhitechapelError

_CONTEXT = get_context("spawn")
_LOOKING_AROUND = 0.2
"""How often, in seconds, the workers are checked for players that never answer."""
_LATER = 2.0
"""How many seconds after its worker should have given a bot up the arena steps in."""
_TIDYING = 3.0
"""How many seconds a worker has to end its bots."""


class WorkerError(WhitechapelError):
    """A worker process that ended while no player was thinking: not a player's fault."""


def play_all(fixtures: Iterable[Fixture], *, jobs: int) -> Generator[MatchResult, None, None]:
    """Play all the games, so many at once, and give each result as soon as it is there.

    Args:
        fixtures: the games.
        jobs: how many worker processes.
    """
    waiting = iter(fixtures)
    busy: list[_Worker] = []
    try:
        for fixture in islice(waiting, jobs):
            busy.append(_Worker(fixture))
        while busy:
            ready = wait([worker.connection for worker in busy], timeout=_LOOKING_AROUND)
            for worker in tuple(busy):
                result = worker.result(answered=worker.connection in ready)
                if result is None:
                    continue
                busy.remove(worker)
                following = next(waiting, None)
                if following is None:
                    worker.end()
                else:
                    busy.append(worker.take(following))
                yield result
    finally:
        for worker in busy:
            worker.end()


class _Worker:
    """One process and the game it plays."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.connection, theirs = _CONTEXT.Pipe()
        self._notice = _CONTEXT.RawArray("d", 2)
        self._process = _CONTEXT.Process(target=_work, args=(theirs, self._notice, os.getpid()), daemon=True)
        self._process.start()
        theirs.close()
        self._alive = True
        self.connection.send(fixture)

    def take(self, fixture: Fixture) -> "_Worker":
        """Go on with the next game, in a new process if this one is gone."""
        if not self._alive:
            return _Worker(fixture)
        self.fixture = fixture
        self.connection.send(fixture)
        return self

    def result(self, *, answered: bool) -> MatchResult | None:
        """The game's result, if it is over one way or another."""
        if answered:
            try:
                return cast(MatchResult, self.connection.recv())
            except (EOFError, OSError):
                return self._forfeit(CRASHED, "its process ended")
        since, patience = self._notice[0], self.fixture.terms.patience
        if since and monotonic() - since > patience + _LATER:
            return self._forfeit(SILENT, f"no answer in {patience:g} s")
        return None

    def end(self) -> None:
        """End the process, whatever it is doing; once is enough."""
        if not self._alive:
            return
        self._alive = False
        self._process.terminate()
        self._process.join(_TIDYING)
        self._process.kill()
        self._process.join()
        self._process.close()
        self.connection.close()

    def _forfeit(self, reason: str, failure: str) -> MatchResult:
        since, seat = self._notice
        self.end()
        if not since:
            raise WorkerError(self.fixture, "can't be played: its worker process ended")
        outcome = Outcome(Seat(int(seat)).opponent, reason)
        return MatchResult(self.fixture, outcome, failure, (NO_THINKING, NO_THINKING), None)


class _Dismissed(BaseException):
    """The arena ends this worker. Not a player's exception: no player's failure can be mistaken for it."""


def _dismissed(_signal: int, _frame: object) -> None:
    raise _Dismissed


def _work(connection: Connection, notice: MutableSequence[float], arena: int) -> None:
    """A worker's life. Ctrl-C is for the arena to handle; what players print must not mix with its output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _dismissed)
    end_with_parent()
    if os.getppid() != arena:  # it was gone before we asked
        return
    sys.stdout = sys.stderr

    def thinks(seat: Seat | None) -> None:
        if seat is not None:
            notice[1] = seat
        notice[0] = 0.0 if seat is None else monotonic()

    with closing(connection), suppress(EOFError, _Dismissed):
        while True:
            fixture = connection.recv()
            connection.send(play(fixture, thinks))
