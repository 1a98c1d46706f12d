"""Shapes that Python and the page both draw: kept in JSON files, their colours as names of tones."""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from whitechapel.core.svg import Value, path


class Shape(TypedDict):
    """Lines, and how they are filled or drawn: `fill` and `stroke` name tones."""

    d: str
    fill: NotRequired[str]
    stroke: NotRequired[str]
    opacity: NotRequired[float]
    width: NotRequired[float]
    dash: NotRequired[str]
    round: NotRequired[bool]


class Shapes(TypedDict):
    """What such a file holds at least: the tones by night, and each shape from back to front."""

    tones: dict[str, str]
    shapes: dict[str, list[Shape]]


def drawn(shapes: Sequence[Shape], tones: Mapping[str, str]) -> str:
    """A shape in these colours."""
    return "".join(_path(shape, tones) for shape in shapes)


def _path(shape: Shape, tones: Mapping[str, str]) -> str:
    said: dict[str, Value] = {}
    if "opacity" in shape:
        said["fill_opacity"] = shape["opacity"]
    if "stroke" in shape:
        said |= {"stroke": tones[shape["stroke"]], "stroke_width": shape["width"]}
    if "dash" in shape:
        said["stroke_dasharray"] = shape["dash"]
    if shape.get("round"):
        said["stroke_linecap"] = "round"
    return path(tones[shape["fill"]] if "fill" in shape else "none", shape["d"], **said)
