"""Python's garbage collector, set for a process that keeps many matches: a full collection would hold all of them up.

Almost everything here is freed the moment nobody needs it; only cycles wait for the collector, and the young ones
are found in passing. A full collection walks through every match there is: with a thousand connections nobody is
answered for a good part of a second.
"""

import gc

_YOUNG = 20_000
_MIDDLE = 20
_OLD = 100


def calm_collector() -> None:
    """Leave alone what the program itself is made of, look through young objects less often and old ones seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
