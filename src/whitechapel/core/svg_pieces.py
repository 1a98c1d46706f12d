"""Pieces that both games lay on the table: people, eyes, coins, cards, light. Mostly placed by their middle."""

from math import hypot

from whitechapel.core.svg import (
    BEAM,
    BLACK,
    BRASS,
    BRASS_LIT,
    CREAM,
    GROUND,
    INK,
    JACK,
    LIGHT,
    NAVY,
    UNSEEN,
    Value,
    circle,
    element,
    identified,
    number,
    path,
    placed,
    polygon,
    rectangle,
    use,
    words,
)
from whitechapel.core.svg_cutouts import colour

STONES = (
    ((1, 0.7), (22, 0.7), (32.5, 5.7), (11.5, 10.7), (25.5, 15.7), (4.5, 20.7), (15, 25.7), (36, 25.7)),
    ((8, 0.7), (4.5, 5.7), (18.5, 5.7), (29, 10.7), (1, 15.7), (36, 15.7), (18.5, 20.7), (29, 25.7)),
)
"""The upper left corners of light and dark paving stones."""
STONE, STONES_REPEAT = (5.5, 3.6), (42, 30)
"""How large a stone is, and after how much across and down they come again."""


def paving() -> dict[str, str]:
    """Definitions to fill a street with: ``setts``, and ``setts-lit`` where light falls."""
    return {"setts": _setts("setts", "#717890", "#373c4c"), "setts-lit": _setts("setts-lit", "#d6b26a", "#73562a")}


def _setts(name: str, light: str, dark: str) -> str:
    bright, dull = ("".join(f"M{number(x)} {number(y)}h5.5v3.6h-5.5z" for x, y in stones) for stones in STONES)
    stones = path(light, bright, fill_opacity=0.5) + path(dark, dull, fill_opacity=0.6)
    size: dict[str, Value] = {"width": 42, "height": 30, "patternUnits": "userSpaceOnUse"}
    return element("pattern", stones, id=identified(name), **size)


def sign(name: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """The sign of an action, a role or an hourglass."""
    return placed(x - size / 2, y - size / 2, size / 48, use(f"sign-{name}"), **attributes)


def face(name: str, x: float, y: float, radius: float, **attributes: Value) -> str:
    """Somebody's face, cut round."""
    return placed(x - radius, y - radius, radius / 50, use(f"round-{name}"), **attributes)


def token(name: str, x: float, y: float, radius: float, *, seen: bool) -> str:
    """Somebody on the board, with a gold rim in the light and a thinner slate one in the dark."""
    rim, width = (LIGHT, 3.5) if seen else (UNSEEN, 2.5)
    return (
        circle(x, y + 2.5, radius + 3, "#000", fill_opacity=0.5)
        + circle(x, y, radius + width / 2 + 1.25, BLACK)
        + face(name, x, y, radius)
        + circle(x, y, radius, "none", stroke=BLACK, stroke_width=width + 2.5)
        + circle(x, y, radius, "none", stroke=rim, stroke_width=width)
    )


def hollow(name: str, x: float, y: float, radius: float, *, seen: bool) -> str:
    """Somebody on the board who is no suspect: a ring of his colour in a broken rim, his letters on the street."""
    rim, width = (LIGHT, 3.5) if seen else (UNSEEN, 2.5)
    return (
        circle(x, y, radius, GROUND, fill_opacity=0.3)
        + circle(x, y, radius, "none", stroke=BLACK, stroke_width=width + 2.5)
        + circle(x, y, radius, "none", stroke=rim, stroke_width=width, stroke_dasharray="7 5")
        + circle(x, y, radius - 7, "none", stroke=BLACK, stroke_width=8)
        + circle(x, y, radius - 7, "none", stroke=colour(name), stroke_width=5.5)
        + words(
            x,
            y + radius * 0.23,
            initials(name),
            radius * 0.7,
            CREAM,
            stroke=BLACK,
            stroke_width=3,
            paint_order="stroke",
        )
    )


def initials(name: str) -> str:
    """The two letters that tell somebody apart."""
    return name[:2].capitalize()


def eye(x: float, y: float, radius: float, *, seen: bool) -> str:
    """Whether witnesses see somebody: an open eye on gold, or a shut one on slate."""
    return sign("seen" if seen else "unseen", x, y, 2 * radius + 3)


def knife(x: float, y: float, radius: float) -> str:
    """The mark on Jack: a knife on red."""
    disc = circle(x, y, radius, "#3a1418", stroke=BLACK, stroke_width=4) + circle(
        x, y, radius, "#3a1418", stroke=JACK, stroke_width=2
    )
    return disc + sign("knife", x, y, radius * 1.45)


def plate(x: float, y: float, text: str, size: float, fill: str = GROUND, ink: str = INK, **attributes: Value) -> str:
    """A name on a small plate."""
    width = size * (0.56 * len(text) + 0.9)
    back = rectangle(x - width / 2, y - size * 0.68, width, size * 1.36, fill, rx=size * 0.4, **attributes)
    return back + words(x, y + size * 0.34, text, size, ink)


def coin(x: float, y: float, radius: float, field: str = NAVY, *inside: str) -> str:
    """A round token with a brass rim, the light on its upper left."""
    rim, far = radius - 1.5, (radius - 1.5) * 0.707
    lit = f"M{number(x - far)} {number(y + far)}A{number(rim)} {number(rim)} 0 0 1 {number(x + far)} {number(y - far)}z"
    return (
        circle(x, y + 2, radius + 0.5, "#000", fill_opacity=0.55)
        + circle(x, y, radius, BLACK)
        + circle(x, y, rim, BRASS)
        + path(BRASS_LIT, lit)
        + circle(x, y, radius * 0.87 - 1.5, field)
        + "".join(inside)
    )


def beam(start: tuple[float, float], end: tuple[float, float], narrow: float, wide: float) -> str:
    """Light that falls from one point to another: three flat steps, each half its width at the start and at the end."""
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    across, down = -(y1 - y0) / length, (x1 - x0) / length

    def step(share: float) -> str:
        near, far = narrow * share, wide * share
        return polygon(
            (x0 + across * near, y0 + down * near),
            (x1 + across * far, y1 + down * far),
            (x1 - across * far, y1 - down * far),
            (x0 - across * near, y0 - down * near),
        )

    steps = ((1, 0.17), (0.62, 0.2), (0.3, 0.22))
    return "".join(path(BEAM, step(share), fill_opacity=opacity) for share, opacity in steps)
