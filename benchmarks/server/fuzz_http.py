"""Requests over HTTP, right and wrong, to every route that the server describes."""

import json
from random import Random
from typing import Any

import httpx

from benchmarks.server.fuzz_messages import anything, spoilt

_STRANGE = ("%00", "..%2f..", "a" * 200, "%ff%fe", " ", "nobody")
_TYPES = ("application/json", "text/plain", "application/json; charset=utf-16", "multipart/form-data", "")
_METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH")
_HEADERS = ("range", "if-none-match", "accept-encoding", "x-forwarded-for", "origin", "host", "accept", "expect")
_VALUES = (
    *("bytes=5-1", "*", "gzip;q=x", "300.1.1.1", "null", "100-continue"),
    *("http://[", "http://]", "http://x:y", "[::"),
)


async def routes_of(http: httpx.AsyncClient) -> list[tuple[str, str]]:
    """Every method and path of the server's description."""
    described: dict[str, Any] = (await http.get("/openapi.json")).json()
    return [(method.upper(), path) for path, methods in described["paths"].items() for method in methods]


async def request(http: httpx.AsyncClient, rng: Random, routes: list[tuple[str, str]], match: str, token: str) -> int:
    """Make a request, and give the status of its answer; 0 where the server hung up."""
    method, path = rng.choice(routes)
    if path.endswith("/events"):
        path = "/health"  # a stream that lasts
    where = match if rng.random() < 0.7 else rng.choice(_STRANGE)
    path = path.replace("{match}", where).replace("{game}", rng.choice(("pocket", "classic", *_STRANGE)))
    if rng.random() < 0.1:
        method = rng.choice(_METHODS)
    headers = {"content-type": rng.choice(_TYPES)}
    if rng.random() < 0.6:
        headers["authorization"] = f"Bearer {token if rng.random() < 0.7 else rng.choice(_STRANGE)}"
    if rng.random() < 0.3:
        headers[rng.choice(_HEADERS)] = rng.choice(_VALUES)
    if rng.random() < 0.3:
        path += "?" + rng.choice(("lens=complete", "lens=%00", "seen=-1", "seen=1e9", "a=b&a=c", "lens=jack", "%"))
    try:
        answer = await http.request(method, path, content=_body(rng), headers=headers)
    except (httpx.TransportError, httpx.InvalidURL):
        return 0
    return answer.status_code


def _body(rng: Random) -> bytes:
    right: Any = rng.choice(
        [
            {"game": "pocket", "seats": {"jack": {"kind": "me"}, "detective": {"kind": "open"}}},
            {"game": "classic", "seats": {"jack": {"kind": "ai", "level": 1}, "detective": {"kind": "me"}}},
            {"tokens": ["a" * 43]},
            {"invitation": "b" * 43, "words": "some words"},
            {"type": "act", "client": "fuzz", "after": 12, "action": "alibi"},
            {"number": 12, "seat": "jack", "level": 1},
            {},
        ]
    )
    match rng.randrange(6):
        case 0 | 1:
            return json.dumps(right).encode()
        case 2 if right:
            right[rng.choice(list(right))] = anything(rng)
            return json.dumps(right).encode()
        case 3:
            return json.dumps(anything(rng)).encode()
        case 4:
            return spoilt(rng, json.dumps(right).encode())
    return rng.choice((b"", b"\xff\xfe", b"[" * 5000, b"x" * 100_000))
