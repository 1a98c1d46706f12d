"""A match at a server, by the protocol the page speaks."""

import asyncio
from collections.abc import Callable

from websockets.exceptions import WebSocketException

from whitechapel.core.errors import WhitechapelError
from whitechapel.core.record import GameRecord
from whitechapel.terminal.match.line import Line, Message
from whitechapel.terminal.match.place import Place, ServerError, record, rematch
from whitechapel.terminal.match.table import RefusedError
from whitechapel.terminal.match.told import ToldMatch

_FIRST_WAIT, _LONGEST_WAIT = 0.4, 8.0


class RemoteMatch(ToldMatch):
    """One seat's connection to a match. It is entered (``async with``) or `opened` before a table shows it.

    What is asked for here is sent, and no more: the answer comes while the match runs. A line that drops is opened
    again by itself; what was asked for and not answered is then sent again, and done once.

    Args:
        place: the seat.
        link: the invitation to pass on, while the other seat is open.
    """

    def __init__(self, place: Place, link: str = "") -> None:
        super().__init__()
        self.link = link
        self._line = Line(place)
        self._rematch: RemoteMatch | None = None

    @property
    def place(self) -> Place:
        """The seat, and where to find it again."""
        return self._line.place

    @property
    def connected(self) -> bool:
        """Whether the line is open."""
        return self._line.is_open

    @property
    def waiting(self) -> bool:
        """Whether something was asked for that the server has not answered yet."""
        return self._line.waiting

    @property
    def refusal(self) -> str:
        """The server's code for what it refused just now."""
        return self._line.refusal

    async def opened(self) -> "RemoteMatch":
        """Say hello and get the table; raises `ServerError`."""
        try:
            self.take(await self._line.open(len(self._moments)))
        except (OSError, WebSocketException) as error:
            raise ServerError(self.place.server, f"can't be reached ({error})") from error
        return self

    async def __aenter__(self) -> "RemoteMatch":
        """Say hello and get the table; raises `ServerError`."""
        return await self.opened()

    async def __aexit__(self, *_: object) -> None:
        """Leave the line, and those of the rematches that came of this match; the seats stay ours."""
        await self._line.close()
        if self._rematch is not None:
            await self._rematch.__aexit__()

    def legal(self) -> tuple[str, ...]:
        """Our own legal actions, while we are to act and nothing else is asked for."""
        return () if self.waiting else super().legal()

    async def play(self, action: str) -> None:
        """Play an action."""
        await self._ask("act", action=action)

    async def take_back(self) -> None:
        """Take our last action back, or ask for it."""
        await self._ask("takeback")

    async def reply(self, *, agree: bool) -> None:
        """Answer the opponent's wish to take an action back."""
        await self._ask("answer-takeback", agree=agree)

    async def give_up(self) -> None:
        """Give the game up."""
        await self._ask("resign")

    async def _ask(self, kind: str, **fields: object) -> None:
        if self.waiting or not self.here:
            raise RefusedError("")
        await self._line.ask(kind, self.number, **fields)

    async def again(self) -> "RemoteMatch":
        """The rematch, in which whoever asked first waits for the other."""
        try:
            self._rematch = await RemoteMatch(await asyncio.to_thread(rematch, self.place)).opened()
        except ServerError as error:
            raise RefusedError("") from error
        return self._rematch

    async def whole_record(self) -> GameRecord:
        """The record, with everything that was hidden."""
        try:
            return await asyncio.to_thread(record, self.place)
        except WhitechapelError as error:
            raise RefusedError("") from error

    async def run(self, changed: Callable[[], None]) -> None:
        """Hear the server for as long as the table is shown, a rematch after the end too."""

        def heard(message: Message) -> None:
            if message["type"] in ("table", "update"):
                self.take(message)
            changed()

        wait = _FIRST_WAIT
        changed()
        try:
            while True:
                try:
                    if not self.connected:
                        await self.opened()
                        changed()
                    wait = _FIRST_WAIT
                    await self._line.listen(heard)
                except (OSError, WebSocketException, ServerError):
                    pass  # shown as a lost line, and mended below
                changed()
                await asyncio.sleep(wait)
                wait = min(_LONGEST_WAIT, 2 * wait)
        finally:
            await self._line.close()
