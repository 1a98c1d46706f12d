"""Bit sets worked out from the printed board: who is near, how far a walk goes, where a ray ends.

A set of street hexes is an int with a bit for each of the sixty. The tables are flat lists, padded to powers
of two: entry ``64 * row + hex``.
"""

from collections.abc import Callable, Iterable

from whitechapel.classic import board

PAD = 64


def street_set(names: Iterable[str]) -> int:
    """The street hexes among these, as a set."""
    return sum(1 << board.STREETS.index(name) for name in set(names) if board.KIND[name] == "street")


def _streets_near(name: str) -> list[str]:
    return [other for other in board.neighbours(name) if board.KIND[other] == "street"]


def _steps_from(name: str, near: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """How many steps every hex that can be reached is away, breadth first."""
    steps = {name: 0}
    rim = [name]
    while rim:
        rim = list(dict.fromkeys(other for one in rim for other in near(one) if other not in steps))
        steps |= dict.fromkeys(rim, max(steps.values()) + 1)
    return steps


_WALKING = [_steps_from(name, _streets_near) for name in board.STREETS]
_CROSSING = [_steps_from(name, board.neighbours) for name in board.STREETS]


def _padded(rows: Iterable[list[int]]) -> list[int]:
    return [value for row in rows for value in row + [0] * (PAD - len(row))]


def _within(steps: list[dict[str, int]], most: int) -> list[int]:
    return [street_set(name for name, count in near.items() if count <= most) for near in steps]


def near_table() -> list[int]:
    """The streets next to each street."""
    return _padded([[street_set(board.neighbours(name)) for name in board.STREETS]])


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
    rows = [
        [street_set(other for other, count in steps.items() if count < steps[name]) for name in board.STREETS]
        for steps in _WALKING
    ]
    return _padded(rows + [[]] * (PAD - len(rows)))


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
    return [street_set(board.neighbours(name)) for name in board.GASLIGHTS]


def manholes_table() -> list[int]:
    """The manholes of each edition."""
    return [sum(1 << street for street in setup.manholes) for setup in board.SETUPS]
