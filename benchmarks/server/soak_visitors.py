"""What people do at a server that is left alone: play, look on, give up, go away in the middle, never come."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

from benchmarks.attacks.frame.people import ME, Person, client, create
from benchmarks.attacks.frame.target import Server

Visit = Callable[[Server, int], Awaitable[None]]
_ACTIONS = 12


@dataclass
class Visits:
    """How many there were, and what became of them."""

    done: int = 0
    failed: int = 0
    tracebacks: int = 0
    why: str = ""
    ended: bool = False
    left_open: int = 0

    def __str__(self) -> str:
        return f"{self.done}" + (f", {self.failed} FAILED ({self.why})" if self.failed else "")


async def plays_both(server: Server, seed: int) -> None:
    """A game of two people to its end, with a spectator."""
    created = await create(server, ME, ME)
    people = [await Person.at(server, created["match"], token, seed=seed) for token in created["tokens"].values()]
    spectator = await Person.at(server, created["match"], None)
    while not people[0].over:
        actor = next(person for person in people if person.mine)
        actor.act()
        for person in (*people, spectator):
            await person.told("update")
    for person in (*people, spectator):
        person.leave()


async def plays_the_ai(server: Server, seed: int) -> None:
    """Some actions against the quickest AI; then it is given up."""
    person = await Person.against(server, 1, seed=seed, seat=Random(seed).choice(("jack", "detective")))
    for _ in range(_ACTIONS):
        await person.play_until_mine()
        if person.over:
            break
        person.act()
        await person.told("accepted")
    if not person.over:
        await person.play_until_mine()
        person.say({"type": "resign", "client": "person", "after": person.turn["number"]})
        await person.heard()
    person.leave()


async def abandons(server: Server, seed: int) -> None:
    """A few actions, then the line is cut without a word."""
    created = await create(server, ME, ME, game=Random(seed).choice(("pocket", "classic")))
    person = await Person.at(server, created["match"], created["tokens"]["detective"], seed=seed)
    if person.mine:
        person.act()
        await person.told("accepted")
    person.socket.cut()


async def is_never_joined(server: Server, seed: int) -> None:
    """A match for a friend who does not come; every other time the friend takes the seat and goes."""
    created = await create(server, ME, {"kind": "open"})
    host = await Person.at(server, created["match"], created["tokens"]["jack"])
    if seed % 2:
        async with client(server) as http:
            invitation = created["invitations"]["detective"]
            path = f"/api/v1/matches/{created['match']}/join"
            (await http.post(path, json={"invitation": invitation})).raise_for_status()
        await host.told("update")
    host.leave()


async def looks_around(server: Server, seed: int) -> None:
    """The pages, the games, and tables that are not there."""
    async with client(server) as http:
        for path in ("/", "/api/v1/games", f"/api/v1/matches/{seed}", "/health"):
            await http.get(path)


VISITORS: tuple[Visit, ...] = (plays_both, plays_the_ai, abandons, is_never_joined, looks_around)
