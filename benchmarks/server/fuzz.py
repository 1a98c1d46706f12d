"""Throws wrong messages, frames and requests at a server while others play, and counts what must never happen.

Answers of 500 and above, WebSockets closed with 1011, problems called "internal" and tracebacks in the log: none of
them may come, and those who play must be able to go on. Everything follows from a seed and stays on loopback.
"""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import httpx

from benchmarks.arguments import parser
from benchmarks.attacks.frame.people import ME, Person, client, create
from benchmarks.attacks.frame.target import Server, Target
from benchmarks.measuring.written import as_printed, can_be_written, write
from benchmarks.server import fuzz_frames, fuzz_http, fuzz_messages

_AT_ONCE = 8
_PATIENCE = 0.3
_INTERNAL_ERROR = 1011
WITHOUT_LIMITS = {
    "requests_per_second": 1e6,
    "creations_per_minute": 1e9,
    "messages_per_second": 1e6,
    "connections": 10**5,
}
"""So that what is thrown arrives."""


@dataclass
class Found:
    """What came of it.

    Attributes:
        thrown: connections and requests.
        answers: messages that came back.
        harm: what must not happen, by its name.
        played: actions of those who play meanwhile.
    """

    thrown: int = 0
    answers: int = 0
    harm: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("5xx", "1011", "internal", "tracebacks"), 0))
    played: int = 0

    @property
    def unharmed(self) -> bool:
        """Whether nothing happened that must not, and the others could play."""
        return self.played > 0 and not any(self.harm.values())


async def fuzzed(connections: int, requests: int, seed: int) -> Found:
    """Throw so many connections and requests at a server of our own."""
    found = Found()
    async with Target().serving(**WITHOUT_LIMITS) as server:
        created = await create(server, ME, ME)
        playing = asyncio.create_task(_play(server, seed, found))
        work = [("socket", number) for number in range(connections)] + [("http", number) for number in range(requests)]
        Random(seed).shuffle(work)
        slots = asyncio.Semaphore(_AT_ONCE)
        async with client(server) as http:
            routes = await fuzz_http.routes_of(http)

            async def one(kind: str, number: int) -> None:
                rng = Random(f"{seed} {kind} {number}")
                async with slots:
                    token = created["tokens"][rng.choice(("jack", "detective"))]
                    if kind == "socket":
                        await _connection(server, rng, created["match"], token, found)
                    else:
                        await _request(http, rng, routes, created["match"], token, found)

            await asyncio.gather(*(one(*each) for each in work))
        if playing.done():
            playing.result()
        playing.cancel()
        await _once_more(server, seed)
        found.harm["tracebacks"] = server.tracebacks()
    return found


async def _request(
    http: httpx.AsyncClient, rng: Random, routes: list[tuple[str, str]], match: str, token: str, found: Found
) -> None:
    status = await fuzz_http.request(http, rng, routes, match, token)
    found.thrown += 1
    found.answers += status > 0
    found.harm["5xx"] += status >= 500


async def _connection(server: Server, rng: Random, match: str, token: str, found: Found) -> None:
    """One connection, from a handshake to whatever its end is."""
    host, _, port = server.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    greeting = fuzz_frames.opening(server.address, match)
    if rng.random() < 0.1:
        greeting = fuzz_messages.spoilt(rng, greeting)
    try:
        writer.write(greeting)
        head = b"" if rng.random() < 0.1 else await fuzz_frames.head(reader, _PATIENCE)
        for frames in _sent(rng, match, token, server.protocol):
            if reader.at_eof() or writer.is_closing():
                break
            writer.write(frames)
            await writer.drain()
            await asyncio.sleep(rng.choice((0.0, 0.005)))  # together with the next, or read by itself
        if rng.random() < 0.2:
            writer.close()
        said = await fuzz_frames.heard(reader, _PATIENCE, head)
    except OSError:
        said = fuzz_frames.Said(0, [], 0)
    finally:
        writer.close()
    found.thrown += 1
    found.answers += len(said.texts)
    found.harm["5xx"] += said.status >= 500
    found.harm["1011"] += said.closed == _INTERNAL_ERROR
    found.harm["internal"] += sum(b'"code":"internal"' in text for text in said.texts)


def _sent(rng: Random, match: str, token: str, version: int) -> list[bytes]:
    """What a connection sends: often a hello, then anything, in any order, perhaps all at once."""
    sent = []
    if rng.random() < 0.8:
        known = token if rng.random() < 0.7 else None
        hello = {"type": "hello", "version": version, "match": match, "token": known}
        if known is None:
            del hello["token"]
        raw = json.dumps(hello).encode()
        sent += [fuzz_frames.frame(raw)] * (60 if rng.random() < 0.05 else 1)
    for _ in range(rng.randrange(30)):
        raw = fuzz_messages.text(rng, fuzz_messages.right(rng, match, token, version, []))
        kind = rng.random()
        if kind < 0.1:
            sent.append(fuzz_frames.pieces(rng, raw[:2000]))
        else:
            sent.append(fuzz_frames.frame(raw, fuzz_frames.BINARY if kind > 0.9 else fuzz_frames.TEXT))
    if rng.random() < 0.4:  # after one of these the server says no more
        sent.append(fuzz_frames.wrong(rng, b'{"type":"ping"}'))
    return sent


async def _play(server: Server, seed: int, found: Found) -> None:
    """Two people who play one game after another meanwhile."""
    while True:
        created = await create(server, ME, ME)
        people = [await Person.at(server, created["match"], token, seed=seed) for token in created["tokens"].values()]
        while not people[0].over:
            for person in people:
                if person.mine:
                    person.act()
                    for each in people:
                        await each.told("update")
                    found.played += 1
        for person in people:
            person.leave()


async def _once_more(server: Server, seed: int) -> None:
    """The server must still let somebody begin and act; raises where it does not."""
    created = await create(server, ME, ME)
    person = await Person.at(server, created["match"], created["tokens"]["detective"], seed=seed)
    person.act()
    await person.told("accepted")
    person.leave()


def main(arguments: Sequence[str]) -> int:
    """Throw, and print what came of it; 1 where something happened that must not."""
    reading = parser("server-fuzz", __doc__)
    reading.add_argument("--connections", type=int, default=5000)
    reading.add_argument("--requests", type=int, default=5000)
    reading.add_argument("--seed", type=int, default=1888)
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    found = asyncio.run(fuzzed(asked.connections, asked.requests, asked.seed))
    told = (
        f"thrown      {asked.connections} connections and {asked.requests} requests; {found.answers} answers",
        f"meanwhile   {found.played} actions were played by others",
        "harm        " + ", ".join(f"{name}: {count}" for name, count in found.harm.items()),
        "as it must be" if found.unharmed else "FAILED",
    )
    print(*told, sep="\n")
    if asked.write:
        write("server-fuzz", as_printed(told))
    return 0 if found.unharmed else 1
