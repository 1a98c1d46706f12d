"""A tile of the district in a square of 128: streets, roofs, and the side that is closed.

The shapes are in ``tiles.json``, the same that the page draws with; `tools.pocket_tiles` makes them. The light comes
from the upper left however a tile is turned, so each slope of a roof is toned by where it faces then.
"""

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from whitechapel.core.svg import ALLEY, KERB, KERB_LIT, STREET, STREET_LIT, WINDOW, WINDOW_OUT, element, named, path
from whitechapel.pocket.pieces import CHARACTERS, NO_WALL, SIDES
from whitechapel.pocket.state import Tile

SIZE = 128

_TONES = {"N": ("#ffe9c4", 0.23), "E": ("#000", 0.23), "S": ("#000", 0.4), "W": ("#ffe9c4", 0.3)}
_SETTS = {False: ("#717890", "#373c4c"), True: ("#d6b26a", "#73562a")}


@cache
def _shapes() -> dict[str, Any]:
    text = files("whitechapel.pocket").joinpath("tiles.json").read_text("utf-8")
    shapes: dict[str, Any] = json.loads(text)
    return shapes


@cache
def drawn_tile(tile: Tile, *, lit: bool) -> str:
    """A tile as it lies. On its empty side the lights are out and fog hangs over an iron roundel."""
    quarter = _shapes()["quarters"][CHARACTERS[tile.character]]
    turns = tile.wall % NO_WALL
    ground = _street(quarter["street"], lit=lit) + _roofs(quarter, turns) + _lights(quarter, out=not tile.suspect)
    closing = "barricade" if quarter["street"] == "crossroads" else "wall"
    closed = "" if tile.wall == NO_WALL else _drawn(_shapes()[closing])
    turned = f"rotate({90 * turns} 64 64)"
    drawn = element("g", ground, transform=turned) + ("" if tile.suspect else _emptiness())
    return drawn + (element("g", closed, transform=turned) if closed else "")


def _drawn(shapes: Iterable[list[Any]]) -> str:
    """Shapes of the file: a colour, lines and perhaps an opacity."""
    return "".join(
        path(named(fill), lines, fill_opacity=opacity[0]) if opacity else path(named(fill), lines)
        for fill, lines, *opacity in shapes
    )


def _street(kind: str, *, lit: bool) -> str:
    """The street, open to three sides, or to four at a crossroads."""
    street = _shapes()["streets"][kind]
    light, dark = _SETTS[lit]
    return (
        path(ALLEY, "M0 0h128v128h-128z")
        + path(STREET_LIT if lit else STREET, street["street"])
        + path(light, street["setts"], fill_opacity=0.5)
        + path(dark, street["setts-dark"], fill_opacity=0.6)
        + path(KERB_LIT if lit else KERB, street["kerb"])
    )


def _roofs(quarter: dict[str, Any], turns: int) -> str:
    """Roofs in their colours, their slopes in the light or in the shade, and what else stands there."""
    bases = "".join(path(named(fill), lines, stroke=ALLEY, stroke_width=1.2) for fill, lines in quarter["roofs"])
    slopes = ""
    for side, lines in quarter["slopes"].items():
        tone, opacity = _TONES[SIDES[(SIDES.index(side) + turns) % 4]]
        slopes += path(tone, lines, fill_opacity=opacity)
    return _drawn(quarter["grounds"]) + bases + slopes + _drawn(quarter["extras"])


def _lights(quarter: dict[str, Any], *, out: bool) -> str:
    """Skylights and shops; light falls from a lit shop upon the pavement."""
    if out:
        return path(WINDOW_OUT, quarter["windows"])
    return path(WINDOW, quarter["spills"], fill_opacity=0.33) + path(WINDOW, quarter["windows"])


def _emptiness() -> str:
    """Night over the roofs, fog, and a roundel where somebody stood."""
    dusk = path("#0b0e15", "M0 0h128v128h-128z", fill_opacity=0.38)
    return dusk + _drawn(_shapes()["fog"]) + _drawn(_shapes()["roundel"])
