"""Bots at the seats that the server plays: each has a process of its own from its first decision to the match's end.

One that was not asked for a while may be let go to make room for others: the one that is started in its place is told
the whole log.
"""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Mapping

from whitechapel.bots import Beginning, Bot, BotError, Command, Seated
from whitechapel.bots.failures import CRASHED
from whitechapel.core import PLAYERS, Action, AnyView, Outcome, Seat, load_game
from whitechapel.players import Limit
from whitechapel.server.hosted import HostedMatch

_MOST_BOTS = 16
"""How many processes of bots are there at most."""


class Occupants:
    """All bots of this server process.

    Args:
        bots: the bots that may be asked for, by name.
        count: how many of them may think at a time.
        seconds: how long a bot may think about an action.
        patience: seconds after which a bot that starts counts as failed.
    """

    def __init__(self, bots: Mapping[str, Command], *, count: int, seconds: float, patience: float) -> None:
        self.bots = bots
        self._thinking = asyncio.Semaphore(count)
        self._limit = Limit(seconds=seconds)
        self._patience = patience
        self._seated: OrderedDict[tuple[str, Seat], Occupant] = OrderedDict()
        self._leaving: set[asyncio.Task[None]] = set()

    async def choose(self, hosted: HostedMatch, seat: Seat, view: AnyView) -> Action:
        """What the bot at a seat does now; raises `BotError` when it fails."""
        async with self._thinking:
            return await asyncio.to_thread(self._at(hosted, seat).choose, view, self._limit)

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
        await asyncio.gather(*self._leaving)

    def _at(self, hosted: HostedMatch, seat: Seat) -> "Occupant":
        key = hosted.setup.id, seat
        if key not in self._seated:
            self._seated[key] = self._made(hosted, seat)
        self._seated.move_to_end(key)
        while len(self._seated) > _MOST_BOTS:
            self._let_go(self._seated.popitem(last=False)[1], None)
        return self._seated[key]

    def _made(self, hosted: HostedMatch, seat: Seat) -> "Occupant":
        holder, setup = hosted.seats[seat], hosted.setup
        command = self.bots.get(holder.bot)
        if command is None:
            raise BotError(CRASHED, f"there is no bot {holder.bot} here any more")
        return Occupant(command, setup.game, Beginning(seat, holder.seed, setup.options), self._patience)

    def _let_go(self, occupant: "Occupant", outcome: Outcome | None) -> None:
        task = asyncio.create_task(asyncio.to_thread(occupant.leave, outcome))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)


class Occupant:
    """A bot at a seat, asked from threads. A question overtaken by a takeback is answered before the next one."""

    def __init__(self, command: Command, game: str, beginning: Beginning, patience: float) -> None:
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
