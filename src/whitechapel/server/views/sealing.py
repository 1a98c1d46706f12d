"""Bytes that may leave the server."""

from typing import NewType

import msgspec

from whitechapel.core.record_json import RecordJson
from whitechapel.server import protocol

Sealed = NewType("Sealed", bytes)
"""Bytes that may leave the server."""

_encoder = msgspec.json.Encoder()


def sealed(message: protocol.Message | protocol.Part | RecordJson) -> Sealed:
    """A message, or a record, as JSON."""
    return Sealed(_encoder.encode(message))
