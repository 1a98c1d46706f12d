"""Pictures as text: the SVG elements that drawings are made of, and the colours of the house at night.

Everything is said in attributes, nothing in a style sheet: rules in one picture would restyle all others on its page.
"""

import re
from collections.abc import Mapping
from html import escape
from typing import TypeAlias
from zlib import crc32

Value: TypeAlias = str | float

GROUND, HIGH, LINE, LINE_STRONG = "#0b0e14", "#1c2431", "#2c3748", "#66748c"
INK, INK_SOFT = "#e9e4d6", "#a9b0bd"
"""What is written on the ground."""
BLACK, PAPER, CREAM = "#14141c", "#f3e6c8", "#fff0cc"
"""The ink and the papers of what is cut out."""
LIGHT, BEAM, BRASS, BRASS_LIT = "#f2b544", "#ffdf8e", "#d9a441", "#ffe3a0"
"""Gaslight means light, seen, active; brass is a rim."""
UNSEEN, JACK = "#8e9bb5", "#f0705a"
RED, BLUE, NAVY = "#c0352f", "#2c5f86", "#25304a"
STREET, STREET_LIT, KERB, KERB_LIT, ALLEY = "#50566a", "#9c7b45", "#8e93a3", "#d8b56e", "#0b0e15"
WINDOW, WINDOW_OUT, BRICK, MORTAR, COPING = "#f7c65b", "#39425a", "#b5482f", "#4a150f", "#ffdfb0"

_NAMED = {
    "glow": LIGHT,
    "unseen": UNSEEN,
    "badge": "#2b3448",
    "badge-ink": "#c9d3e2",
    "roof-slate": "#3c4760",
    "roof-brown": "#5a3f3c",
    "roof-tile": "#6d4334",
    "roof-lead": "#2f3b4a",
    "roof-stone": "#4a5673",
    "alley": ALLEY,
    "brick": BRICK,
    "coping": COPING,
    "garden": "#1f3a30",
    "kerb": KERB,
    "line-strong": LINE_STRONG,
    "mist": "#b9c6d8",
    "mortar": MORTAR,
    "sett": "#717890",
    "window": WINDOW,
}
"""Colours that shapes ask for by the names they have in the page's themes."""

SERIF = "Old Standard TT, Georgia, Liberation Serif, serif"
SANS = "system-ui, Segoe UI, DejaVu Sans, sans-serif"

_MARK = "\ue000"  # stands before every id until the document is whole; no text may hold it
_LINK = re.compile(f"#{_MARK}([a-z0-9-]+)")
_NOT_IN_XML = re.compile("[^\t\n -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escaped(text: str) -> str:
    """A text as it stands in a document, in an element or an attribute; what XML can't hold is left out."""
    return _quoted(text.replace(_MARK, ""))


def _quoted(text: str) -> str:
    return escape(_NOT_IN_XML.sub("", text))


def named(colour: str) -> str:
    """A colour, or the night's colour of this name."""
    return colour if colour.startswith("#") else _NAMED[colour]


def number(value: float) -> str:
    """A number with at most two decimals."""
    return f"{round(value, 2) + 0:g}"


def element(name: str, *inside: str, **attributes: Value) -> str:
    """An element around others. An attribute's underscore stands for a hyphen."""
    said = "".join(f' {key.replace("_", "-")}="{_said(value)}"' for key, value in attributes.items())
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def _said(value: Value) -> str:
    return _quoted(value) if isinstance(value, str) else number(value)


def path(fill: str, lines: str, **attributes: Value) -> str:
    """A filled shape."""
    return element("path", fill=fill, d=lines, **attributes)


def line(colour: str, width: float, lines: str, **attributes: Value) -> str:
    """A drawn line."""
    return path("none", lines, stroke=colour, stroke_width=width, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: Value) -> str:
    """A disc."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def rectangle(x: float, y: float, width: float, height: float, fill: str, **attributes: Value) -> str:
    """A rectangle; `rx` rounds its corners."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def polygon(*points: tuple[float, float]) -> str:
    """The lines of a closed shape, for `path`."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def words(x: float, y: float, text: str, size: float, fill: str = INK, **attributes: Value) -> str:
    """A line of display type, centred unless `text_anchor` says otherwise."""
    style: dict[str, Value] = {"text_anchor": "middle", "font_family": SERIF, "font_weight": 700}
    return element("text", escaped(text), x=x, y=y, font_size=size, fill=fill, **style | attributes)


def small(x: float, y: float, text: str, size: float = 13, fill: str = INK_SOFT, **attributes: Value) -> str:
    """A line of plain type."""
    style: dict[str, Value] = {"font_family": SANS, "font_weight": 400}
    return words(x, y, text, size, fill, **style | attributes)


def placed(x: float, y: float, scale: float, *inside: str, **attributes: Value) -> str:
    """Elements moved to a place, smaller or larger."""
    return element("g", *inside, transform=f"translate({number(x)} {number(y)}) scale({scale:.4g})", **attributes)


def identified(name: str) -> str:
    """The id called `name`, unlike that of any other picture."""
    return _MARK + name


def link(name: str) -> str:
    """A reference to what is defined as `name`, for attributes like `fill`."""
    return f"url(#{_MARK}{name})"


def use(name: str, **attributes: Value) -> str:
    """What is defined as `name`, drawn once more."""
    return element("use", href=f"#{_MARK}{name}", **attributes)


def document(
    width: float, height: float, title: str, description: str, definitions: Mapping[str, str], *inside: str
) -> str:
    """A whole picture, which says to those who can't see it what it shows.

    Of the definitions those are kept that the picture uses; one that uses another stands before it. The ids get a
    prefix worked out from the picture, so that pictures on one page don't clash and equal ones are equal texts.
    """
    body = "".join(inside)
    kept = ""
    used = set(_LINK.findall(body))
    for name, definition in definitions.items():
        if name in used:
            kept += definition
            used.update(_LINK.findall(definition))
    told = element("title", escaped(title), id=identified("title"))
    told += element("desc", escaped(description), id=identified("desc"))
    whole = element(
        "svg",
        told,
        element("defs", kept) if kept else "",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        aria_labelledby=identified("title"),
        aria_describedby=identified("desc"),
    )
    return whole.replace(_MARK, f"w{crc32(whole.encode()):08x}-")
