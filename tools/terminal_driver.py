"""The terminal app for tests and pictures: opened without a terminal, played by keys, its screen read as text."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from textual.message_pump import MessagePump
from textual.pilot import Pilot

from whitechapel.core import PLAYERS, Dealer, Match, Seat, SeededDealer
from whitechapel.table import Table
from whitechapel.table.game import HERE, LocalGame
from whitechapel.table.local import LocalTable
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import ServerSeat
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.saving import FileKeeper
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.theme import ASCII, UNICODE, Glyphs
from whitechapel.words import Words

SIZES = {"pocket": (80, 24), "classic": (120, 40)}


class Sitting:
    """An app with a table open, and the keys to it."""

    def __init__(self, app: WhitechapelApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        """The table, also while a sheet lies over it."""
        (table,) = (screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))
        return table

    @property
    def match(self) -> Table:
        """What the table shows."""
        return self.table.table

    async def press(self, *keys: str) -> None:
        """Press keys, each once the one before is dealt with; the pilot would wait for an idle machine."""
        for key in keys:
            self.app.simulate_key(key)
            await settled(self.app)
            await settled(self.app.screen)

    def text(self) -> str:
        """What the screen shows."""
        return screen_text(self.app)

    async def until_asked(self) -> None:
        """Wait until somebody here is to act, or the game is over, and the table has its room."""
        while (not self.table.chooser.top and self.match.turn.outcome is None) or not self._has_room():
            await asyncio.sleep(0.002)  # leaves the machine to those who think
        await settled(self.app.screen)

    def _has_room(self) -> bool:
        """Whether the coach has spoken and the parts know how large they are; a window that is too small hides them."""
        if not self.table.coached:
            return False
        middle, log = self.table.query("#middle"), self.table.query("#log")
        return bool(log) and (not middle.first().display or log.first().content_size.height > 0)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so; what never comes fails, and does not hang."""
        async with asyncio.timeout(120):
            while not true():
                await asyncio.sleep(0.002)
        await settled(self.app)
        await settled(self.app.screen)

    async def until_shown(self, text: str) -> None:
        """Wait until the screen shows something; a screen that was just opened is not drawn yet."""
        await self.until(lambda: text in self.text())

    async def play_to_the_end(self, seed: int = 1, most: int = 3000) -> None:
        """Play by arrows and Enter, here and there a step back."""
        rng = random.Random(seed)
        for _ in range(most):
            await self.until_asked()
            if self.match.turn.outcome is not None:
                return
            await self.press(*rng.choices(("left", "right", "up", "down"), k=rng.randint(0, 2)), "enter")
        raise AssertionError("the game did not end")


async def settled(pump: MessagePump) -> None:
    """Wait until everything that was sent to a part of the app is dealt with."""
    done = asyncio.Event()
    pump.call_later(done.set)
    await done.wait()


def screen_text(app: WhitechapelApp) -> str:
    """What an app's screen shows, line by line."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip)[:width].rstrip() for strip in strips[:height])


def dealt(
    name: str, seats: Iterable[Seat] = PLAYERS, *, seed: int = 1, dealer: Dealer | None = None, other: str = "uniform"
) -> LocalGame:
    """A game that is dealt; these seats are played here, the others by `other`."""
    playing = {seat: HERE if seat in seats else other for seat in PLAYERS}
    return LocalGame(Match(name, dealer or SeededDealer(seed)), playing, 3)


@asynccontextmanager
async def sitting(
    game: LocalGame | str,
    seats: Iterable[Seat] = PLAYERS,
    *,
    language: str = "en",
    glyphs: Glyphs = UNICODE,
    size: tuple[int, int] | None = None,
    keeper: FileKeeper | None = None,
    seed: int = 1,
) -> AsyncIterator[Sitting]:
    """An app at a table, in the smallest window that fits."""
    at = dealt(game, seats, seed=seed, other="level:1") if isinstance(game, str) else game
    app = WhitechapelApp(Words(language, plain_signs=glyphs is ASCII), glyphs, 0.0)
    app.first = TableScreen(LocalTable(at, keeper or FileKeeper(), 0.0), app.words, app.glyphs)
    async with app.run_test(size=size or SIZES[at.match.game.NAME]) as pilot:
        await pilot.pause()
        yield Sitting(app, pilot)


@asynccontextmanager
async def table_at(seat: ServerSeat, link: str = "", language: str = "en") -> AsyncIterator[Sitting]:
    """The app at a seat of a match at a server."""
    async with RemoteTable(seat, link) as table:
        app = WhitechapelApp(Words(language))
        app.first = TableScreen(table, app.words, app.glyphs)
        async with app.run_test(size=SIZES[table.game]) as pilot:
            await pilot.pause()
            yield Sitting(app, pilot)
