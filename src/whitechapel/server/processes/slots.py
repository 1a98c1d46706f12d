"""Which process a match belongs to: matches fall into slots, and every slot has one process at a time."""

from collections.abc import Sequence
from hashlib import blake2b
from zlib import crc32

SLOTS = 256
"""So many that a few processes get about equally many; so few that all of them fit into a line."""


def slot_of(match_id: str) -> int:
    """The slot of a match, the same everywhere."""
    return crc32(match_id.encode(errors="replace")) % SLOTS


def assigned(places: Sequence[int]) -> list[int]:
    """The place that each slot belongs to. When a place goes, only its own slots move; when it is back, they return."""
    return [max(places, key=lambda place: _weight(slot, place)) for slot in range(SLOTS)]


def _weight(slot: int, place: int) -> bytes:
    return blake2b(f"{slot} {place}".encode(), digest_size=8).digest()
