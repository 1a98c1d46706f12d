"""Bytes that may leave the server, and what is written once and sent to many."""

from collections.abc import Callable
from typing import NewType, cast

import msgspec

from whitechapel.core.history import History
from whitechapel.core.record_json import RecordJson
from whitechapel.server import protocol

Sealed = NewType("Sealed", bytes)
"""Bytes that may leave the server."""

_encoder = msgspec.json.Encoder()


def sealed(message: protocol.Message | protocol.Part | RecordJson) -> Sealed:
    """A message, or a record, as JSON."""
    return Sealed(_encoder.encode(message))


def written(history: History, what: str, whose: object, make: Callable[[], object]) -> msgspec.Raw:
    """A part of messages as JSON, made when it is first needed for a moment of a game and found again from then on."""
    notes = history.notes = history.notes if history.notes is not None else {}
    found = notes.get((what, whose))
    if found is None:
        found = notes[what, whose] = msgspec.Raw(_encoder.encode(make()))
    return cast(msgspec.Raw, found)
