"""H1: one socket that acts and takes back in a loop fills the queue of the AI, for everybody."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from benchmarks.attacks.frame import Attack, Person, Server, Target
from benchmarks.attacks.frame.people import ai, create

_HOSTILE = "127.0.0.66"
_LOOP = 10.0
_PATIENCE = 8.0
"""Seconds after which the other person has waited long enough."""
_STEPS = 3


async def take_back_for_ever(server: Server, address: str, game: str = "pocket") -> None:
    """Act against level 8 and take back before it can answer, as fast as the server lets us, in match after match."""

    async def one(seed: int) -> None:
        person = await Person.against(server, 8, game=game, address=address, seed=seed)
        try:
            await _loop(person)
        finally:
            person.leave()

    await _as_often_as_allowed(one)


async def set_ais_upon_each_other(server: Server, address: str, game: str = "pocket") -> None:
    """Make matches between AIs of level 8, which nobody looks at, as many as the server lets us."""

    async def one(_seed: int) -> None:
        await create(server, ai(8), ai(8), game=game, address=address)

    await _as_often_as_allowed(one)


async def _as_often_as_allowed(one: Callable[[int], Awaitable[None]]) -> None:
    """Do something for ever; where it is refused, once more after a while."""
    seed = 0
    while True:
        seed += 1
        try:
            await one(seed)
        except (OSError, ValueError, LookupError):  # refused, or hung up on
            await asyncio.sleep(0.5)
        except Exception as error:
            if type(error).__module__.partition(".")[0] != "httpx":
                raise
            await asyncio.sleep(0.5)  # too many new matches


async def _loop(person: Person) -> None:
    """The loop in one match, until nothing more can be taken back there."""
    while not person.over:
        await person.play_until_mine()
        person.act("hostile")
        answer = await _answered(person)
        if answer == "accepted":
            person.say({"type": "takeback", "client": "hostile", "after": person.turn["number"]})
            answer = await _answered(person)
        if answer == "too-many":
            await asyncio.sleep(0.2)
        elif answer == "no-takeback" and not person.turn["legal"] and person.turn["takeback"] == "no":
            return


async def _answered(person: Person) -> str:
    """What became of the last request."""
    while True:
        message = await person.heard()
        if message["type"] == "accepted":
            return "accepted"
        if message["type"] == "problem":
            return str(message["code"])


async def starve(target: Target) -> float:
    """How long a level-1 AI takes for a step, at worst, while somebody else loops."""
    async with target.serving() as server:
        victim = await Person.against(server, 1, address="127.0.0.7", seed=1)
        hostile = asyncio.create_task(take_back_for_ever(server, _HOSTILE))
        try:
            await asyncio.sleep(_LOOP)
            return max([await _waited(victim) for _ in range(_STEPS)])
        except TimeoutError:
            return _PATIENCE
        finally:
            hostile.cancel()
            await asyncio.wait([hostile])
            victim.leave()


async def _waited(person: Person) -> float:
    """Seconds from an action to the AI's answer."""
    await person.play_until_mine(_PATIENCE)
    person.act()
    await person.told("update", _PATIENCE)
    begun = time.monotonic()
    if not person.mine:
        await person.told("update", _PATIENCE)
    return time.monotonic() - begun


ATTACKS = (Attack("H1", "act and take back in a loop", "s until a level-1 AI answers somebody else", 1.5, starve),)
