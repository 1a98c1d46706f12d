"""M9: people behind the one proxy of a site that was set up as docker-compose.yml has it."""

import asyncio
import re
from pathlib import Path

from benchmarks.attacks.frame import Attack, Target
from benchmarks.attacks.frame.people import ME, client

_PEOPLE = 60
_PROXY = "127.0.0.9"
"""Stands for the address that the proxy has in the network of the containers: it is not this machine's own."""
_HERE = Path(__file__).parents[2]


async def refused(target: Target) -> float:
    """How many of them can't create a match, each the first of their own."""
    settings = {"proxies": _PROXY} if _names_its_proxy(target) else {}
    wish = {"game": "pocket", "seats": {"jack": ME, "detective": ME}}
    async with target.serving(**settings) as server, client(server, _PROXY) as http:
        asked = [
            http.post("/api/v1/matches", json=wish, headers={"x-forwarded-for": f"203.0.113.{number}"})
            for number in range(_PEOPLE)
        ]
        return float(sum(answer.status_code == 429 for answer in await asyncio.gather(*asked)))


def _names_its_proxy(target: Target) -> bool:
    """Whether the compose file of this version tells the server whose X-Forwarded-For to believe."""
    folder = _HERE if target.source is None else target.source.parent
    compose = (folder / "docker-compose.yml").read_text(encoding="utf-8")
    named = re.search(r"WHITECHAPEL_SERVER_PROXIES: *\S*?(\d+\.\d+\.\d+\.\d+/\d+)", compose)
    return named is not None and compose.count(named[1]) > 1  # it is the network that the proxy is in


ATTACKS = (Attack("M9", "sixty people behind one proxy, as composed", f"of {_PEOPLE} refused", 0, refused),)
