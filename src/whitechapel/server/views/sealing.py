"""Bytes that may leave the server."""

from collections.abc import Callable
from typing import NewType, TypeAlias, cast

import msgspec

from whitechapel.core.record_json import RecordJson
from whitechapel.core.story import Beat
from whitechapel.server import protocol

Sealed = NewType("Sealed", bytes)
"""Bytes that may leave the server."""

_Told: TypeAlias = protocol.Message | protocol.Part | RecordJson | tuple[Beat, ...]

sealed = cast(Callable[[_Told], Sealed], msgspec.json.Encoder().encode)
"""Gives a message, a part of one or a record as JSON."""
