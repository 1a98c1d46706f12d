"""Known answers for committed deals, made without the code they test.

HMAC is written out after RFC 2104 on top of SHA-256 alone. ``python -m tests.core.deal_vectors`` writes the
answers to ``tests/data/deal_vectors.json``, where other languages find them too. Numbers are decimal text: many of
them fit no machine word.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "data" / "deal_vectors.json"
ABOUT = [
    "commitment = SHA-256('whitechapel commitment 1\\n' + salt + secret).",
    "The number of chance event n below b: HMAC-SHA-256(secret, 'whitechapel deal 1\\n' + n + '\\n' + attempt + '\\n' "
    "+ words joined by '\\n'), read as a big-endian number; the first of attempts 0, 1, ... whose value is below the "
    "largest multiple of b up to 2^256; that value mod b.",
    "pocket: the first eleven chance events of a game of Mr. Jack Pocket, each picked by its number from the outcomes "
    "in ascending order, which are equally likely.",
]

CHARACTERS = ["bert", "goodley", "gull", "lane", "lestrade", "madame", "pizer", "smith", "stealthy"]
TOKENS = [("alibi", "holmes"), ("toby", "watson"), ("rotation", "exchange"), ("rotation", "joker")]
WALLS = ["W", "NESW", "E", "NESW", "NESW", "NESW", "NESW", "S", "NESW"]

DEALS: list[tuple[bytes, bytes, list[str]]] = [
    (bytes(32), bytes(16), []),
    (bytes(range(32)), bytes(range(16)), ["fog", "gaslight"]),
    (bytes([255] * 32), bytes([170] * 16), ["Où est Jack ?", "klepsydra ⌛"]),
    (hashlib.sha256(b"four").digest(), hashlib.sha256(b"salt").digest()[:16], ["", ""]),
]
SMALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 28, 36, 52, 181440]
LARGE = [2**255 + 1, 2**256 - 1, 3 * 2**254, 2**256]


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def attempts(secret: bytes, words: list[str], event: int, below: int) -> list[int]:
    """Every value drawn for an event, the last of them accepted."""
    values: list[int] = []
    while not values or values[-1] >= 2**256 // below * below:
        head = f"whitechapel deal 1\n{event}\n{len(values)}\n"
        values.append(int.from_bytes(hmac_sha256(secret, (head + "\n".join(words)).encode()), "big"))
    return values


def pocket_begins(secret: bytes, words: list[str]) -> list[str]:
    """The nine tiles, Jack's identity and the first throw."""

    def number(event: int, below: int) -> int:
        return attempts(secret, words, event, below)[-1] % below

    left, events = list(CHARACTERS), []
    for cell, walls in enumerate(WALLS):
        place, turned = divmod(number(cell, len(left) * len(walls)), len(walls))
        events.append(f"tile {left.pop(place)} {walls[turned]}")
    faces = number(10, 16)
    throw = " ".join(token[faces >> bit & 1] for bit, token in enumerate(TOKENS))
    return [*events, f"identity {CHARACTERS[number(9, 9)]}", f"throw {throw}"]


def vectors() -> dict[str, Any]:
    deals = []
    for secret, salt, words in DEALS:
        draws = [(event, below) for event, below in enumerate(SMALL)]
        draws += [(event, below) for below in LARGE for event in (0, 1, 12)]
        deals.append(
            {
                "pocket": pocket_begins(secret, words),
                "secret": secret.hex(),
                "salt": salt.hex(),
                "words": words,
                "commitment": hashlib.sha256(b"whitechapel commitment 1\n" + salt + secret).hexdigest(),
                "draws": [
                    {
                        "event": event,
                        "below": str(below),
                        "number": str(attempts(secret, words, event, below)[-1] % below),
                    }
                    for event, below in draws
                ],
            }
        )
    return {"about": ABOUT, "deals": deals}


def as_text() -> str:
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(as_text(), encoding="utf-8")
