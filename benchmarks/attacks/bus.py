"""M8: what comes over Redis that is no text, and a Redis that does not answer any more."""

import asyncio
import time
from contextlib import suppress

import httpx
from redis import Redis

from benchmarks.attacks.frame import Attack, Person, Target
from benchmarks.attacks.frame.people import ME, client, create
from tools.engines import postgres, redis, started_redis

_NO_TEXT = b"\xff\xfe \x00"
_PATIENCE = 2.5
_LONGEST = 8.0


async def deaf(target: Target) -> float:
    """Send what is no text to two servers, and act at one; gives 1 when somebody at the other never hears of it."""
    with postgres() as database, redis() as bus:
        shared = {"database": database, "redis": bus}
        async with target.serving(**shared) as one, target.serving(**shared) as two:
            created = await create(one, ME, ME)
            here = await Person.at(one, created["match"], created["tokens"]["detective"])
            there = await Person.at(two, created["match"], created["tokens"]["jack"])
            with Redis.from_url(bus) as attacker:
                attacker.publish("whitechapel:grown", _NO_TEXT)
            here.act()
            try:
                await there.told("update", _PATIENCE)
            except TimeoutError:
                return 1.0
            finally:
                here.leave()
                there.leave()
            return 0.0


async def unnoticed(target: Target) -> float:
    """Stop Redis in the middle of what it does; gives the seconds until the health page says that it is away."""
    with started_redis() as engine:
        async with target.serving(redis=engine.url) as server, client(server) as http:
            engine.freeze()
            begun = time.monotonic()
            try:
                while time.monotonic() - begun < _LONGEST:
                    with suppress(httpx.TimeoutException):
                        if (await http.get("/health", timeout=_LONGEST)).status_code == httpx.codes.SERVICE_UNAVAILABLE:
                            return time.monotonic() - begun
                    await asyncio.sleep(0.1)
            finally:
                engine.thaw()
            return _LONGEST


ATTACKS = (
    Attack("M8", "no text on Redis", "servers deaf for good", 0, deaf),
    Attack("M8", "Redis hangs", "s until /health says so", 5, unnoticed),
)
