"""The tiles of Mr. Jack Pocket as shapes, for Python's drawings and the page: ``python -m tools.pocket_tiles``.

A shape is a colour, lines and, where it is not solid, an opacity. Slopes are kept by the side they face: the lamp is at
the upper left however a tile lies, so whoever draws it tones each slope by where it faces then.
"""

import json
from math import cos, radians, sin
from typing import TypeAlias

from tools import ROOT
from tools.pocket_quarters import QUARTERS, Quarter, Roof
from whitechapel.core.svg import number, polygon
from whitechapel.core.svg_pieces import STONE, STONES, STONES_REPEAT
from whitechapel.pocket.pieces import CHARACTERS, HOURGLASSES

FILE = ROOT / "src/whitechapel/pocket/tiles.json"
Shape: TypeAlias = tuple[str, str] | tuple[str, str, float]
Point: TypeAlias = tuple[float, float]

_IRON = "#aab4c8"
_WALL: list[Shape] = [
    ("#000000", "M36 14h56v6h-56z", 0.6),
    ("brick", "M34 0h60v14h-60z"),
    ("mortar", "M34 4h60v1.4h-60zM34 8.6h60v1.4h-60z" + "".join(f"M{x - 0.7:g} {y}h1.4v4.700h-1.4z"
     for y, first in ((0, 44), (4.7, 50), (9.3, 44)) for x in range(first, 92, 12))),
    ("coping", "M31 0h5v14h56v-14h5v18h-5v-1h-56v1h-5z"),
]  # fmt: skip
_BARRICADE: list[Shape] = [
    ("#000000", "M44 8h40v15h-40z", 0.5),
    ("#8a5a30", "M46 1h4v24h-4zM78 1h4v24h-4zM62 2h4v22h-4z"),
    ("coping", "M40 5l48-2v6l-48 2zM40 15l48 1v6l-48-1z"),
    ("#c0352f", "M46 4.700l7-.3v6l-7 .3zM60 4.200l7-.3v6l-7 .3zM74 3.600l7-.3v6l-7 .3z"
                "M47 15.200l7 .1v6l-7-.1zM61 15.500l7 .1v6l-7-.1zM75 15.800l7 .1v6l-7-.1z"),
]  # fmt: skip
_FOG = (
    "M0 70c16-8 30-4 44-9s34-8 48-3 24 2 36-2v18c-14 6-26 2-40 6s-30 6-44 1-30 4-44 3z"
    "M0 96c20-6 36 2 56-3s44-6 72 0v12c-24 4-46 0-70 4s-40 2-58-2z"
)


def tiles() -> str:
    """The file of tiles."""
    shapes = {
        "quarters": {name: _quarter(quarter) for name, quarter in QUARTERS.items()},
        "streets": {"closed": _street(crossroads=False), "crossroads": _street(crossroads=True)},
        "hourglasses": dict(zip(CHARACTERS, HOURGLASSES, strict=True)),
        "wall": _WALL,
        "barricade": _BARRICADE,
        "fog": [("mist", _FOG, 0.17)],
        "roundel": _roundel(),
    }
    return json.dumps(shapes, indent=1) + "\n"


def _quarter(quarter: Quarter) -> dict[str, object]:
    """A quarter; all roofs of a colour are one shape, so are all slopes that face the same way."""
    bases: dict[str, str] = {}
    slopes = dict.fromkeys("NESW", "")
    for roof in quarter.roofs:
        bases[roof.colour] = bases.get(roof.colour, "") + _outline(roof)
        for side, lines in _slopes(roof):
            slopes[side] += lines
    windows, spills = _lights(quarter)
    return {
        "street": "crossroads" if quarter.crossroads else "closed",
        "grounds": quarter.grounds,
        "roofs": list(bases.items()),
        "slopes": slopes,
        "extras": [*quarter.extras, *_chimneys(quarter.chimneys)],
        "windows": windows,
        "spills": spills,
    }


def _chimneys(corners: tuple[Point, ...]) -> list[Shape]:
    return [
        ("#000000", "".join(_box(x + 1.5, y + 1.5, 7, 5) for x, y in corners), 0.45),
        ("#8a4b3a", "".join(_box(x, y, 7, 5) for x, y in corners)),
        ("#d9a07a", "".join(_box(x + 1, y + 1.5, 2, 2) + _box(x + 4, y + 1.5, 2, 2) for x, y in corners)),
    ]


def _outline(roof: Roof) -> str:
    if roof.kind == "round":
        return polygon(*_ring(roof))
    return _box(roof.x, roof.y, roof.width, roof.height)


