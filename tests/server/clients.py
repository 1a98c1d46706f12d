"""Clients as a browser or a script would be: a chair at the table over the WebSocket, and plain HTTP."""

import secrets
import socket
import ssl
from contextlib import ExitStack
from random import Random
from types import TracebackType
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from whitechapel.server import protocol

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
AI: dict[str, Any] = {"kind": "ai", "level": 1}
_MOVED = 1012
SEATS = ("jack", "detective")
_decoder: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(protocol.FromServer)


class Secure(NamedTuple):
    """A site with TLS, under its name and wherever it is in truth."""

    name: str
    tls: ssl.SSLContext

    def reached(self, address: str) -> dict[str, Any]:
        """How a page of the site opens a WebSocket to it."""
        host, port = address.split(":")
        opened = socket.create_connection((host, int(port)), timeout=30)
        return {"sock": opened, "ssl": self.tls, "origin": Origin(f"https://{self.name}")}


class Chair:
    """A client on the WebSocket that keeps up with its match and notices gaps."""

    def __init__(
        self,
        address: str,
        match: str,
        token: str | None = None,
        *,
        seen: int = 0,
        choices: bool = False,
        company: bool = False,
        hinted: bool = True,
        secure: Secure | None = None,
    ) -> None:
        self.client = secrets.token_hex(8)
        self.heard: list[str] = []
        self.events: list[protocol.Event] = []
        self._stack = ExitStack()
        scheme, host, tls = ("ws", address, {}) if secure is None else ("wss", secure.name, secure.reached(address))
        query = f"?match={match}" if hinted else ""
        opened = connect(
            f"{scheme}://{host}/api/v1/socket{query}", compression=None, open_timeout=30, close_timeout=5, **tls
        )
        self._socket = self._stack.enter_context(opened)
        wants = {"choices": choices, "company": company}
        self.send(protocol.Hello(version=protocol.VERSION, match=match, token=token, seen=seen, **wants))
        table = self.receive()
        assert isinstance(table, protocol.Table), table
        self.table = table
        self.turn = table.turn
        self._keep(table.events, seen)

    def __enter__(self) -> "Chair":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def number(self) -> int:
        """What it has seen last."""
        return self.turn.number

    def close(self) -> None:
        """Leave."""
        self._stack.close()

    def send(self, message: protocol.Message) -> None:
        """Say something."""
        self._socket.send(msgspec.json.encode(message).decode())

    def receive(self) -> protocol.FromServer:
        """The next message."""
        text = self._socket.recv(timeout=30)
        assert isinstance(text, str)
        self.heard.append(text)
        return _decoder.decode(text)

    def ask(self, request: protocol.SeatRequest) -> protocol.Accepted | protocol.Problem:
        """Send a request and wait for its answer, keeping up with the match meanwhile."""
        self.send(request)
        while True:
            message = self.receive()
            if isinstance(message, protocol.Update):
                self._follow(message)
            elif isinstance(message, (protocol.Accepted, protocol.Problem)):
                return message

    def act(self, action: str) -> protocol.Accepted:
        """Play an action that has to be accepted."""
        answer = self.ask(protocol.Act(client=self.client, after=self.number, action=action))
        assert isinstance(answer, protocol.Accepted), answer
        return answer

    def until(self, number: int) -> None:
        """Keep up with the match to this number."""
        while self.number < number:
            message = self.receive()
            if isinstance(message, (protocol.Present, protocol.Said)):
                continue
            assert isinstance(message, protocol.Update), message
            self._follow(message)

    def until_told(self, wanted: protocol.Message) -> None:
        """Hear on until just this is told."""
        while (message := self.receive()) != wanted:
            if isinstance(message, protocol.Update):
                self._follow(message)

    def until_my_turn(self) -> None:
        """Keep up until this seat is to act or the match is over."""
        while self.turn.phase != "over" and self.turn.to_act != self.table.you:
            self.until(self.number + 1)

    def until_moved(self) -> int:
        """Hear on until the server says that the match is elsewhere; gives what was seen last."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            said = closed.rcvd
        assert said is not None
        assert said.code == _MOVED
        return self.number

    def _follow(self, update: protocol.Update) -> None:
        before, self.turn = self.turn.number, update.turn
        self._keep(update.events, before)

    def _keep(self, events: list[protocol.Event], before: int) -> None:
        assert [event.number for event in events] == list(range(before + 1, self.turn.number + 1)), "a gap"
        self.events += events


class Script:
    """A client on plain HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=30, trust_env=False)

    def __enter__(self) -> "Script":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def get(self, path: str, token: str | None = None, **query: object) -> httpx.Response:
        """Ask."""
        return self.http.get(path, headers=bearer(token), params={name: str(value) for name, value in query.items()})

    def post(self, path: str, body: object, token: str | None = None) -> httpx.Response:
        """Ask with a body."""
        return self.http.post(path, json=body, headers=bearer(token))

    def create(self, game: str, jack: object = ME, detective: object = ME, **options: object) -> protocol.Created:
        """A new match. A seat of ours may be given with its ``words``: they follow the commitment."""
        given = {"jack": jack, "detective": detective}
        words = {seat: wish["words"] for seat, wish in given.items() if isinstance(wish, dict) and "words" in wish}
        seats = {seat: {"kind": "me", "adds_words": True} if seat in words else wish for seat, wish in given.items()}
        response = self.post("/api/v1/matches", {"game": game, "seats": seats, "options": options})
        assert response.status_code == 200, response.text
        created = msgspec.json.decode(response.content, type=protocol.Created)
        for seat, added in words.items():
            self.add_words(created.match, getattr(created.tokens, seat), added)
        return created

    def add_words(self, match: str, token: str | None, words: str) -> protocol.WordsAdded:
        """Add a seat's words to the deal."""
        response = self.post(f"/api/v1/matches/{match}/words", {"words": words}, token)
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=protocol.WordsAdded)

    def join(self, match: str, invitation: str | None, words: str = "") -> protocol.Joined:
        """Take a seat."""
        response = self.post(f"/api/v1/matches/{match}/join", {"invitation": invitation, "words": words})
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=protocol.Joined)

    def record(self, match: str, token: str | None = None) -> dict[str, Any]:
        """A match's record."""
        response = self.get(f"/api/v1/matches/{match}/record", token)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found


def coming_from(address: str, network: str) -> Script:
    """Plain HTTP to a server at an address that believes us where the request comes from."""
    script = Script(address)
    script.http.headers["x-forwarded-for"] = network
    return script


def bearer(token: str | None) -> dict[str, str]:
    """The header that speaks for a seat."""
    return {"authorization": f"Bearer {token}"} if token is not None else {}


def problem(response: httpx.Response) -> protocol.Problem:
    """The typed problem in an answer."""
    return msgspec.json.decode(response.content, type=protocol.Problem)


def chosen(turn: protocol.Turn, rng: Random) -> str:
    """An action at random; accusing at once keeps games of Mr. Jack short."""
    decisive = [action for action in turn.legal if "accuse" in action or "escape" in action]
    return rng.choice(decisive or turn.legal)


def play_out(chairs: dict[str, Chair], rng: Random, *, avoid: tuple[str, ...] = ()) -> None:
    """Play a match between two chairs to its end; actions with such words in them only where there are no others."""
    while (turn := chairs["jack"].turn).phase == "playing":
        assert turn.to_act is not None
        actor = chairs[turn.to_act]
        wanted = [action for action in actor.turn.legal if not any(word in action for word in avoid)]
        actor.act(rng.choice(wanted or actor.turn.legal))
        for chair in chairs.values():
            chair.until(actor.number)
