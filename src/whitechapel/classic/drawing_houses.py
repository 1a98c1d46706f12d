"""What stands on the hexes of the board, each drawn once around a middle at (0, 0), for a hex with a radius of 52."""

from functools import cache
from math import cos, pi, sin

from whitechapel.core.svg import (
    ALLEY,
    BLACK,
    UNSEEN,
    WINDOW,
    circle,
    element,
    identified,
    line,
    path,
    polygon,
    rectangle,
)

RADIUS = 52
HALF = RADIUS * 3**0.5 / 2
"""Half the height of a hex."""

_WALLS = (("#6b3b30", "#4b2822", "#311a19"), ("#5a5560", "#403d4a", "#2a2833"), ("#7a5a3c", "#573f2c", "#38291f"))
_ROOFS = ("#4a5570", "#5e3f3a", "#43505c")
_LIFT = 17  # how far a roof is raised
_TREES = ((-20, -18, 13), (4, -27, 10), (24, -10, 12), (-6, 22, 12), (19, 23, 10), (-28, 24, 7))
_LAMP = "M-3-4h6v34h-6zM-9 28h18v6h-18zM-12 1h24v3.5h-24zM-12-30l3.5 26h17l3.5-26zM-15-34h30v5h-30zM-9-34l9-11 9 11z"


def hexagon(x: float, y: float, radius: float = RADIUS) -> str:
    """The lines of a flat-top hex."""
    return polygon(*((x + radius * cos(pi / 3 * corner), y + radius * sin(pi / 3 * corner)) for corner in range(6)))


@cache
def scenery() -> dict[str, str]:
    """The definitions: three houses, the garden, lamps lit and out, manholes open and covered."""
    drawn = {f"house-{kind}": _house(kind) for kind in range(3)}
    drawn |= {"garden": _garden(), "lamp-lit": _lamp(lit=True), "lamp-out": _lamp(lit=False)}
    drawn |= {"manhole": _manhole(), "cover": _cover()}
    return {name: element("g", shape, id=identified(name)) for name, shape in drawn.items()}


def _house(kind: int) -> str:
    """A block of houses: a raised roof over three walls with windows, never flat like a street."""
    wide, high = RADIUS * 0.93, HALF - 3
    left, right, down_left, down_right = (-wide, 0.0), (wide, 0.0), (-wide / 2, high), (wide / 2, high)
    up_left, up_right = (-wide / 2, -high), (wide / 2, -high)
    front = [(corner, (corner[0], corner[1] - _LIFT)) for corner in (left, down_left, down_right, right)]
    walls = "".join(
        path(colour, polygon(one[1], one[0], other[0], other[1]))
        for colour, one, other in zip(_WALLS[kind], front, front[1:], strict=False)
    )
    windows = {True: "", False: ""}
    for number, x in enumerate((-20.0, -8.0, 4.0, 13.0)):
        windows[(number + kind) % 3 != 0] += f"M{x:.1f} {high - _LIFT + 5:.1f}h6v7.5h-6z"
    for number, (x, y, slope) in enumerate(((-wide + 8, 2, 8.7), (-wide + 17, 18, 8.7), (wide - 13, 10, -8.7))):
        windows[(number + kind) % 2 == 0] += f"M{x:.1f} {y}l5 {slope}v7l-5 {-slope}z"
    roof = polygon(front[0][1], up_left, up_right, front[3][1], front[2][1], front[1][1])
    return (
        path(ALLEY, hexagon(0, 0))
        + walls
        + path("#1b2130", windows[False])
        + path(WINDOW, windows[True])
        + path(_ROOFS[kind], roof, stroke=ALLEY, stroke_width=1.4)
        + (_hipped, _gabled, _toothed)[kind](wide, high)
        + _chimney(-wide * 0.4, -_LIFT / 2)
        + (_chimney(wide * 0.22, -_LIFT / 2 - 4) if kind == 1 else "")
    )


def _hipped(wide: float, high: float) -> str:
    low, eaves, ridge = high - _LIFT, -_LIFT, -_LIFT / 2
    one, other = (-wide * 0.46, ridge), (wide * 0.46, ridge)
    left, right, top_left, top_right = (-wide, eaves), (wide, eaves), (-wide / 2, -high), (wide / 2, -high)
    low_left, low_right = (-wide / 2, low), (wide / 2, low)
    lit = (0.3, polygon(left, top_left, one)), (0.23, polygon(top_left, top_right, other, one))
    dark = (0.19, polygon(top_right, right, other)), (0.33, polygon(right, low_right, other))
    front = (0.27, polygon(low_left, low_right, other, one))
    return _tones("#ffe9c4", *lit, (0.1, polygon(left, low_left, one))) + _tones("#000", *dark, front)


