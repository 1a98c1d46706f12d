"""What is cut out of paper in both games: the people's faces under one gaslight, and the signs of the actions.

The shapes are in ``svg_cutouts.json``: faces in a square of 100, signs in one of 48, the art of cards 134 wide and the
scenery of the night, each a list of colours and lines from back to front. A face begins with its ground and the lamp's
halo. A colour may be a name, which every theme of the page reads as its own; here it is that of the night.
"""

import json
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from whitechapel.core.svg import BLACK, circle, element, identified, link, named, path, rectangle, use

Shapes: TypeAlias = list[tuple[str, str]]


@cache
def _cutouts() -> dict[str, dict[str, Shapes]]:
    text = files("whitechapel.core").joinpath("svg_cutouts.json").read_text("utf-8")
    shapes: dict[str, dict[str, Shapes]] = json.loads(text)
    return shapes


def colour(name: str) -> str:
    """Somebody's colour."""
    return _cutouts()["faces"][name][0][0]


@cache
def definitions() -> dict[str, str]:
    """Every cut-out for `svg.document`: faces cut round or square, figures without their ground, signs."""
    found = {}
    for name, shapes in _cutouts()["faces"].items():
        found[f"round-{name}"] = _group(f"round-{name}", use(f"face-{name}"), clip_path=link("disc"))
        found[f"square-{name}"] = _group(f"square-{name}", use(f"face-{name}"), clip_path=link("square"))
        found[f"face-{name}"] = _group(f"face-{name}", _drawn(shapes[:2]), use(f"figure-{name}"))
        found[f"figure-{name}"] = _group(f"figure-{name}", _drawn(shapes[2:]))
    for name, shapes in _cutouts()["signs"].items():
        found[f"sign-{name}"] = _group(f"sign-{name}", _drawn(shapes))
    for name, shapes in _cutouts()["art"].items():
        found[f"art-{name}"] = _group(f"art-{name}", _drawn(shapes))
    found["disc"] = element("clipPath", circle(50, 50, 50, BLACK), id=identified("disc"))
    found["square"] = element("clipPath", rectangle(0, 0, 100, 100, BLACK), id=identified("square"))
    return found


def _drawn(shapes: Shapes) -> str:
    return "".join(path(named(fill), lines) for fill, lines in shapes)


def _group(name: str, *inside: str, **attributes: str) -> str:
    return element("g", *inside, id=identified(name), **attributes)
