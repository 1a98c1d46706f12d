"""Bots that play a match after another over the line, and what became of their actions."""

import time
from random import Random
from typing import Any

import httpx
import msgspec

from benchmarks.server.light_socket import LightSocket
from benchmarks.server.process import Running
from whitechapel.server.protocol import VERSION

_USUAL_LENGTH = 20
"""So many actions or a few more make a game of random Pocket."""


class Turn(msgspec.Struct):
    """The part of a turn that a bot needs."""

    number: int
    phase: str
    to_act: str | None
    legal: list[str]


class Heard(msgspec.Struct):
    """The part of the server's messages that a bot needs."""

    type: str
    turn: Turn | None = None
    number: int | None = None


class Tally:
    """What was sent, kept and seen."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.sent = 0
        self.accepted = 0
        self.games = 0
        self.delays: list[float] = []


_decoder = msgspec.json.Decoder(Heard)


class Bots:
    """Both seats of one match after another, acting at even intervals."""

    def __init__(
        self, server: Running, http: httpx.AsyncClient, seed: int, tally: Tally, *, version: int = VERSION
    ) -> None:
        self._server = server
        self._version = version
        self._http = http
        self._rng = Random(seed)
        self._tally = tally
        self._chairs: dict[str, LightSocket] = {}
        self._turns: dict[str, Turn] = {}

    async def sit_down(self) -> None:
        """A new match with both seats connected."""
        wanted = {"game": "pocket", "seats": {"jack": {"kind": "me"}, "detective": {"kind": "me"}}}
        created = (await self._http.post("/api/v1/matches", json=wanted)).json()
        for seat, token in created["tokens"].items():
            chair = await LightSocket.connect(self._server.address, f"/api/v1/socket?match={created['match']}")
            chair.send(msgspec.json.encode(hello(created["match"], token, self._version)))
            self._chairs[seat] = chair
            self._turns[seat] = await self._heard(seat)

    async def get_going(self) -> None:
        """Play a while before the clock runs: matches that people play are at every stage, not all at their start."""
        for _ in range(self._rng.randrange(_USUAL_LENGTH)):
            await self.act()

    async def act(self) -> None:
        """One action, from sending it until both seats have seen it and it is acknowledged."""
        seat = self._turns["jack"].to_act
        if seat is None:
            self.stand_up()
            await self.sit_down()
            self._tally.games += 1
            return
        turn = self._turns[seat]
        action = {"type": "act", "client": "load", "after": turn.number, "action": self._rng.choice(turn.legal)}
        started = time.perf_counter()
        self._tally.sent += 1
        self._chairs[seat].send(msgspec.json.encode(action))
        other = "detective" if seat == "jack" else "jack"
        self._turns[other] = await self._heard(other)
        self._tally.delays.append(time.perf_counter() - started)
        self._turns[seat] = await self._heard(seat)
        answer = _decoder.decode(await self._chairs[seat].recv())
        self._tally.accepted += answer.type == "accepted" and answer.number == turn.number + 1
        assert self._turns[seat].number == self._turns[other].number

    def stand_up(self) -> None:
        """Leave the table."""
        for chair in self._chairs.values():
            chair.close()

    async def _heard(self, seat: str) -> Turn:
        turn = _decoder.decode(await self._chairs[seat].recv()).turn
        assert turn is not None
        return turn


def hello(match: str, token: str, version: int = VERSION) -> dict[str, Any]:
    """The first message."""
    return {"type": "hello", "version": version, "match": match, "token": token}
