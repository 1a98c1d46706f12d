"""Bit sets worked out from the printed board: who is near, how far a walk goes, where a ray ends.

A set of street hexes is an int with a bit for each of the sixty. The tables are flat lists, padded to powers
of two: entry ``64 * row + hex``.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from whitechapel.classic import board

PAD = 64

_BITS = {name: 1 << number for number, name in enumerate(board.STREETS)}


def street_set(names: Iterable[str]) -> int:
    """The street hexes among these, as a set."""
    return sum(_BITS.get(name, 0) for name in set(names))


def _steps_from(name: str, near: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """How many steps every hex that can be reached is away, breadth first."""
    steps = {name: 0}
    for here in (queue := [name]):
        for other in near[here]:
            if other not in steps:
                steps[other] = steps[here] + 1
                queue.append(other)
    return steps


_AROUND = {name: board.neighbours(name) for name in board.KIND}
_STREETS_AROUND = {name: [other for other in around if other in _BITS] for name, around in _AROUND.items()}
_WALKING = [_steps_from(name, _STREETS_AROUND) for name in board.STREETS]
_CROSSING = [_steps_from(name, _AROUND) for name in board.STREETS]


def _padded(rows: Iterable[list[int]]) -> list[int]:
    return [value for row in rows for value in row + [0] * (PAD - len(row))]


def _within(steps: list[dict[str, int]], most: int) -> list[int]:
    return [street_set(name for name, count in near.items() if count <= most) for near in steps]


def near_table() -> list[int]:
    """The streets next to each street."""
    return _padded([[street_set(_AROUND[name]) for name in board.STREETS]])


def walk_table() -> list[int]:
    """The streets within 0 to 3 steps on foot, itself included: row = steps."""
    return _padded(_within(_WALKING, most) for most in range(4))


def crossing_table() -> list[int]:
    """The streets within 0 to 4 steps across anything, as Miss Stealthy goes: row = steps."""
    return _padded(_within(_CROSSING, most) for most in range(5))


def distance_table() -> list[int]:
    """The street distance, without sewers: row = from, column = to."""
    rows = [[steps[name] for name in board.STREETS] for steps in _WALKING]
    return _padded(rows + [[]] * (PAD - len(rows)))


def closer_table() -> list[int]:
    """The streets nearer to a hex (the row) than a given one is (the column), by street distance."""
    rows = []
    for steps in _WALKING:
        nearer = [street_set(other for other, count in steps.items() if count < far) for far in range(16)]
        rows.append([nearer[steps[name]] for name in board.STREETS])
    return _padded(rows + [[]] * (PAD - len(rows)))


@cache
def _straight(name: str, direction: int) -> list[str]:
    """The hexes in a straight line from this one, up to the first building or garden."""
    line: list[str] = []
    here = board.neighbour(name, direction)
    while here is not None and board.KIND[here] in ("street", "gaslight"):
        line.append(here)
        here = board.neighbour(here, direction)
    return line


def ray_table() -> list[int]:
    """The streets that a lantern lights if no gaslight stops it: row = facing."""
    return _padded([street_set(_straight(name, facing)) for name in board.STREETS] for facing in range(6))


def ray_lamps_table() -> list[int]:
    """The gaslight hexes that such a ray crosses, as a set of eight bits: row = facing."""
    return _padded(
        [sum(1 << board.GASLIGHTS.index(on) for on in _straight(name, facing) if board.KIND[on] == "gaslight")
         for name in board.STREETS]
        for facing in range(6)
    )  # fmt: skip


def beyond_table() -> list[int]:
    """The streets of a ray behind a gaslight: entry ``8 * facing + gaslight``."""
    return [street_set(_straight(name, facing)) for facing in range(6) for name in board.GASLIGHTS]


def lamplight_table() -> list[int]:
    """The streets next to each gaslight hex."""
    return [street_set(_AROUND[name]) for name in board.GASLIGHTS]


def manholes_table() -> list[int]:
    """The manholes of each edition."""
    return [sum(1 << street for street in setup.manholes) for setup in board.SETUPS]