def _gabled(wide: float, high: float) -> str:
    low, third = high - _LIFT, wide / 3
    lit = dark = ""
    for number in range(3):
        x = -wide / 2 + number * third
        lit += polygon((x, -high), (x + third / 2, -high), (x + third / 2, low), (x, low))
        dark += polygon((x + third / 2, -high), (x + third, -high), (x + third, low), (x + third / 2, low))
    ends = polygon((-wide, -_LIFT), (-wide / 2, -high), (-wide / 2, low))
    far_end = polygon((wide, -_LIFT), (wide / 2, -high), (wide / 2, low))
    return _tones("#ffe9c4", (0.23, lit), (0.3, ends)) + _tones("#000", (0.33, dark), (0.4, far_end))


def _toothed(wide: float, high: float) -> str:
    low = high - _LIFT
    tooth = (low + high) / 4

    def half(y: float) -> float:
        """Half the width of the roof at a height."""
        share = (-_LIFT - y) / (high - _LIFT) if y <= -_LIFT else (y + _LIFT) / (low + _LIFT)
        return wide - wide / 2 * min(1.0, share)

    def band(top: float, bottom: float) -> str:
        return polygon((-half(top), top), (half(top), top), (half(bottom), bottom), (-half(bottom), bottom))

    tops = [-high + tooth * number for number in range(4)]
    lit = "".join(band(top, top + tooth * 0.65) for top in tops)
    dark = "".join(band(top + tooth * 0.65, top + tooth) for top in tops)
    skylight = rectangle(-14, -high + tooth * 1.7, 28, 2.2, WINDOW)
    return _tones("#ffe9c4", (0.21, lit)) + _tones("#000", (0.33, dark)) + skylight


def _tones(colour: str, *shapes: tuple[float, str]) -> str:
    return "".join(path(colour, lines, fill_opacity=opacity) for opacity, lines in shapes)


def _chimney(x: float, y: float) -> str:
    return (
        rectangle(x + 2, y + 3, 9, 8, "#000", fill_opacity=0.45)
        + rectangle(x, y - 4, 9, 11, "#8a4b3a")
        + rectangle(x, y - 4, 9, 3.5, "#c06a4e")
        + path(BLACK, f"M{x + 1.5:.1f} {y - 7:.1f}h2.2v3h-2.2zM{x + 5.5:.1f} {y - 7:.1f}h2.2v3h-2.2z")
    )


def _garden() -> str:
    """Trees and a path behind a dotted fence."""
    ground = path("#1d3a2c", hexagon(0, 0), stroke="#10241b", stroke_width=1.6)
    ground += line("#6f8f79", 1.5, hexagon(0, 0, RADIUS - 5), stroke_dasharray="1.5 4")
    ground += path("#50566a", "M-44 8q30 12 44-2t44-12l-2 8q-28-2-40 12t-44 4z", fill_opacity=0.7)
    for x, y, size in _TREES:
        ground += circle(x + 3, y + 4, size, "#000", fill_opacity=0.45) + circle(x, y, size, "#2f5f45")
        ground += circle(x - size * 0.22, y - size * 0.25, size * 0.66, "#467f5c")
        ground += circle(x - size * 0.4, y - size * 0.42, size * 0.28, "#7db08a")
    return ground


def _lamp(*, lit: bool) -> str:
    """A lamp post: with a flame in a halo, or cold glass."""
    halo = circle(0, 0, 33, "#ffd978", fill_opacity=0.4) + circle(0, 0, 21, "#fff0cc", fill_opacity=0.55)
    flame = path("#ffcf5e", "M-8-27l2.5 20h11l2.5-20z") + path("#fff6dc", "M0-24c5 7 5 11 3 14h-6c-2-3-2-7 3-14z")
    cold = path("#5d6880", "M-8-27l2.5 20h11l2.5-20z") + path(UNSEEN, "M-8-27h4l-1 20h-1.5z")
    post = path("#000", "M3 32l26 8-2 4-26-8z", fill_opacity=0.4) + path(BLACK, _LAMP)
    return (halo if lit else "") + post + (flame if lit else cold)


def _manhole() -> str:
    """A black shaft with a ladder, the lid beside it."""
    ladder = "M-7-16h2.5v31h-2.5zM5-16h2.5v31h-2.5zM-6-9h12v2.5h-12zM-6-1h12v2.5h-12zM-6 7h12v2.5h-12z"
    return (
        circle(0, 0, 24, "#2b2f3b", stroke="#aab4c8", stroke_width=3.5)
        + circle(0, 0, 18, "#05060a")
        + path(UNSEEN, ladder)
        + path("#5c6478", "M17-24a14 14 0 0 1 16 16l-5-2a10 10 0 0 0-10-9z")
    )


def _cover() -> str:
    """Wood with a brass cross."""
    return (
        circle(0, 0, 24, "#6e5433", stroke="#2a1e12", stroke_width=3.5)
        + circle(0, 0, 18.5, "none", stroke="#e8c88a", stroke_width=2)
        + line("#e8c88a", 5.5, "M-12-12l24 24M12-12l-24 24", stroke_linecap="round")
    )
