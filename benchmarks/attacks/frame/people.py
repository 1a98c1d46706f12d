"""People at a server, each with an address of their own on loopback if need be."""

import asyncio
from random import Random
from typing import Any

import httpx
import msgspec

from benchmarks.attacks.frame.target import Server
from benchmarks.server.light_socket import LightSocket

Json = dict[str, Any]
ME: Json = {"kind": "me"}
PATIENCE = 60.0
"""Seconds after which somebody who waits for an answer gives up."""


def ai(level: int) -> Json:
    """A seat for the server's AI."""
    return {"kind": "ai", "level": level}


def client(server: Server, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """An HTTP client that comes from an address, such as 127.0.0.7."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.url, transport=transport, timeout=PATIENCE, trust_env=False)


async def create(server: Server, jack: Json, detective: Json, *, game: str = "pocket", address: str = "") -> Json:
    """A new match; gives what the server answers: match, tokens, invitations."""
    async with client(server, address or "127.0.0.1") as http:
        wanted = {"game": game, "seats": {"jack": jack, "detective": detective}}
        answer = await http.post("/api/v1/matches", json=wanted)
        answer.raise_for_status()
        created: Json = answer.json()
        return created


class Person:
    """Somebody at a seat, or a spectator.

    Attributes:
        socket: the connection.
        table: the match as it was told first.
        turn: how the match stands, as told last.
    """

    def __init__(self, socket: LightSocket, seed: int) -> None:
        self.socket = socket
        self.table: Json = {}
        self.turn: Json = {}
        self._rng = Random(seed)

    @classmethod
    async def at(cls, server: Server, match: str, token: str | None, *, address: str = "", seed: int = 0) -> "Person":
        """Somebody who has said hello and was told the table."""
        socket = await LightSocket.connect(server.address, f"/api/v1/socket?match={match}", address or None)
        person = cls(socket, seed)
        person.say({"type": "hello", "version": server.protocol, "match": match, "token": token})
        person.table = await person.told("table")
        return person

    @classmethod
    async def against(
        cls,
        server: Server,
        level: int,
        *,
        seat: str = "detective",
        game: str = "pocket",
        address: str = "",
        seed: int = 0,
    ) -> "Person":
        """Somebody in a new match against the AI."""
        seats = {"jack": ai(level), "detective": ai(level), seat: ME}
        created = await create(server, seats["jack"], seats["detective"], game=game, address=address)
        return await cls.at(server, created["match"], created["tokens"][seat], address=address, seed=seed)

    @property
    def mine(self) -> bool:
        """Whether it is this person's turn."""
        return bool(self.turn["legal"]) and self.turn["phase"] == "playing"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.turn["phase"] == "over")

    def say(self, message: Json) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message))

    async def heard(self, patience: float = PATIENCE) -> Json:
        """The next message of any kind; raises TimeoutError when none comes, ConnectionError after a hang-up."""
        message: Json = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), patience))
        self.turn = message.get("turn") or self.turn
        return message

    async def told(self, kind: str, patience: float = PATIENCE) -> Json:
        """The next message of a kind; what comes before it is heard, too."""
        async with asyncio.timeout(patience):
            while (message := await self.heard(patience))["type"] != kind:
                continue
        return message

    def act(self, client: str = "person") -> None:
        """Play a legal action at random."""
        action = self._rng.choice(self.turn["legal"])
        self.say({"type": "act", "client": client, "after": self.turn["number"], "action": action})

    async def play_until_mine(self, patience: float = PATIENCE) -> None:
        """Wait for this person's turn, or for the end."""
        async with asyncio.timeout(patience):
            while not (self.mine or self.over):
                await self.heard(patience)

    def leave(self) -> None:
        """Hang up."""
        self.socket.close()
