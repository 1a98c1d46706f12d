"""A match at a server, by the protocol the page speaks: what this seat knows, what it may do, and getting back."""

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from whitechapel.core.game import Game
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import PLAYERS, Outcome, Seat
from whitechapel.terminal.match.place import Place, ServerError
from whitechapel.terminal.match.table import RefusedError
from whitechapel.terminal.moments import CHANCE, MOVE, Moment, Position

VERSION = 1
_FIRST_WAIT, _LONGEST_WAIT = 0.4, 8.0


class RemoteMatch:
    """One seat's connection to a match. It is entered (``async with``) before a table shows it.

    Args:
        place: the seat.
        link: the invitation to pass on, while the other seat is open.
    """

    kept_here = False

    def __init__(self, place: Place, link: str = "") -> None:
        self._place = place
        self.link = link
        self._client = secrets.token_hex(12)
        self._socket: ClientConnection | None = None
        self._table: dict[str, Any] = {}
        self._turn: dict[str, Any] = {}
        self._moments: list[Moment] = []
        self._answer: asyncio.Future[dict[str, Any]] | None = None
        self.connected = False

    async def __aenter__(self) -> "RemoteMatch":
        """Say hello and get the table; raises `ServerError`."""
        try:
            await self._connect()
        except (OSError, WebSocketException) as error:
            raise ServerError(self._place.server, f"can't be reached ({error})") from error
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave the line; the seat stays ours."""
        if self._socket is not None:
            await self._socket.close()

    @property
    def game(self) -> Game[Any, Any]:
        """The game's rules."""
        return game_called(self._table["game"])

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seat that is ours; none for somebody who looks on."""
        you = Seat.parse(self._table["you"])
        return (you,) if you in PLAYERS else ()

    @property
    def moments(self) -> Sequence[Moment]:
        """What happened so far; our own secrets are shown while they are peeked at."""
        return tuple(self._moments)

    @property
    def start(self) -> Position:
        """How the table looked when we came."""
        position: Position = self._table["position"]
        return position

    @property
    def to_act(self) -> Seat | None:
        """The player to act."""
        seat = self._turn["to_act"]
        return None if seat is None or self._turn["phase"] != "playing" else Seat.parse(seat)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why."""
        result = self._turn["result"]
        return None if result is None else Outcome(Seat.parse(result["winner"]), result["reason"])

    @property
    def revealed(self) -> Position | None:
        """The whole position, once the match is over."""
        revealed: Position | None = self._turn["revealed"]
        return revealed

    def legal(self) -> tuple[str, ...]:
        """Our own legal actions, while we are to act."""
        return tuple(self._turn["legal"])

    def secret(self, seat: Seat) -> Position:  # noqa: ARG002 - there is one seat here
        """What our seat knows."""
        return self._position()

    def preview(self, action: str) -> Position | None:
        """How the board would look after an action: the rules are here, too."""
        return self.game.preview(self._observation(), self.game.action_from_text(action))

    def why_not(self, action: str) -> str:
        """Why an action is not legal now."""
        if self.to_act not in self.here:
            return ""
        world, _ = next(iter(self.game.worlds(self._observation())))
        return self.game.why_not(world, self.game.action_from_text(action))

    def can_take_back(self) -> bool:
        """Whether our last action can be taken back, or asked for."""
        return bool(self._turn["takeback"] != "no")

    def asked(self) -> bool:
        """Whether the opponent asks to take an action back."""
        offer = self._turn["offer"]
        return offer is not None and bool(self.here) and Seat.parse(offer) not in self.here

    async def play(self, action: str) -> None:
        """Play an action."""
        await self._request("act", action=action)

    async def take_back(self) -> None:
        """Take our last action back, or ask for it."""
        await self._request("takeback")

    async def reply(self, *, agree: bool) -> None:
        """Answer the opponent's wish to take an action back."""
        await self._request("answer-takeback", agree=agree)

    async def run(self, changed: Callable[[], None]) -> None:
        """Hear the server until the match is over; a line that drops is taken up again."""
        changed()
        wait = _FIRST_WAIT
        while self.outcome is None:
            try:
                if self._socket is None:
                    await self._connect()
                    changed()
                wait = _FIRST_WAIT
                await self._hear(changed)
            except (OSError, WebSocketException):
                self._socket, self.connected = None, False
                self._settle({"type": "problem"})
                changed()
                await asyncio.sleep(wait)
                wait = min(_LONGEST_WAIT, 2 * wait)

    async def _connect(self) -> None:
        address = self._place.server.replace("http", "ws", 1) + "/api/v1/socket"
        socket = await connect(address, compression=None)
        hello = {"type": "hello", "version": VERSION, "match": self._place.match, "seen": len(self._moments)}
        await socket.send(json.dumps(hello | ({"token": self._place.token} if self._place.token else {})))
        first = json.loads(await socket.recv())
        if first["type"] == "problem":
            await socket.close()
            raise ServerError(self._place.server, f"refuses: {first['message']}")
        self._socket, self.connected = socket, True
        self._table = first
        self._take(first)

    async def _hear(self, changed: Callable[[], None]) -> None:
        if self._socket is None:
            return
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] in ("table", "update"):
                self._take(message)
                changed()
                if self.outcome is not None:
                    self._settle({"type": "accepted"})  # what ended the match was taken
                    return
            elif message["type"] in ("accepted", "problem"):
                self._settle(message)
        raise ConnectionError("the server closed the line")

    def _settle(self, answer: dict[str, Any]) -> None:
        """Give whoever waits for it the answer to the last request."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)

    def _take(self, message: dict[str, Any]) -> None:
        for event in message["events"]:
            if event["number"] > len(self._moments):
                self._moments.append(self._moment(event))
        self._turn = message["turn"]

    def _moment(self, event: dict[str, Any]) -> Moment:
        actor = None if event["actor"] is None else Seat.parse(event["actor"])
        action = event["action"]
        if event["kind"] == CHANCE and action is not None and self._is_secret(action):
            action = None
        return Moment(event["kind"], actor, action, event["announced"], event["position"])

    def _is_secret(self, action: str) -> bool:
        """Whether everybody else saw this card face down: the identity, and every alibi card but an Investigator's."""
        if action.startswith("card ") and self._table["game"] == "pocket":
            moves = (moment.actor for moment in reversed(self._moments) if moment.kind == MOVE)
            return next(moves, None) is Seat.JACK
        return action.startswith(("identity ", "card "))

    def _position(self) -> Position:
        known = (moment.position for moment in reversed(self._moments) if moment.position is not None)
        return next(known, self.start)

    def _observation(self) -> Any:
        position = {name: value for name, value in self._position().items() if name != "display"}
        return self.game.observation_from_json(position)

    async def _request(self, kind: str, **fields: object) -> None:
        """Ask the server for something; raises `RefusedError` if it can't be done."""
        if self._socket is None:
            raise RefusedError("")
        self._answer = asyncio.get_running_loop().create_future()
        message = {"type": kind, "client": self._client, "after": self._turn["number"], **fields}
        try:
            await self._socket.send(json.dumps(message))
            answer = await asyncio.wait_for(self._answer, 20)
        except (OSError, WebSocketException, TimeoutError) as error:
            raise RefusedError("") from error
        finally:
            self._answer = None
        if answer["type"] == "problem":
            raise RefusedError("")
