"""L9, L10 and L11: what pages of other sites can do by a visitor's browser, and a method that every page has."""

import json

from benchmarks.attacks.frame import Attack, Target
from benchmarks.attacks.frame.people import ME, client

_PATHS = ("/", "/api/v1/games", "/openapi.json")
_TIMES = 3
_ELSEWHERE = "evil.example"


async def rebound(target: Target) -> float:
    """How many addresses a page of another site may read that has let its own name lead here (DNS rebinding)."""
    async with target.serving() as server, client(server) as http:
        told = [await http.get(path, headers={"host": _ELSEWHERE}) for path in _PATHS]
        return float(sum(answer.status_code == 200 for answer in told))


async def created_for_others(target: Target) -> float:
    """How many matches such a page has a browser create: text/plain is sent without asking the server first."""
    wish = json.dumps({"game": "pocket", "seats": {"jack": ME, "detective": ME}})
    browser = {"content-type": "text/plain", "origin": f"http://{_ELSEWHERE}", "sec-fetch-site": "cross-site"}
    async with target.serving() as server, client(server) as http:
        told = [await http.post("/api/v1/matches", content=wish, headers=browser) for _ in range(_TIMES)]
        return float(sum(answer.is_success for answer in told))


async def heads(target: Target) -> float:
    """How many pages don't answer HEAD, which monitors and caches send."""
    async with target.serving() as server, client(server) as http:
        told = [await http.head(path) for path in _PATHS]
        return float(sum(not answer.is_success for answer in told))


ATTACKS = (
    Attack("L9", "another site's name for this server", f"of {len(_PATHS)} addresses answered", 0, rebound),
    Attack("L10", "text/plain from a page of another site", f"matches of {_TIMES} created", 0, created_for_others),
    Attack("L11", "HEAD", f"of {len(_PATHS)} addresses refuse it", 0, heads),
)
