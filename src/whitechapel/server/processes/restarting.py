"""How fast processes are replaced: those that died, and all of them while people play."""

from collections.abc import Iterator

from whitechapel.server.processes.slots import SLOTS

_BATCHES = 16
_PER_LISTENER = 0.005
"""Seconds that a process may need to let somebody in again who was sent over from another."""
_LONGEST_PAUSE = 1.0
_FIRST_WAIT = 0.25
_LONGEST_WAIT = 30.0


def batches() -> Iterator[range]:
    """The slots in the order in which they move from the old processes to the new."""
    for first in range(_BATCHES):
        yield range(first, SLOTS, _BATCHES)


def pause_for(listeners: int) -> float:
    """Seconds after which the next ones may move, when so many have to connect again."""
    return min(_LONGEST_PAUSE, _PER_LISTENER * listeners)


def seconds_before(failures: int) -> float:
    """How long to wait before a process is started after so many that did not live long."""
    return min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** (failures - 1)) if failures else 0.0
