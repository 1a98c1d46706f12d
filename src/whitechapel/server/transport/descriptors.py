"""How many descriptors this process may have: what is left for connections, and asking for more."""

import sys

if sys.platform != "win32":
    import resource

_RESERVE = 128
"""For the database, the bus, pipes to AI and bots, files, and those who are told that there is no room."""
_FEWEST = 16


def room_for_connections(wanted: int) -> int:
    """How many connections can be held, of as many as are wanted."""
    if sys.platform == "win32":
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, max(soft - _RESERVE, _FEWEST))


def raise_descriptor_limit(wanted: int) -> None:
    """Ask the system for as many descriptors as these connections need, where it gives them."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + _RESERVE
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return
    most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
