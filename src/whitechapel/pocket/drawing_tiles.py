"""A tile of the district in a square of 128: streets, roofs, and the side that is closed.

The light comes from the upper left however a tile is turned, so each slope of a roof is toned by where it faces then.
"""

from functools import cache

from whitechapel.core.svg import (
    ALLEY,
    BRICK,
    COPING,
    KERB,
    KERB_LIT,
    MORTAR,
    STREET,
    STREET_LIT,
    WINDOW,
    WINDOW_OUT,
    circle,
    element,
    line,
    link,
    number,
    path,
    polygon,
    rectangle,
)
from whitechapel.pocket.drawing_quarters import QUARTERS, Quarter, Roof
from whitechapel.pocket.pieces import CHARACTERS, NO_WALL, SIDES
from whitechapel.pocket.state import Tile

SIZE = 128

_TONES = {"N": ("#ffe9c4", 0.23), "E": ("#000", 0.23), "S": ("#000", 0.4), "W": ("#ffe9c4", 0.3)}
_FOG = (
    "M0 70c16-8 30-4 44-9s34-8 48-3 24 2 36-2v18c-14 6-26 2-40 6s-30 6-44 1-30 4-44 3z"
    "M0 96c20-6 36 2 56-3s44-6 72 0v12c-24 4-46 0-70 4s-40 2-58-2z"
)
_BRICKS = (
    "M34 4.700h60M34 9.300h60M44 0v4.700M56 0v4.700M68 0v4.700M80 0v4.700M38 4.700v4.600M50 4.700v4.600M62 4.700v4.6"
    "M74 4.700v4.600M86 4.700v4.600M44 9.300v4.700M56 9.300v4.700M68 9.300v4.700M80 9.300v4.7"
)


@cache
def drawn_tile(tile: Tile, *, lit: bool) -> str:
    """A tile as it lies. On its empty side the lights are out and fog hangs over an iron roundel."""
    quarter = QUARTERS[CHARACTERS[tile.character]]
    turns = tile.wall % NO_WALL
    ground = _street(quarter, lit=lit) + _roofs(quarter, turns) + _lights(quarter, out=not tile.suspect)
    closed = "" if tile.wall == NO_WALL else _barricade() if quarter.crossroads else _wall()
    turned = element("g", ground, closed, transform=f"rotate({90 * turns} 64 64)")
    return turned if tile.suspect else turned + _emptiness()


def _street(quarter: Quarter, *, lit: bool) -> str:
    """The street, open to three sides, or to four at a crossroads."""
    north = "V0h40v44" if quarter.crossroads else "h40"
    lines = f"M44 128v-44h-44v-40h44{north}h44v40h-44v44z"
    kerb = "M42 128v-42h-42v-2h44v44zM86 128v-42h42v-2h-44v44z"
    kerb += "M0 42h42v-42h2v44h-44zM128 42h-42v-42h-2v44h44z" if quarter.crossroads else "M0 42h128v2h-128z"
    return (
        path(ALLEY, "M0 0h128v128h-128z")
        + path(STREET_LIT if lit else STREET, lines)
        + path(link("setts-lit" if lit else "setts"), lines)
        + path(KERB_LIT if lit else KERB, kerb)
    )


def _roofs(quarter: Quarter, turns: int) -> str:
    """All roofs of a colour are one shape, so are all slopes that face the same way."""
    bases: dict[str, str] = {}
    slopes = dict.fromkeys(SIDES, "")
    for roof in quarter.roofs:
        outline = _box(roof.x, roof.y, roof.width, roof.height)
        bases[roof.colour] = bases.get(roof.colour, "") + outline
        for side, lines in _slopes(roof):
            slopes[SIDES[(SIDES.index(side) + turns) % 4]] += lines
    shadows = "".join(_box(x + 1.5, y + 1.5, 7, 5) for x, y in quarter.chimneys)
    chimneys = "".join(_box(x, y, 7, 5) for x, y in quarter.chimneys)
    pots = "".join(_box(x + 1, y + 1.5, 2, 2) + _box(x + 4, y + 1.5, 2, 2) for x, y in quarter.chimneys)
    return (
        "".join(path(colour, lines, stroke=ALLEY, stroke_width=1.2) for colour, lines in bases.items())
        + "".join(path(_TONES[side][0], lines, fill_opacity=_TONES[side][1]) for side, lines in slopes.items())
        + "".join(path(colour, lines) for colour, lines in quarter.extras)
        + path("#000", shadows, fill_opacity=0.45)
        + path("#8a4b3a", chimneys)
        + path("#d9a07a", pots)
    )


