"""M3: a join whose answer is lost on its way takes the seat all the same, and its owner asks again."""

import asyncio
import json
import secrets

from benchmarks.attacks.frame import Attack, Server, Target
from benchmarks.attacks.frame.people import ME, Json, client, create

_ROUNDS = 20
_OPEN: Json = {"kind": "open"}


async def locked_out(target: Target) -> float:
    """How many of the seats can't be had any more by those whose answer was lost."""
    async with target.serving(creations_per_minute=1e6, requests_per_second=1e6) as server:
        keys = await _knows_keys(server)
        return float(sum([await _lost(server, keys=keys) for _ in range(_ROUNDS)]))


async def _knows_keys(server: Server) -> bool:
    """Whether this version lets a join be repeated with a key; 0.1 refuses the field."""
    created = await create(server, ME, _OPEN)
    async with client(server) as http:
        wrong = {"invitation": "x", "key": secrets.token_urlsafe(24)}
        answer = await http.post(f"/api/v1/matches/{created['match']}/join", json=wrong)
        return bool(answer.json()["code"] == "no-seat")


async def _lost(server: Server, *, keys: bool) -> bool:
    """Join, hang up before the answer comes, ask again: is the seat lost?"""
    created = await create(server, ME, _OPEN)
    path = f"/api/v1/matches/{created['match']}"
    wish: Json = {"invitation": created["invitations"]["detective"], "words": secrets.token_hex(16)}
    if keys:
        wish["key"] = secrets.token_urlsafe(24)
    async with client(server) as http:
        await _ask_and_hang_up(server, f"{path}/join", wish)
        while not (await http.get(path)).json()["seats"]["detective"]["taken"]:
            await asyncio.sleep(0.01)
        return (await http.post(f"{path}/join", json=wish)).status_code != 200


async def _ask_and_hang_up(server: Server, path: str, wish: Json) -> None:
    host, _, port = server.address.rpartition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    body = json.dumps(wish).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nhost: {server.address}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    await writer.drain()
    writer.close()


ATTACKS = (Attack("M3", "joins whose answer is lost", f"seats of {_ROUNDS} locked for ever", 0.0, locked_out),)
