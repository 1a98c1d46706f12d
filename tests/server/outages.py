"""Ways in which an engine goes away, each with its way back, and how a server takes it."""

import time
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tests.server.clients import Script
from tests.server.lines import Line
from tools.engines import Engine

_Both: TypeAlias = tuple[Callable[[], None], Callable[[], None]]
DISTURBANCES: Mapping[str, Callable[[Engine, Line], _Both]] = {
    "killed": lambda engine, _: (engine.kill, engine.start),
    "hung": lambda engine, _: (engine.freeze, engine.thaw),
    "cut": lambda _, line: (line.cut, line.mend),
    "silent": lambda _, line: (line.mute, line.mend),
}
"""What happens to an engine or to the line to it, and what mends that."""


def health(script: Script, status: int) -> dict[str, Any]:
    """What the server says of itself once it says so with this status: it looks once a second."""
    deadline = time.monotonic() + 60
    while (answer := script.get("/health")).status_code != status:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    said: dict[str, Any] = answer.json()
    return said
