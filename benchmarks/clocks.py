"""How long a call takes, on a machine that is never quite quiet."""

from collections.abc import Callable
from time import perf_counter


def spent(clock: Callable[[], float], run: Callable[[], object], times: int = 20) -> float:
    """How long a call takes by a clock: the best of several, since other work on the machine only makes it longer."""
    return min(_once(clock, run) for _ in range(times))


def speedup(slow: Callable[[], object], fast: Callable[[], object], times: int = 20) -> float:
    """How many times as fast one call is as another by the clock on the wall: the best of each, taken in turns."""
    pairs = [(_once(perf_counter, slow), _once(perf_counter, fast)) for _ in range(times)]
    return min(first for first, _ in pairs) / min(second for _, second in pairs)


def _once(clock: Callable[[], float], run: Callable[[], object]) -> float:
    before = clock()
    run()
    return clock() - before
