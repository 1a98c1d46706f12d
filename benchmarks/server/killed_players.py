"""Bots at a server that dies under them: they come back, and ask again for what was not answered."""

import asyncio
import secrets
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

from benchmarks.server.bots import hello
from benchmarks.server.light_socket import LightSocket

Json = dict[str, Any]
ME: Json = {"kind": "me"}
AI: Json = {"kind": "ai", "level": 1}
_AGAIN = 0.05
_PATIENCE = 10.0


class Acknowledged(NamedTuple):
    """An action that the server said is stored, as this entry; each has a client of its own."""

    match: str
    number: int
    client: str


class Player:
    """Plays one match after another, both seats or one against the AI; notes what was acknowledged."""

    def __init__(self, address: str, acknowledged: list[Acknowledged], seed: int, opponent: Json) -> None:
        self._address = address
        self._acknowledged = acknowledged
        self._rng = Random(seed)
        self._opponent = opponent
        self._pending: dict[str, Json] = {}

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            created = await self._created()
            seats = [(seat, token) for seat, token in created["tokens"].items() if token]
            try:
                await asyncio.gather(*(self._sit(created["match"], seat, token) for seat, token in seats))
            finally:
                self._pending.clear()

    async def _created(self) -> Json:
        wanted = {"game": "pocket", "seats": {"jack": self._opponent, "detective": ME}}
        while True:
            try:
                async with httpx.AsyncClient(timeout=_PATIENCE, trust_env=False) as http:
                    answer = await http.post(f"http://{self._address}/api/v1/matches", json=wanted)
                    if answer.status_code == httpx.codes.OK:
                        created: Json = answer.json()
                        return created
            except httpx.HTTPError:
                pass  # it is dead, or died while it answered
            await asyncio.sleep(_AGAIN)

    async def _sit(self, match: str, seat: str, token: str) -> None:
        """Play one seat to the end of the match, however often the line breaks."""
        over = False
        while not over:
            socket: LightSocket | None = None
            try:
                async with asyncio.timeout(_PATIENCE):
                    socket = await LightSocket.connect(self._address, "/api/v1/socket")
                socket.send(msgspec.json.encode(hello(match, token)))
                over = await self._talk(socket, match, seat)
            except (OSError, TimeoutError):
                await asyncio.sleep(_AGAIN)
            finally:
                if socket is not None:
                    socket.close()

    async def _talk(self, socket: LightSocket, match: str, seat: str) -> bool:
        """Answer what is heard; True when the match is over."""
        if seat in self._pending:
            socket.send(msgspec.json.encode(self._pending[seat]))
        while True:
            async with asyncio.timeout(_PATIENCE):
                heard: Json = msgspec.json.decode(await socket.recv())
            if heard["type"] == "accepted":
                self._acknowledged.append(Acknowledged(match, heard["number"], heard["client"]))
                self._pending.pop(seat, None)
            elif heard["type"] == "problem" and heard["code"] == "unavailable":
                raise ConnectionError
            elif heard["type"] == "problem":
                raise RuntimeError(f"refused: {heard}")
            turn = heard.get("turn")
            if turn and turn["phase"] == "over" and seat not in self._pending:
                return True
            if turn and turn["legal"] and seat not in self._pending:
                action = self._rng.choice(turn["legal"])
                client = secrets.token_hex(8)
                self._pending[seat] = {"type": "act", "client": client, "after": turn["number"], "action": action}
                socket.send(msgspec.json.encode(self._pending[seat]))
