"""Frames of WebSockets, right and wrong, and what the server's frames say."""

import asyncio
from random import Random
from typing import NamedTuple

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
_MASK = b"\1\2\3\4"
_OPENING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Said(NamedTuple):
    """What came from the server.

    Attributes:
        status: of the handshake; 0 where none came.
        texts: its messages.
        closed: the code with which it closed; 0 where it did not.
    """

    status: int
    texts: list[bytes]
    closed: int


def opening(address: str, match: str) -> bytes:
    """A right handshake."""
    return _OPENING.format(path=f"/api/v1/socket?match={match}", host=address).encode()


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame, right by default."""
    size = len(payload)
    first = bytes([final << 7 | reserved << 4 | opcode])
    bit = 128 if masked else 0
    if size < 126:
        length = bytes([bit | size])
    elif size < 65536:
        length = bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([bit | 127]) + size.to_bytes(8, "big")
    if not masked:
        return first + length + payload
    return first + length + _MASK + bytes(byte ^ _MASK[place % 4] for place, byte in enumerate(payload))


def wrong(rng: Random, payload: bytes) -> bytes:
    """A frame, or some of them, that no client should send."""
    match rng.randrange(12):
        case 0:
            return frame(payload, reserved=rng.randrange(1, 8))
        case 1:
            return frame(payload, rng.choice((3, 4, 7, 11, 15)))
        case 2:
            return frame(payload, masked=False)
        case 3:
            return frame(b"\xff\xfe\x80" + payload)
        case 4:
            return frame(payload)[: rng.randrange(1, 6)]
        case 5:
            return bytes([129, 255]) + (2 ** rng.choice((16, 31, 62))).to_bytes(8, "big") + _MASK
        case 6:
            return frame(payload * 3, rng.choice((PING, CLOSE)))
        case 7:
            return frame(rng.choice((b"\3", b"\0\0", b"\3\xea", b"\xff\xff", b"\3\xe8\xff\xfe")), CLOSE) + frame(
                payload
            )
        case 8:
            return frame(payload, 0)
        case 9:
            return frame(payload, final=False) + frame(payload, final=False)
        case 10:
            return frame(b"", PING) * 300
    return rng.randbytes(rng.randrange(1, 200))


def pieces(rng: Random, payload: bytes) -> bytes:
    """A message in several frames, with a ping between them; any cut is allowed."""
    cuts = sorted(rng.randrange(len(payload) + 1) for _ in range(rng.randrange(1, 4)))
    parts = [payload[start:end] for start, end in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    last = len(parts) - 1
    sent = [frame(part, TEXT if place == 0 else 0, final=place == last) for place, part in enumerate(parts)]
    return frame(b"?", PING).join(sent)


async def head(reader: asyncio.StreamReader, patience: float) -> bytes:
    """The head of the answer to a handshake; empty where none comes."""
    try:
        return await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), patience)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return b""


async def heard(reader: asyncio.StreamReader, patience: float, data: bytes = b"") -> Said:
    """Everything that comes until the server hangs up or says nothing for a while; `data` has come already."""
    try:
        while chunk := await asyncio.wait_for(reader.read(65536), patience):
            data += chunk
    except (OSError, TimeoutError):
        pass
    start, _, rest = data.partition(b"\r\n\r\n")
    status = int(start[9:12]) if start.startswith(b"HTTP/1.1 ") and start[9:12].isdigit() else 0
    texts, closed = [], 0
    while status == 101 and len(rest) >= 2:
        size, at = rest[1] & 127, 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:at], "big")
        payload = rest[at : at + size]
        if rest[0] & 15 == TEXT:
            texts.append(payload)
        elif rest[0] & 15 == CLOSE and len(payload) >= 2:
            closed = int.from_bytes(payload[:2], "big")
        rest = rest[at + size :]
    return Said(status, texts, closed)
