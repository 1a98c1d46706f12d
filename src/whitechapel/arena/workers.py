"""Worker processes that play games side by side, and outlive players that hang or take their process down.

Each worker says who is thinking and since when in a scrap of shared memory. One whose player thinks longer than the
arena's patience is ended, and one that died is replaced; the player who was thinking loses that game.
"""

import signal
import sys
from collections.abc import Generator, Iterable
from contextlib import closing
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, cast

from whitechapel.arena.fixtures import Fixture
from whitechapel.arena.match import CRASHED, NO_THINKING, SILENT, MatchResult, play
from whitechapel.core import Outcome, Seat, WhitechapelError

_CONTEXT = get_context("spawn")
_LOOKING_AROUND = 0.2
"""How often, in seconds, the workers are checked for players that never answer."""


class WorkerError(WhitechapelError):
    """A worker process that ended while no player was thinking: not a player's fault."""


def played(fixtures: Iterable[Fixture], *, jobs: int, patience: float) -> Generator[MatchResult, None, None]:
    """Play all the games, so many at once, and give each result as soon as it is there.

    Args:
        fixtures: the games.
        jobs: how many worker processes.
        patience: after how many seconds over one action a player is held to have no answer.
    """
    waiting = iter(fixtures)
    busy: list[_Worker] = []
    try:
        for fixture in islice(waiting, jobs):
            busy.append(_Worker(fixture))
        while busy:
            ready = wait([worker.connection for worker in busy], timeout=_LOOKING_AROUND)
            for worker in tuple(busy):
                result = worker.result(answered=worker.connection in ready, patience=patience)
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
        self._process = _CONTEXT.Process(target=_work, args=(theirs, self._notice), daemon=True)
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

    def result(self, *, answered: bool, patience: float) -> MatchResult | None:
        """The game's result, if it is over one way or another."""
        if answered:
            try:
                return cast(MatchResult, self.connection.recv())
            except (EOFError, OSError):
                return self._forfeit(CRASHED, "its process ended")
        since = self._notice[0]
        if since and monotonic() - since > patience:
            return self._forfeit(SILENT, f"no answer in {patience:g} s")
        return None

    def end(self) -> None:
        """End the process, whatever it is doing; once is enough."""
        if not self._alive:
            return
        self._alive = False
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


def _work(connection: Connection, notice: Any) -> None:
    """A worker's life. Ctrl-C is for the arena to handle; what players print must not mix with its output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr

    def thinks(seat: Seat | None) -> None:
        if seat is not None:
            notice[1] = seat
        notice[0] = 0.0 if seat is None else monotonic()

    with closing(connection):
        while True:
            try:
                fixture = connection.recv()
            except EOFError:
                return
            connection.send(play(fixture, thinks))
