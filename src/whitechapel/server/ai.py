"""Seats the server plays: processes that think, and the turns that wait for them.

An AI worker that crashes or is stuck is killed and replaced, and the step is tried again; when that keeps failing, any
legal action is played. A program that fails gives the match up, and the log says why. So a match never hangs.
"""

import asyncio
import logging
import math
import secrets
import sys

import msgspec

from whitechapel.bots import ProgramError
from whitechapel.core import Seat
from whitechapel.server import protocol, views
from whitechapel.server.match import Entry, Kind, Match
from whitechapel.server.metrics import Metrics
from whitechapel.server.programs import Programs
from whitechapel.server.refusals import Refusal
from whitechapel.server.rooms import Room
from whitechapel.server.thinker import Answer, Question

log = logging.getLogger(__name__)
_ATTEMPTS = 3
_AI = "ai"
_LOST = 1.0


class Thinkers:
    """A few worker processes, started when they are first needed."""

    def __init__(self, count: int, *, patience: float, metrics: Metrics) -> None:
        self._free = asyncio.Semaphore(count)
        self._idle: list[asyncio.subprocess.Process] = []
        self._busy: set[asyncio.subprocess.Process] = set()
        self._patience = patience
        self._metrics = metrics

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in [*self._idle, *self._busy] if worker.returncode is None]

    async def choose(self, question: Question) -> int:
        """One of the question's legal actions."""
        async with self._free:
            for _ in range(_ATTEMPTS):
                action = await self._ask(question)
                if action in question.legal:
                    return action
                self._metrics.ai_replaced.inc()
        log.error("AI level %d for %s failed %d times", question.level, question.game, _ATTEMPTS)
        return secrets.choice(question.legal)

    async def close(self) -> None:
        """End all workers."""
        for worker in [*self._idle, *self._busy]:
            await _end(worker)

    async def _ask(self, question: Question) -> int | None:
        """The answer of a worker, or None when it crashed, was stuck or talked nonsense; it is gone then."""
        worker = self._idle.pop() if self._idle else await _started()
        self._busy.add(worker)
        answered = False
        try:
            action = await asyncio.wait_for(_asked(worker, question), self._patience)
            answered = True
        except (OSError, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("an AI worker is replaced: %s", type(error).__name__)
            return None
        else:
            return action
        finally:
            self._busy.discard(worker)
            if answered:
                self._idle.append(worker)
            else:
                await _end(worker)


class Opponents:
    """Plays the turns of the seats that are the server's own."""

    def __init__(
        self, thinkers: Thinkers, programs: Programs, *, pace: float, takeover: float, metrics: Metrics
    ) -> None:
        self._thinkers = thinkers
        self._programs = programs
        self._pace = pace
        self._takeover = takeover
        self._metrics = metrics
        self._turns: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def consider(self, room: Room, elsewhere: bool = False) -> None:
        """Play the turn if it is ours. One that came about in another process is left to that one for a while."""
        match = room.match
        seat = match.to_act
        if match.over:
            self._programs.dismiss(match)
        if seat is None or not match.seats[seat].automatic or not match.readable:
            return
        number, _ = self._turns.get(match.setup.id, (0, None))
        if number != match.number:
            task = asyncio.create_task(self._turn(room, match.number, self._takeover if elsewhere else 0.0))
            self._turns[match.setup.id] = match.number, task
            task.add_done_callback(lambda done: self._finished(match.setup.id, done))

    async def close(self) -> None:
        """Stop playing."""
        tasks = [task for _, task in self._turns.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._programs.close()
        await self._thinkers.close()

    def _finished(self, match_id: str, task: "asyncio.Task[None]") -> None:
        if self._turns.get(match_id, (0, None))[1] is task:
            del self._turns[match_id]

    async def _turn(self, room: Room, number: int, wait: float) -> None:
        await asyncio.sleep(wait)
        while room.match.number == number:
            try:
                await self._step(room, number)
            except Refusal:
                return
            except Exception:  # the database may be away: the turn is tried again until it is kept
                log.exception("an AI's turn failed")
                await asyncio.sleep(_LOST)

    async def _step(self, room: Room, number: int) -> None:
        match = room.match
        seat = match.to_act
        if seat is None:
            return
        started = asyncio.get_running_loop().time()
        try:
            action = await self._chosen(match, seat)
        except ProgramError as failed:
            log.warning(
                "the bot %s fails: %s", match.seats[seat].program, failed.reason
            )  # no more: logs hold no secrets
            reason = failed.reason
            await room.grow(lambda: _given_up(room.match, number, seat, reason))
            return
        took = asyncio.get_running_loop().time() - started
        self._metrics.ai_seconds.observe(took)
        await asyncio.sleep(wait_for_beat(took, self._pace))
        request = protocol.Act(client=_AI, after=number, action=match.game.action_to_text(action))
        await room.ask(seat, request)

    async def _chosen(self, match: Match, seat: Seat) -> int:
        """What the AI or the program at this seat does; raises `ProgramError`."""
        sitter = match.seats[seat]
        if sitter.program:
            return await self._programs.choose(match, seat)
        question = Question(
            game=match.setup.game,
            observation=views.observation_text(match, seat),
            legal=list(match.game.legal_actions(match.state)),
            level=sitter.level,
            seed=secrets.randbits(63),
        )
        return await self._thinkers.choose(question)


def _given_up(match: Match, number: int, seat: Seat, reason: str) -> list[Entry]:
    """A program's resignation with the reason, unless the match went on without it."""
    if match.number != number or match.over:
        return []
    return [Entry(number + 1, Kind.RESIGNED, seat, announced=reason, client=_AI)]


def wait_for_beat(took: float, pace: float) -> float:
    """How long to wait to the next full beat: neither a forced step nor a hard one can be told by its time."""
    return math.ceil(took / pace) * pace - took if pace > 0 else 0.0


async def _started() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "whitechapel.server.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


async def _asked(worker: asyncio.subprocess.Process, question: Question) -> int:
    if worker.stdin is None or worker.stdout is None:
        raise BrokenPipeError
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    return msgspec.json.decode(line, type=Answer).action


async def _end(worker: asyncio.subprocess.Process) -> None:
    if worker.returncode is None:
        worker.kill()
    await worker.wait()
