"""A match at a server, by the protocol the page speaks too."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from websockets.exceptions import WebSocketException

from whitechapel.core.description import Description
from whitechapel.core.errors import WhitechapelError
from whitechapel.core.messages import Message
from whitechapel.core.record import GameRecord
from whitechapel.core.types import Seat
from whitechapel.table import seats, wire
from whitechapel.table.interface import Advice, Coached, Connection, RefusedError, Turn
from whitechapel.table.log import Entry
from whitechapel.table.positions import Position
from whitechapel.table.seats import ServerError, ServerSeat
from whitechapel.table.socket import Socket

_FIRST_WAIT, _LONGEST_WAIT = 0.4, 8.0


class RemoteTable:
    """One seat's table. It is entered (``async with``) or `opened` before it is shown.

    What is asked for here is sent, and no more: the answer comes while the match runs. A dropped connection is opened
    again by itself; what was asked for and not answered is then sent again, and done once.

    Args:
        seat: the seat.
        invitation: the link to pass on, while the other seat is open.

    Attributes:
        log: what happened so far.
        turn: how the match stands now.
    """

    def __init__(self, seat: ServerSeat, invitation: str = "") -> None:
        self._socket = Socket(seat)
        self._invitation = invitation
        self.log: list[Entry] = []
        self._positions: dict[int, Position] = {}
        self._previews: dict[str, Position | None] = {}
        self._table: wire.Whole
        self.turn: Turn
        self._hurried = False
        self._rematch: RemoteTable | None = None

    @property
    def seat(self) -> ServerSeat:
        """The seat, and where to find it again."""
        return self._socket.seat

    @property
    def game(self) -> str:
        """The game's name."""
        return self._table.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seat that is ours; none for somebody who looks on."""
        return () if self._table.seat is None else (self._table.seat,)

    @property
    def connection(self) -> Connection:
        """Whether the server hears us, and what became of what was asked for."""
        socket = self._socket
        refusal = None if socket.problem is None else socket.problem.said
        return Connection(socket.is_open, socket.waiting, refusal, self._invitation, self.seat.address, self._hurried)

    @property
    def position(self) -> Position:
        """What our seat knows now."""
        return self._positions[max(self._positions)]

    def secret(self, seat: Seat) -> Position:  # noqa: ARG002 - there is one seat here
        """The same: a table shows what it must not show to others only when it is asked for."""
        return self.position

    async def look(self, number: int) -> Position:
        """What our seat knew after an entry of the log."""
        if number not in self._positions:
            looked = await self._socket.ask("look", wire.Looked, number=number)
            if looked is None:
                raise RefusedError(Message("problem-offline"))
            self._positions[number] = looked.position
        return self._positions[number]

    async def preview(self, action: str) -> Position | None:
        """How the board would look after an action."""
        if action not in self._previews:
            previewed = await self._socket.ask("preview", wire.Previewed, action=action)
            if previewed is None:
                return None
            self._previews[action] = previewed.board
        return self._previews[action]

    async def why_not(self, action: str) -> Message | None:
        """Why an action is not legal now."""
        answer = await self._socket.ask("ask-why-not", wire.WhyNot, action=action)
        return None if answer is None else answer.reason

    async def hint(self) -> Advice:
        """What the server's AI would do."""
        advice = await self._socket.ask("ask-hint", wire.Advised)
        if advice is None:
            raise RefusedError(Message("problem-other"))
        return Advice(advice.action, advice.reason)

    async def coach(self) -> Coached:
        """What the server's coach says; nothing where it has none."""
        told = await self._socket.ask("ask-coach", wire.Coached)
        return Coached() if told is None else Coached(told.tip, told.good, told.review)

    async def describe(self, number: int) -> Description:
        """What our seat knew after an entry of the log, in words."""
        told = await self._socket.ask("describe", wire.Described, number=number)
        if told is None:
            raise RefusedError(Message("problem-offline"))
        return Description(told.overview, told.sight, told.places)

    async def play(self, action: str) -> None:
        """Play an action."""
        await self._request("act", action=action)

    async def take_back(self) -> None:
        """Take our last action back, or ask for it."""
        await self._request("takeback")

    async def answer_takeback(self, *, agree: bool) -> None:
        """Answer the opponent who asks to take an action back."""
        await self._request("answer-takeback", agree=agree)

    async def resign(self) -> None:
        """Give the match up."""
        await self._request("resign")

    async def _request(self, kind: str, **fields: object) -> None:
        if self._socket.waiting or not self.seats:
            raise RefusedError
        await self._socket.request(kind, self.turn.number, **fields)

    async def rematch(self) -> "RemoteTable":
        """The rematch, in which whoever asked first waits for the other."""
        try:
            self._rematch = await RemoteTable(await asyncio.to_thread(seats.rematch, self.seat)).opened()
        except ServerError as error:
            raise RefusedError from error
        return self._rematch

    async def record(self) -> GameRecord:
        """The record, with everything that was hidden."""
        try:
            return await asyncio.to_thread(seats.record, self.seat)
        except seats.DealError as error:
            raise RefusedError(error.message) from error
        except WhitechapelError as error:
            raise RefusedError from error

    async def opened(self) -> "RemoteTable":
        """Say hello and get the table; words that our seat has not added to the deal are. Raises `ServerError`."""
        try:
            table = await self._socket.open(len(self.log))
        except (OSError, WebSocketException) as error:
            raise ServerError(self.seat.server, f"can't be reached ({seats.why_unreachable(error)})") from error
        if table.words_missing:
            try:
                await asyncio.to_thread(seats.add_words, self.seat, table.commitment)
            except BaseException:
                await self._socket.close()
                raise
        self._table = table
        self._take(table)
        self._positions[table.turn.number] = table.position
        return self

    def _take(self, news: wire.Whole | wire.Update) -> None:
        """Follow what is new. What was told before is not told again, so that a message may come twice."""
        for event in news.events:
            if event.number > len(self.log):
                self.log.append(event.entry())
            if event.position is not None:
                self._positions[event.number] = event.position
        turn = news.turn.turn(self._table.seat)
        if isinstance(news, wire.Whole):
            self._hurried = news.hurried
        elif turn.to_act is not self.turn.to_act:
            self._hurried = False
        self.turn = turn
        self._previews.clear()

    __aenter__ = opened

    async def __aexit__(self, *_: object) -> None:
        """Close the connection, and those of the rematches that came of this match; the seats stay ours."""
        await self._socket.close()
        if self._rematch is not None:
            await self._rematch.__aexit__()

    async def run(self, changed: Callable[[], None]) -> None:
        """Hear the server for as long as the table is shown, a rematch after the end too."""
        wait = _FIRST_WAIT
        changed()
        try:
            while True:
                with suppress(OSError, WebSocketException, ServerError):  # shown as a lost connection, and opened again
                    if not self._socket.is_open:
                        await self.opened()
                        changed()
                    wait = _FIRST_WAIT
                    await self._listen(changed)
                changed()
                await asyncio.sleep(0 if self._socket.moved and wait == _FIRST_WAIT else wait)
                wait = min(_LONGEST_WAIT, 2 * wait)
        finally:
            await self._socket.close()

    async def _listen(self, changed: Callable[[], None]) -> None:
        async for message in self._socket.heard():
            if isinstance(message, (wire.Whole, wire.Update)):
                self._take(message)
            elif isinstance(message, wire.Thinking):
                self._hurried = message.hurried
            changed()
