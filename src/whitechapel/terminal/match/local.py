"""A match in this process: people at this screen, and players that think in a thread beside it."""

import asyncio
from collections.abc import Callable

from whitechapel.core.errors import WhitechapelError
from whitechapel.core.record import GameRecord
from whitechapel.core.types import PLAYERS
from whitechapel.terminal.match.kept import KeptGame, new_game
from whitechapel.terminal.match.table import RefusedError
from whitechapel.terminal.saving import Keeper, SavedGame

PACE = 0.9
"""Seconds every action of a player who is not here takes at least."""


class LocalMatch(KeptGame):
    """A game for the table's screen.

    Args:
        saved: the game so far, and who sits where.
        keeper: keeps it after every action.
        pace: how many seconds each action of a player who is not here takes at least.
    """

    def __init__(self, saved: SavedGame, keeper: Keeper, pace: float = PACE) -> None:
        super().__init__(saved, keeper)
        self._pace = pace
        self._awake = asyncio.Event()

    async def play(self, action: str) -> None:
        """Play an action for the seat to act, which is one of those here."""
        seat = self.to_act
        if seat is None or seat not in self.here:
            raise RefusedError("")
        try:
            self.do(seat, action)
        except WhitechapelError as error:
            raise RefusedError("" if self.shared else error.why) from error
        self._awake.set()

    async def take_back(self) -> None:
        """Take the last action back."""
        try:
            self.undo()
        except WhitechapelError as error:
            raise RefusedError("") from error
        self._awake.set()

    async def reply(self, *, agree: bool) -> None:
        """Nobody asks anything here."""

    async def give_up(self) -> None:
        """A game that is kept here is left instead."""
        raise RefusedError("")

    async def again(self) -> "LocalMatch":
        """A new game of the same kind with the seats swapped."""
        sitters = {seat: self.saved.sitters[seat.opponent] for seat in PLAYERS}
        dealt = new_game(self.game.NAME, sitters, dict(self.record.options))
        return LocalMatch(dealt, Keeper(), self._pace)

    async def whole_record(self) -> GameRecord:
        """The game's record, with everything that was hidden."""
        return self.record

    async def run(self, changed: Callable[[], None]) -> None:
        """Let the players that are not here act, at their pace, until the game is over."""
        while self.outcome is None:
            self._awake.clear()
            changed()
            asked = self.question()
            if asked is None:
                await self._awake.wait()
                continue
            referee, seat, seen, legal = asked
            thinking = asyncio.to_thread(self.others[seat].choose, seen, legal)
            action, _ = await asyncio.gather(thinking, asyncio.sleep(self._pace))
            self.answer(referee, seat, action)
        changed()