def _slopes(roof: Roof) -> list[tuple[str, str]]:
    """The slopes of a roof and the side each faces."""
    kind, left, top, width, height, _ = roof
    right, bottom, middle, centre = left + width, top + height, top + height / 2, left + width / 2
    if kind == "gable":
        return [("N", _box(left, top, width, height / 2)), ("S", _box(left, middle, width, height / 2))]
    if kind == "gable-up":
        return [("W", _box(left, top, width / 2, height)), ("E", _box(centre, top, width / 2, height))]
    if kind == "saw":
        tooth = height / 3
        teeth = [top + tooth * number for number in range(3)]
        return [("N", _box(left, y, width, tooth * 0.7)) for y in teeth] + [
            ("S", _box(left, y + tooth * 0.7, width, tooth * 0.3)) for y in teeth
        ]
    inset = min(width, height) / 2
    one, other = (left + inset, middle), (right - inset, middle)
    if height > width:
        one, other = (centre, top + inset), (centre, bottom - inset)
    upper_left, upper_right, lower_right, lower_left = (left, top), (right, top), (right, bottom), (left, bottom)
    lying = width >= height
    return [
        ("N", polygon(upper_left, upper_right, other if lying else one, one)),
        ("E", polygon(upper_right, lower_right, other, other if lying else one)),
        ("S", polygon(lower_right, lower_left, one if lying else other, other)),
        ("W", polygon(lower_left, upper_left, one, one if lying else other)),
    ]


def _lights(quarter: Quarter, *, out: bool) -> str:
    """Skylights and shops; light falls from a lit shop upon the pavement."""
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
    return path(WINDOW_OUT, windows) if out else path(WINDOW, spills, fill_opacity=0.33) + path(WINDOW, windows)


def _wall() -> str:
    """Bricks with pale coping across the north end."""
    return (
        rectangle(36, 14, 56, 6, "#000", fill_opacity=0.6)
        + rectangle(34, 0, 60, 14, BRICK)
        + line(MORTAR, 1.4, _BRICKS)
        + path(COPING, "M31 0h5v14h56v-14h5v18h-5v-1h-56v1h-5z")
    )


def _barricade() -> str:
    """Red and white trestles across the north arm of the crossroads."""
    return (
        path("#000", "M44 8h40v15h-40z", fill_opacity=0.5)
        + path("#8a5a30", "M46 1h4v24h-4zM78 1h4v24h-4zM62 2h4v22h-4z")
        + path(COPING, "M40 5l48-2v6l-48 2zM40 15l48 1v6l-48-1z")
        + path(
            "#c0352f",
            "M46 4.700l7-.3v6l-7 .3zM60 4.200l7-.3v6l-7 .3zM74 3.600l7-.3v6l-7 .3z"
            "M47 15.200l7 .1v6l-7-.1zM61 15.500l7 .1v6l-7-.1zM75 15.800l7 .1v6l-7-.1z",
        )
    )


def _emptiness() -> str:
    """Night over the roofs, fog, and a roundel where somebody stood."""
    return (
        path("#0b0e15", "M0 0h128v128h-128z", fill_opacity=0.38)
        + path("#b9c6d8", _FOG, fill_opacity=0.15)
        + circle(64, 64, 17, ALLEY, fill_opacity=0.35)
        + circle(64, 64, 13, "none", stroke="#aab4c8", stroke_width=2, stroke_dasharray="5 3", stroke_opacity=0.75)
        + line("#aab4c8", 1.6, "M57 64h14M64 57v14M59 59l10 10M69 59l-10 10", stroke_opacity=0.75)
    )


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h-{number(width)}z"
