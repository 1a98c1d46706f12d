"""The board and what is fixed to it or moved on it, but for the people; for a hex with a radius of 52."""

from functools import cache
from math import cos, dist, pi, sin

from whitechapel.classic.board import GASLIGHTS, GATES, KIND, STREETS, coordinates, neighbours
from whitechapel.classic.district import ray
from whitechapel.classic.drawing_houses import HALF, RADIUS, hexagon
from whitechapel.classic.observation import Observation
from whitechapel.classic.pieces import EXITS, FACINGS, UNNUMBERED
from whitechapel.classic.state import street_names
from whitechapel.core.svg import (
    BLACK,
    CREAM,
    INK,
    KERB,
    RED,
    STREET,
    circle,
    element,
    identified,
    link,
    path,
    polygon,
    small,
    use,
    words,
)
from whitechapel.core.svg_pieces import beam

_STEPS = ((1.6, 0.13), (1.12, 0.16), (0.7, 0.2))  # of a gaslight's pool: how far, how bright
_ANGLES = {facing: pi / 3 * turn - pi / 2 for turn, facing in enumerate(FACINGS)}


def place(name: str) -> tuple[float, float]:
    """The middle of a hex; the first column's is at 0, the highest hex touches 0."""
    q, r = coordinates(name)
    return 1.5 * RADIUS * q, HALF * (2 * r + q + 2)


def towards(name: str, facing: str, far: float, aside: float = 0) -> tuple[float, float]:
    """The point so far from the middle of a hex in a direction, and so far to the right of that."""
    x, y = place(name)
    angle = _ANGLES[facing]
    return x + cos(angle) * far - sin(angle) * aside, y + sin(angle) * far + cos(angle) * aside


def drawn_board(seen: Observation, *, named: bool) -> str:
    """Streets, light, houses, lamps and manholes, each layer over the one before."""
    lamps = [name for name, label in seen.lamps.items() if label]
    lighted = {name for lamp in lamps for name in (lamp, *neighbours(lamp))} | set(_ray(seen))
    lighted -= {name for name, label in seen.lamps.items() if not label}
    taken = seen.places.values()
    return (
        "".join(_exit(seen, number) for number in range(len(EXITS)))
        + _streets(lighted)
        + "".join(_pool(lamp) for lamp in lamps)
        + _lantern(seen)
        + "".join(_put(f"house-{_variety(name)}", name) for name in _all("building"))
        + "".join(_put("garden", name) for name in _all("garden"))
        + "".join(_put("manhole", name) for name in seen.manholes if name not in taken)
        + "".join(_put("cover", name) for name in seen.covers if name not in taken)
        + "".join(_gaslight(name, label) for name, label in seen.lamps.items())
        + ("".join(_name(name) for name in STREETS + GASLIGHTS) if named else "")
    )


def _all(kind: str) -> list[str]:
    """The hexes of a kind, those further down later: they stand in front."""
    return sorted((name for name, found in KIND.items() if found == kind), key=lambda name: place(name)[1])


@cache
def pools() -> dict[str, str]:
    """The definitions that keep each gaslight's pool to its own hex and those next to it."""
    found = {}
    for name, kind in KIND.items():
        if kind == "gaslight":
            shape = path(BLACK, "".join(hexagon(*place(each)) for each in (name, *neighbours(name))))
            found[f"pool-{name}"] = element("clipPath", shape, id=identified(f"pool-{name}"))
    return found


def _streets(lighted: set[str]) -> str:
    drawn = ""
    for kind, fill, edge, stones in (
        ("street", STREET, "#3b3e4a", "setts"),
        ("gaslight", "#3f4453", "#2c303c", "setts"),
        ("street", "#80694a", "#6d5225", "setts-lit"),
        ("gaslight", "#a38047", "#6d5225", "setts-lit"),
    ):
        light = stones == "setts-lit"
        names = (name for name, found in KIND.items() if found == kind and (name in lighted) == light)
        lines = "".join(hexagon(*place(name)) for name in names)
        drawn += path(fill, lines, stroke=edge, stroke_width=1.6) + path(link(stones), lines)
    return drawn


def _pool(lamp: str) -> str:
    """The light of a gaslight in three flat steps."""
    x, y = place(lamp)
    steps = "".join(circle(x, y, 2 * HALF * far, "#ffcf6a", fill_opacity=opacity) for far, opacity in _STEPS)
    return element("g", steps, clip_path=link(f"pool-{lamp}"))


def _ray(seen: Observation) -> tuple[str, ...]:
    return street_names(ray(seen.people, seen.streets))


def _lantern(seen: Observation) -> str:
    """Watson's ray to the end of the last street in it; a short one where something stops it at once."""
    start = seen.places["watson"]
    far = max((dist(place(start), place(name)) for name in _ray(seen)), default=0)
    return beam(place(start), towards(start, seen.facing, far + HALF - 2), 8, 26 if far > 2 * HALF else 18)


def _put(what: str, name: str) -> str:
    x, y = place(name)
    return use(what, x=x, y=y)


def _variety(name: str) -> int:
    q, r = coordinates(name)
    return (q + 2 * r) % 3


def _gaslight(name: str, label: int) -> str:
    x, y = place(name)
    drawn = _put("lamp-lit" if label else "lamp-out", name)
    if not label or label == UNNUMBERED:
        return drawn
    return (
        drawn
        + circle(x + 22, y + 22, 12, BLACK, stroke="#ffcf5e", stroke_width=2.5)
        + words(x + 22, y + 28, str(label), 17, "#ffcf5e")
    )


def _exit(seen: Observation, number: int) -> str:
    """A road off the board: a pale arrow, or a striped cordon with two lanterns and the arrow dark."""
    name = EXITS[number]
    gate = STREETS[GATES[number]]

    def shape(*points: tuple[float, float]) -> str:
        return polygon(*(towards(gate, name, far, aside) for far, aside in points))

    road = path(STREET, shape((30, -19), (112, -19), (112, 19), (30, 19)))
    road += path(
        KERB, shape((36, -21), (112, -21), (112, -18), (36, -18)) + shape((36, 21), (112, 21), (112, 18), (36, 18))
    )
    closed = name in seen.cordons
    at = 74 if closed else 64
    arrow = shape((at, -9), (at + 13, -9), (at + 13, -16), (at + 32, 0), (at + 13, 16), (at + 13, 9), (at, 9))
    road += path("#3d404c" if closed else CREAM, arrow)
    if not closed:
        return road
    road += path(BLACK, shape((47, -27), (67, -27), (67, 27), (47, 27)))
    road += path(CREAM, shape((50, -26), (64, -26), (64, 26), (50, 26)))
    road += path(RED, "".join(shape((50, at), (64, at + 6), (64, at + 14), (50, at + 8)) for at in (-26, -9, 8)))
    for aside in (-27, 27):
        x, y = towards(gate, name, 57, aside)
        road += circle(x, y, 7.5, "#2f62b5", stroke=BLACK, stroke_width=2.5) + circle(x, y, 3, "#cfe4ff")
    return road


def _name(name: str) -> str:
    x, y = place(name)
    return small(x, y + HALF - 6, name, 16, INK, stroke=BLACK, stroke_width=3, paint_order="stroke")
