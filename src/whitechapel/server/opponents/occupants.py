"""Bots at the seats that the server plays: each has a process of its own from its first decision to the match's end.

They think in the same fair order as the players of levels. A network has half of the places at most: a bot can't be
hurried, and whoever else plays finds a place free. A bot that was not asked for a while may be let go to make room for
others, first one of the network that has most: the one that is started in its place is told the whole log.
"""

import asyncio
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

from whitechapel.bots import Beginning, Bot, BotError, Command, Seated
from whitechapel.bots.failures import CRASHED
from whitechapel.core import PLAYERS, Action, AnyView, Outcome, Seat, load_game
from whitechapel.players import Limit
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents.queue import Queue
from whitechapel.server.opponents.thoughts import Thought

_MOST_BOTS = 16
"""How many processes of bots are there at most."""


class Occupants:
    """All bots of this server process.

    Args:
        bots: the bots that may be asked for, by name.
        count: how many of a network's may think at a time; of all, twice as many.
        seconds: how long a bot may think about an action.
        patience: seconds after which a bot that starts counts as failed.
        metrics: where it is counted how many thoughts were stopped.
    """

    def __init__(
        self, bots: Mapping[str, Command], *, count: int, seconds: float, patience: float, metrics: Metrics
    ) -> None:
        self.bots = bots
        self._queue = Queue(self, range(2 * count), metrics, most=count)
        self._threads = ThreadPoolExecutor(_MOST_BOTS, thread_name_prefix="leaving")
        self._limit = Limit(seconds=seconds)
        self._patience = patience
        self._seated: OrderedDict[tuple[str, Seat], Occupant] = OrderedDict()
        self._leaving: set[asyncio.Future[None]] = set()

    async def choose(self, hosted: HostedMatch, seat: Seat, view: AnyView, asker: str) -> Action:
        """What the bot at a seat does now, in a match of somebody of a network; raises `BotError` when it fails."""

        def ask(_place: int, _until: float) -> Callable[[], Action]:
            return partial(self._at(hosted, seat, asker).choose, view, self._limit)

        return await self._queue.think(Thought(asker, monotonic()), ask)

    def prepare(self, place: int) -> None:
        """Nothing: a bot starts when it is first asked, in whichever place."""

    def hurry(self, place: int) -> None:
        """Nothing: bots were told how long they may think. Where an answer is not wanted any more, nobody listens."""

    def dismiss(self, hosted: HostedMatch) -> None:
        """Let those who play a match go."""
        for seat in PLAYERS:
            occupant = self._seated.pop((hosted.setup.id, seat), None)
            if occupant is not None:
                self._let_go(occupant, hosted.match.outcome)

    async def close(self) -> None:
        """End all of them."""
        for occupant in self._seated.values():
            occupant.kill()
            self._let_go(occupant, None)
        self._seated.clear()
        await self._queue.close()
        await asyncio.gather(*self._leaving)
        self._threads.shutdown(wait=False)

    def _at(self, hosted: HostedMatch, seat: Seat, asker: str) -> "Occupant":
        key = hosted.setup.id, seat
        if key not in self._seated:
            self._seated[key] = self._made(hosted, seat)
        occupant = self._seated[key]
        occupant.asker = asker
        self._seated.move_to_end(key)
        while len(self._seated) > _MOST_BOTS:
            self._let_go(self._seated.pop(self._least_missed()), None)
        return occupant

    def _least_missed(self) -> tuple[str, Seat]:
        """Of the network that has most bots, where the one sits that was not asked for longest."""
        networks = Counter(occupant.asker for occupant in self._seated.values())
        most = max(networks.values())
        return next(key for key, occupant in self._seated.items() if networks[occupant.asker] == most)

    def _made(self, hosted: HostedMatch, seat: Seat) -> "Occupant":
        holder, setup = hosted.seats[seat], hosted.setup
        command = self.bots.get(holder.bot)
        if command is None:
            raise BotError(CRASHED, f"there is no bot {holder.bot} here any more")
        return Occupant(command, setup.game, Beginning(seat, holder.seed, setup.options), self._patience)

    def _let_go(self, occupant: "Occupant", outcome: Outcome | None) -> None:
        leaving = asyncio.get_running_loop().run_in_executor(self._threads, occupant.leave, outcome)
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


class Occupant:
    """A bot at a seat, asked from threads. A question overtaken by a takeback is answered before the next one.

    Attributes:
        asker: the network of whoever it played for last.
    """

    def __init__(self, command: Command, game: str, beginning: Beginning, patience: float) -> None:
        self.asker = ""
        self._command = command
        self._game = game
        self._beginning = beginning
        self._patience = patience
        self._asking = threading.Lock()
        self._killing = threading.Lock()
        self._killed = False
        self._bot: Bot | None = None
        self._seated: Seated | None = None

    def choose(self, view: AnyView, limit: Limit) -> Action:
        """Its choice; raises `BotError`."""
        with self._asking:
            if self._seated is None:
                self._seated = Seated(self._greeted)
            return self._seated.choose(view, limit)

    def kill(self) -> None:
        """End a bot at once, even one that is just being greeted; whoever waits for it gets a `BotError`."""
        with self._killing:
            self._killed = True
            if self._bot is not None:
                self._bot.kill()

    def leave(self, outcome: Outcome | None) -> None:
        """Get up, once what was asked is answered."""
        with self._asking:
            if self._seated is not None:
                self._seated.leave(outcome)

    def _greeted(self) -> Bot:
        with self._killing:
            if self._killed:
                raise BotError(CRASHED, "the server ends")
            bot = self._bot = Bot(self._command, load_game(self._game), self._beginning, patience=self._patience)
        bot.greet()
        return bot
