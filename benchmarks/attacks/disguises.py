"""L7 and L8: one visitor who seems to be many, and is given as much as many are."""

from collections.abc import Iterator
from contextlib import suppress

import httpx

from benchmarks.attacks.frame import Attack, Target
from benchmarks.attacks.frame.people import client

_REQUESTS = 100
_FEW = {"requests_per_second": 1.0}
"""So that a visitor who is counted as one is refused after ten requests."""


async def made_up_addresses(target: Target) -> float:
    """How many of a hundred requests are answered where each comes with another X-Forwarded-For, from no proxy."""
    return await _answered(target, (f"10.1.{number}.7" for number in range(_REQUESTS)))


async def one_network(target: Target) -> float:
    """How many are answered to somebody who has a /64 of IPv6, as everybody has who has any, through a real proxy."""
    return await _answered(target, (f"2001:db8:1:2::{number:x}" for number in range(_REQUESTS)), proxies="127.0.0.1")


async def _answered(target: Target, addresses: Iterator[str], **settings: object) -> float:
    """Ask once in the name of each address; gives how often there was an answer."""
    answered = 0
    async with target.serving(**_FEW, **settings) as server, client(server) as http:
        for address in addresses:
            with suppress(httpx.HTTPError):  # whoever is refused too often is hung up on
                answer = await http.get("/api/v1/games", headers={"x-forwarded-for": address})
                answered += answer.status_code == httpx.codes.OK
    return float(answered)


ATTACKS = (
    Attack(
        "L7", "another X-Forwarded-For with each request", f"of {_REQUESTS} requests answered", 30, made_up_addresses
    ),
    Attack(
        "L8", "another address of one IPv6 /64 with each request", f"of {_REQUESTS} requests answered", 30, one_network
    ),
)
