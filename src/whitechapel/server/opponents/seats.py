"""Players and bots at the seats that the server plays, asked in one way.

A player of a level lives in a worker process, which makes it anew where it does not have it. A bot has a process of its
own from its first decision to the end of its match. One that was not asked for a while may be let go to make room for
others: the one that is started in its place is told the whole log.
"""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache

from whitechapel.bots import Beginning, BotError, Command, Seated
from whitechapel.bots.failures import CRASHED
from whitechapel.core import PLAYERS, Action, AnyView, Outcome, Seat
from whitechapel.core.registry import describe
from whitechapel.players import OWN_BUDGET, Limit, SpecError, player
from whitechapel.server import views
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.opponents.questions import Hinted
from whitechapel.server.opponents.workers import WorkerPlayer, Workers
from whitechapel.server.refusals import Refusal

_MOST_BOTS = 16
"""How many processes of bots are there at most."""


class OpponentSeats:
    """Everybody who plays for this server process.

    Args:
        workers: the processes in which players of levels think.
        bots: the bots that may be asked for, by name.
        count: how many of them may think at a time.
        seconds: how long a bot may think about an action.
        patience: seconds after which a bot that starts counts as failed.
    """

    def __init__(
        self, workers: Workers, bots: Mapping[str, Command], *, count: int, seconds: float, patience: float
    ) -> None:
        self._workers = workers
        self._bots = bots
        self._thinking = {True: asyncio.Semaphore(count), False: asyncio.Semaphore(count)}
        self._limit = Limit(seconds=seconds)
        self._patience = patience
        self._occupied: OrderedDict[tuple[str, Seat], _Occupant] = OrderedDict()
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can be asked for."""
        return tuple(self._bots)

    async def choose(self, hosted: HostedMatch, seat: Seat) -> Action:
        """What the player or bot at a seat does now; raises `BotError` when it fails."""
        view = views.seat_view(hosted, seat)
        if hosted.seats[seat].bot:
            async with self._thinking[True]:
                return await asyncio.to_thread(self._bot_at(hosted, seat).choose, view, self._limit)
        seated = self._level_at(hosted, seat)
        async with self._thinking[False]:
            return await asyncio.to_thread(seated.choose, view, OWN_BUDGET)

    async def hint(self, hosted: HostedMatch, seat: Seat) -> Hinted:
        """What the game's strongest player would do in this seat's place; raises `BotError`."""
        view = views.seat_view(hosted, seat)
        async with self._thinking[False]:
            return await asyncio.to_thread(self._workers.hint, view, hosted.setup.id)

    def dismiss(self, hosted: HostedMatch) -> None:
        """Let those who play a match go."""
        for seat in PLAYERS:
            occupant = self._occupied.pop((hosted.setup.id, seat), None)
            if occupant is not None:
                self._let_go(occupant, hosted.match.outcome)

    async def close(self) -> None:
        """End all of them."""
        for occupant in self._occupied.values():
            occupant.kill()
            self._let_go(occupant, None)
        self._occupied.clear()
        await asyncio.gather(*self._leaving)

    def _level_at(self, hosted: HostedMatch, seat: Seat) -> Seated:
        holder, spec = hosted.seats[seat], level_spec(hosted.seats[seat].level)
        name, earlier = f"{hosted.setup.id} {seat}", views.earlier_views(hosted.match, seat)
        return Seated(lambda: WorkerPlayer(self._workers, name, spec, holder.seed, earlier))

    def _bot_at(self, hosted: HostedMatch, seat: Seat) -> "_Occupant":
        key = hosted.setup.id, seat
        if key not in self._occupied:
            self._occupied[key] = _Occupant(self._maker(hosted, seat))
        self._occupied.move_to_end(key)
        while len(self._occupied) > _MOST_BOTS:
            self._let_go(self._occupied.popitem(last=False)[1], None)
        return self._occupied[key]

    def _maker(self, hosted: HostedMatch, seat: Seat) -> Callable[[], Seated]:
        holder, setup = hosted.seats[seat], hosted.setup
        command = self._bots.get(holder.bot)
        if command is None:
            raise BotError(CRASHED, f"there is no bot {holder.bot} here any more")
        beginning = Beginning(seat, holder.seed, setup.options)
        return lambda: Seated.bot(command, setup.game, beginning, patience=self._patience)

    def _let_go(self, occupant: "_Occupant", outcome: Outcome | None) -> None:
        task = asyncio.create_task(asyncio.to_thread(occupant.leave, outcome))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)


class _Occupant:
    """A bot at a seat, asked from threads. A question overtaken by a takeback is answered before the next one."""

    def __init__(self, make: Callable[[], Seated]) -> None:
        self._make = make
        self._asking = threading.Lock()
        self._seated: Seated | None = None

    def choose(self, view: AnyView, limit: Limit) -> Action:
        """Its choice; raises `BotError`."""
        with self._asking:
            if self._seated is None:
                self._seated = self._make()
            return self._seated.choose(view, limit)

    def kill(self) -> None:
        """End a bot at once; whoever waits for it gets a `BotError`."""
        if self._seated is not None:
            self._seated.kill()

    def leave(self, outcome: Outcome | None) -> None:
        """Get up, once what was asked is answered."""
        with self._asking:
            if self._seated is not None:
                self._seated.leave(outcome)


def level_spec(level: int) -> str:
    """The player of a level, as specs name it."""
    return f"level:{level}"


@cache
def checked_level(game: str, level: int) -> int:
    """The same level, if the game has it and its player can be made here; raises `Refusal`."""
    levels = len(describe(game).levels)
    if not 1 <= level <= levels:
        raise Refusal("wrong-options", f"{game} has the levels 1 to {levels}, not {level}")
    try:
        player(level_spec(level), game=game, seed=0)
    except SpecError as error:
        raise Refusal("wrong-options", f"level {level} of {game} can't be played here: {error}") from error
    return level
