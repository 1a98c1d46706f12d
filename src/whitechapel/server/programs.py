"""The server's own programs: each plays one seat of one match in a process of its own, and is asked from a thread.

Programs are named by whoever runs the server; a wish for a seat can only choose among the names. A process that is not
needed for a while may be ended to make room for others: what a program is asked holds everything its seat knows, so a
new process goes on where the old one was.
"""

import asyncio
import secrets
import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from whitechapel.bots import Beginning, Command, Program, ProgramError
from whitechapel.bots.failures import CRASHED
from whitechapel.core import PLAYERS, Outcome, Seat
from whitechapel.players import Limit
from whitechapel.server import views
from whitechapel.server.match import Match

_KEPT = 16
"""How many processes are kept at most."""


class Programs:
    """The programs at this server process's tables."""

    def __init__(self, commands: Mapping[str, Command], *, count: int, seconds: float, patience: float) -> None:
        self._commands = commands
        self._free = asyncio.Semaphore(count)
        self._limit = Limit(seconds=seconds)
        self._patience = patience
        self._seated: OrderedDict[tuple[str, Seat], _Seated] = OrderedDict()
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def names(self) -> tuple[str, ...]:
        """The programs that can be asked for."""
        return tuple(self._commands)

    async def choose(self, match: Match, seat: Seat) -> int:
        """What the program at a seat does now; raises `ProgramError` when it fails."""
        name = match.seats[seat].program
        if name not in self._commands:
            raise ProgramError(CRASHED, f"there is no program {name} here any more")
        observation = match.game.observation_from_text(views.observation_text(match, seat))
        legal = match.game.legal_actions(match.state)
        async with self._free:
            return await asyncio.to_thread(self._at(match, seat).choose, observation, legal, self._limit)

    def dismiss(self, match: Match) -> None:
        """Let the programs of a match go."""
        for seat in PLAYERS:
            seated = self._seated.pop((match.setup.id, seat), None)
            if seated is not None:
                self._let_go(seated, match.outcome)

    async def close(self) -> None:
        """End all of them."""
        for seated in self._seated.values():
            seated.kill()
            self._let_go(seated, None)
        self._seated.clear()
        await asyncio.gather(*self._leaving)

    def _at(self, match: Match, seat: Seat) -> "_Seated":
        """The program at a seat, started when it is first asked."""
        key = match.setup.id, seat
        if key not in self._seated:
            self._seated[key] = _Seated(self._commands[match.seats[seat].program], match, seat, self._patience)
        self._seated.move_to_end(key)
        while len(self._seated) > _KEPT:
            self._let_go(self._seated.popitem(last=False)[1], None)
        return self._seated[key]

    def _let_go(self, seated: "_Seated", outcome: Outcome | None) -> None:
        task = asyncio.create_task(asyncio.to_thread(seated.leave, outcome))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)


class _Seated:
    """One program at one seat. A question that was overtaken by a takeback is answered before the next is asked."""

    def __init__(self, command: Command, match: Match, seat: Seat, patience: float) -> None:
        self._command = command
        self._rules = match.game
        self._beginning = Beginning(seat, secrets.randbits(31), match.setup.options)
        self._patience = patience
        self._asking = threading.Lock()
        self._program: Program | None = None

    def choose(self, observation: Any, legal: tuple[int, ...], limit: Limit) -> int:
        with self._asking:
            if self._program is None:
                self._program = Program(self._command, self._rules, self._beginning, patience=self._patience)
                self._program.greet()
            return self._program.choose(observation, legal, limit)

    def kill(self) -> None:
        """End its process at once; whoever waits for it gets a `ProgramError`."""
        if self._program is not None:
            self._program.kill()

    def leave(self, outcome: Outcome | None) -> None:
        with self._asking:
            if self._program is not None:
                self._program.dismiss(outcome)