def _ring(roof: Roof) -> list[Point]:
    """The corners of a round roof: sixteen, from the north-west on."""
    radius, x, y = roof.width / 2, roof.x + roof.width / 2, roof.y + roof.height / 2
    turns = [radians(225 + 22.5 * corner) for corner in range(16)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def _slopes(roof: Roof) -> list[tuple[str, str]]:
    """The slopes of a roof and the side each faces."""
    kind, left, top, width, height, _ = roof
    if kind == "gable":
        return [("N", _box(left, top, width, height / 2)), ("S", _box(left, top + height / 2, width, height / 2))]
    if kind == "gable-up":
        return [("W", _box(left, top, width / 2, height)), ("E", _box(left + width / 2, top, width / 2, height))]
    if kind == "saw":
        tooth = height / 3
        teeth = [top + tooth * step for step in range(3)]
        return [("N", _box(left, y, width, tooth * 0.7)) for y in teeth] + [
            ("S", _box(left, y + tooth * 0.7, width, tooth * 0.3)) for y in teeth
        ]
    if kind == "round":
        ring, middle = _ring(roof), (left + width / 2, top + height / 2)
        parts = [[*ring, ring[0]][at : at + 5] for at in (0, 4, 8, 12)]
        return [(side, polygon(*part, middle)) for side, part in zip("NESW", parts, strict=True)]
    ridge = _parapet(roof) if kind == "flat" else _ridge(roof)
    outer = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    sides = zip("NESW", range(4), strict=True)
    return [(side, polygon(outer[at], outer[(at + 1) % 4], ridge[(at + 1) % 4], ridge[at])) for side, at in sides]


def _ridge(roof: Roof) -> list[Point]:
    """What the corners of a hipped roof rise to, from the upper left on: the two ends of its ridge."""
    inset = min(roof.width, roof.height) / 2
    left, right = roof.x + inset, roof.x + roof.width - inset
    top, bottom = roof.y + inset, roof.y + roof.height - inset
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _parapet(roof: Roof) -> list[Point]:
    left, right, top, bottom = roof.x + 2, roof.x + roof.width - 2, roof.y + 2, roof.y + roof.height - 2
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _lights(quarter: Quarter) -> tuple[str, str]:
    """Skylights and shop windows, and the light that falls from a shop upon the pavement."""
    windows = "".join(_box(*window) for window in quarter.windows)
    spills = ""
    for x, y, side in quarter.shops:
        down = {"N": -1, "S": 1}.get(side, 0)
        across = {"W": -1, "E": 1}.get(side, 0)
        windows += _box(x - 3, y - (2 if down > 0 else 0), 6, 2) if down else _box(x - (across > 0) * 2, y - 3, 2, 6)
        far_x, far_y = x + 9 * across, y + 9 * down
        spills += polygon(
            (x - 3 * abs(down), y - 3 * abs(across)),
            (x + 3 * abs(down), y + 3 * abs(across)),
            (far_x + 6 * abs(down), far_y + 6 * abs(across)),
            (far_x - 6 * abs(down), far_y - 6 * abs(across)),
        )
    return windows, spills


def _street(*, crossroads: bool) -> dict[str, str]:
    """The street, open to three sides, or to four at a crossroads, with its kerb and its paving stones."""
    north = "V0h40v44" if crossroads else "h40"
    kerb = "M42 128v-42h-42v-2h44v44zM86 128v-42h42v-2h-44v44z"
    kerb += "M0 42h42v-42h2v44h-44zM128 42h-42v-42h-2v44h44z" if crossroads else "M0 42h128v2h-128z"
    light, dark = (_setts(stones, crossroads=crossroads) for stones in STONES)
    return {"street": f"M44 128v-44h-44v-40h44{north}h44v40h-44v44z", "kerb": kerb, "setts": light, "setts-dark": dark}


def _setts(stones: tuple[Point, ...], *, crossroads: bool) -> str:
    """The stones that lie wholly in the street, but for where somebody stands."""
    (width, height), (across, down) = STONE, STONES_REPEAT
    everywhere = [(x + across * i, y + down * j) for i in range(4) for j in range(5) for x, y in stones]

    def paved(x: float, y: float) -> bool:
        lying = y >= 46 and y + height <= 82 and x + width <= 127
        upright = x >= 46 and x + width <= 82 and (y > 82 or (crossroads and y + height < 46)) and y + height < 127
        return (lying or upright) and (x + width / 2 - 64) ** 2 + (y + height / 2 - 64) ** 2 > 24**2

    return "".join(_box(x, y, width, height) for x, y in everywhere if paved(x, y))


def _roundel() -> list[Shape]:
    """The iron cover where somebody stood: a broken ring around a star."""
    at = [(radians(30 * dash - 10), radians(30 * dash + 10)) for dash in range(12)]
    ring = "".join(
        polygon(*((64 + r * cos(turn), 64 + r * sin(turn)) for r, turn in ((14, a), (14, b), (12, b), (12, a))))
        for a, b in at
    )
    star = "".join(
        polygon(*((64 + x * cos(turn) - y * sin(turn), 64 + x * sin(turn) + y * cos(turn))
                  for x, y in ((-7, -0.8), (7, -0.8), (7, 0.8), (-7, 0.8))))
        for turn in map(radians, (0, 45, 90, 135))
    )  # fmt: skip
    disc = "M47 64a17 17 0 1 0 34 0a17 17 0 1 0-34 0z"
    return [("alley", disc, 0.45), (_IRON, ring + star, 0.8)]


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h-{number(width)}z"


if __name__ == "__main__":
    FILE.write_text(tiles(), encoding="utf-8")
