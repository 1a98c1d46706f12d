"""What stands on the hexes of the board, each drawn once around a middle at (0, 0), for a hex with a radius of 52.

The shapes are in ``scenery.json``, which the page draws from too: houses, gardens, lamps, manholes, exits, cordons.
"""

import json
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from typing import TypedDict

from whitechapel.core.svg import Value, element, identified, path, polygon
from whitechapel.core.svg_shapes import Shapes, drawn


class _Pool(TypedDict):
    steps: list[tuple[float, float]]


class _Setts(TypedDict):
    width: float
    height: float
    light: str
    dark: str


class _Number(TypedDict):
    x: float
    y: float
    radius: float


class _Scenery(Shapes):
    """What `scenery.json` holds."""

    radius: float
    pool: _Pool
    number: _Number
    setts: _Setts
    kerb: str
    houses: dict[str, str]


def _read() -> _Scenery:
    data: _Scenery = json.loads(files("whitechapel.classic").joinpath("scenery.json").read_text("utf-8"))
    return data


_SCENERY = _read()

RADIUS = _SCENERY["radius"]
HALF = RADIUS * 3**0.5 / 2
"""Half the height of a hex."""

TONES = _SCENERY["tones"]
"""The colours of the night by name."""

POOL = _SCENERY["pool"]["steps"]
"""The steps of a gaslight's pool: how far, in heights of a hex, and how bright."""

NUMBER = _SCENERY["number"]
"""Where a gaslight's number is."""

KERB_LINE = _SCENERY["kerb"]
"""The line around the whole board."""

HOUSES = _SCENERY["houses"]
"""Which house stands on which hex."""


def hexagon(x: float, y: float, radius: float = RADIUS) -> str:
    """The lines of a flat-top hex."""
    return polygon(*((x + radius * cos(pi / 3 * corner), y + radius * sin(pi / 3 * corner)) for corner in range(6)))


@cache
def scenery() -> dict[str, str]:
    """The definitions: every shape, and ``setts`` and ``setts-lit`` to fill a street with."""
    found = {
        name: element("g", drawn(shapes, TONES), id=identified(name)) for name, shapes in _SCENERY["shapes"].items()
    }
    return found | {"setts": _setts("setts", "sett"), "setts-lit": _setts("setts-lit", "sett-lit")}


def _setts(name: str, light: str) -> str:
    """Light and dark paving stones, scattered."""
    setts = _SCENERY["setts"]
    stones = path(TONES[light], setts["light"], fill_opacity=0.5)
    stones += path(TONES[f"{light}-dark"], setts["dark"], fill_opacity=0.6)
    size: dict[str, Value] = {"width": setts["width"], "height": setts["height"], "patternUnits": "userSpaceOnUse"}
    return element("pattern", stones, id=identified(name), **size)
