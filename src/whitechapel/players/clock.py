"""The clock that players think by: `time.monotonic`, which whoever asked a player may set forward.

Every deadline has passed then, and a player that is thinking answers with what it has. Deadlines of later decisions
are taken from the same clock, so they are not touched.
"""

from time import monotonic as _system

_FOREVER = 1e6
"""Seconds that no player is ever given."""
_ahead = 0.0


def monotonic() -> float:
    """The time in seconds; only differences mean anything."""
    return _system() + _ahead


def set_forward() -> None:
    """Let every deadline that was taken before pass. May be called from a signal handler or another thread."""
    global _ahead  # noqa: PLW0603 - there is one clock in a process
    _ahead += _FOREVER
