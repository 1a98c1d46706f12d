"""The board and what is fixed to it or moved on it, but for the people; for a hex with a radius of 52."""

from functools import cache
from math import cos, dist, pi, sin

from whitechapel.classic.board import GASLIGHTS, GATES, KIND, STREETS, coordinates, neighbours
from whitechapel.classic.district import ray
from whitechapel.classic.drawing_houses import HALF, HOUSES, KERB_LINE, NUMBER, POOL, RADIUS, TONES, hexagon
from whitechapel.classic.observation import Observation
from whitechapel.classic.pieces import EXITS, FACINGS, UNNUMBERED
from whitechapel.classic.state import street_names
from whitechapel.core.svg import (
    BLACK,
    INK,
    circle,
    element,
    identified,
    line,
    link,
    number,
    path,
    small,
    use,
    words,
)
from whitechapel.core.svg_pieces import beam

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
        line(TONES["kerb"], 5, KERB_LINE, stroke_linejoin="round")
        + "".join(_exit(name, GATES[each], shut=name in seen.cordons) for each, name in enumerate(EXITS))
        + _streets(lighted)
        + "".join(_pool(lamp) for lamp in lamps)
        + _lantern(seen)
        + "".join(_put(f"house-{HOUSES[name]}", name) for name in _all("building"))
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
        ("street", "street", "sett-dark", "setts"),
        ("gaslight", "plinth", "sett-dark", "setts"),
        ("street", "street-lit", "sett-lit-dark", "setts-lit"),
        ("gaslight", "street-lit", "sett-lit-dark", "setts-lit"),
    ):
        light = stones == "setts-lit"
        names = (name for name, found in KIND.items() if found == kind and (name in lighted) == light)
        lines = "".join(hexagon(*place(name)) for name in names)
        drawn += path(TONES[fill], lines, stroke=TONES[edge], stroke_width=1.6) + path(link(stones), lines)
    return drawn


def _pool(lamp: str) -> str:
    """The light of a gaslight in three flat steps."""
    x, y = place(lamp)
    steps = "".join(circle(x, y, 2 * HALF * far, TONES["pool"], fill_opacity=opacity) for far, opacity in POOL)
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


def _gaslight(name: str, label: int) -> str:
    x, y = place(name)
    drawn = "".join(_put(part, name) for part in (("halo", "post", "flame") if label else ("post", "cold")))
    if not label or label == UNNUMBERED:
        return drawn
    right, down = x + NUMBER["x"], y + NUMBER["y"]
    disc = circle(right, down, NUMBER["radius"], BLACK, stroke=TONES["glass"], stroke_width=2.5)
    return drawn + disc + words(right, down + 6, str(label), 17, TONES["glass"])


def _exit(name: str, gate: int, *, shut: bool) -> str:
    """A road off the board: a pale arrow, or a striped cordon with two lanterns and the arrow dark."""
    x, y = place(STREETS[gate])
    turned = f"translate({number(x)} {number(y)}) rotate({number(_ANGLES[name] * 180 / pi)})"
    parts = ("road", "arrow-shut", "cordon") if shut else ("road", "arrow")
    return element("g", *map(use, parts), transform=turned)


def _name(name: str) -> str:
    x, y = place(name)
    return small(x, y + HALF - 6, name, 16, INK, stroke=BLACK, stroke_width=3, paint_order="stroke")
