"""Messages for the server, right and wrong: seeded, so that what went wrong can be had again."""

import json
from random import Random
from typing import Any

Json = dict[str, Any]

_STRINGS = (
    "",
    " ",
    "\0",
    "a\0b",
    "\x1b[2J",
    "\xe9",
    "\U0001f50d",
    "\ufeff",
    "\u202e",
    "x" * 300,
    "../..",
    "%00",
    "NaN",
)
_NUMBERS = (-1, 0, 1, 2, 255, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, -0.0, 1e308)
_DEEP = 2000


def right(rng: Random, match: str, token: str | None, version: int, legal: list[str]) -> Json:
    """A message that a client could send, though perhaps not now."""
    number = rng.choice((0, 1, 11, 12, 13, 20, 10_000))
    asked: Json = {"client": rng.choice(("fuzz", "other")), "after": number}
    action = rng.choice([*legal, "alibi", "holmes 1", "rotation 4 2", "nonsense"])
    return rng.choice(
        [
            {"type": "hello", "version": version, "match": match, "token": token, "choices": rng.random() < 0.5},
            {"type": "hello", "version": version, "match": match, "seen": number},
            {"type": "act", "action": action, **asked},
            {"type": "takeback", **asked},
            {"type": "answer-takeback", "agree": rng.random() < 0.5, **asked},
            {"type": "look", "number": number},
            {"type": "preview", "action": action},
            {"type": "ask-why-not", "action": action},
            {"type": "ask-hint"},
            {"type": "ping"},
        ]
    )


def anything(rng: Random, depth: int = 0) -> object:
    """Any JSON value."""
    kind = rng.randrange(7 if depth < 3 else 5)
    if kind == 5:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 6:
        return {rng.choice(_STRINGS): anything(rng, depth + 1) for _ in range(rng.randrange(4))}
    return (None, rng.random() < 0.5, rng.choice(_NUMBERS), rng.choice(_STRINGS), rng.random())[kind]


def changed(rng: Random, message: Json) -> Json:
    """The message with a field that is missing, new or of another type."""
    message = dict(message)
    field = rng.choice(list(message))
    match rng.randrange(4):
        case 0:
            del message[field]
        case 1:
            message[rng.choice(_STRINGS)] = anything(rng)
        case 2:
            message[field] = anything(rng)
        case 3:
            message[field] = [message[field]]
    return message


def text(rng: Random, message: Json) -> bytes:
    """A message as bytes: mostly changed or spoilt."""
    match rng.randrange(8):
        case 0:
            return json.dumps(message).encode()
        case 1 | 2 | 3:
            return json.dumps(changed(rng, message)).encode()
        case 4:
            return spoilt(rng, json.dumps(message).encode())
        case 5:
            return json.dumps(anything(rng)).encode()
        case 6:
            opening, closing = rng.choice(((b"[", b"]"), (b'{"a":', b"}")))
            return opening * _DEEP + b"1" + closing * _DEEP
    return json.dumps(message).encode() + b" " * rng.choices((1, 16_000, 70_000), (20, 1, 1))[0]


def spoilt(rng: Random, raw: bytes) -> bytes:
    """Bytes with a few of them changed, lost or doubled."""
    spoiling = bytearray(raw)
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(spoiling) or 1)
        match rng.randrange(3):
            case 0:
                spoiling[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del spoiling[at : at + rng.randrange(1, 4)]
            case 2:
                spoiling[at:at] = spoiling[at : at + 8]
    return bytes(spoiling)
