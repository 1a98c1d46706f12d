"""Pieces that both games lay on the table: people, eyes, cards, coins, beams of light. Drawn in place, by their middle."""

from math import hypot

from whitechapel.core.svg import (
    BEAM,
    BLACK,
    BRASS,
    BRASS_LIT,
    CREAM,
    GROUND,
    HIGH,
    INK,
    INK_SOFT,
    JACK,
    LIGHT,
    LINE,
    LINE_STRONG,
    NAVY,
    PAPER,
    RED,
    UNSEEN,
    Value,
    circle,
    element,
    identified,
    line,
    number,
    path,
    placed,
    polygon,
    rectangle,
    small,
    use,
    words,
)

_SETTS = (
    "M1 .7h5.500v3.600h-5.500zM22 .7h5.500v3.600h-5.500zM32.5 5.700h5.500v3.600h-5.500zM11.5 10.700h5.500v3.600h-5.500z"
    "M4.5 20.700h5.500v3.600h-5.500zM25.5 15.700h5.500v3.600h-5.500zM36 25.700h5.500v3.600h-5.500zM15 25.700h5.500v3.600h-5.500z",
    "M8 .7h5.500v3.600h-5.500zM4.5 5.700h5.500v3.600h-5.500zM18.5 5.700h5.500v3.600h-5.500zM29 10.700h5.500v3.600h-5.500z"
    "M1 15.700h5.500v3.600h-5.500zM36 15.700h5.500v3.600h-5.500zM18.5 20.700h5.500v3.600h-5.500zM29 25.700h5.500v3.600h-5.500z",
)


def setts(name: str, light: str, dark: str) -> str:
    """A definition: paving stones to fill a street with."""
    stones = path(light, _SETTS[0], fill_opacity=0.5) + path(dark, _SETTS[1], fill_opacity=0.6)
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


def eye(x: float, y: float, radius: float, *, seen: bool) -> str:
    """Whether witnesses see somebody: an open eye on gold, or a shut one on slate."""
    if seen:
        shape = circle(0, 0, 11, LIGHT, stroke=BLACK, stroke_width=2)
        shape += path(BLACK, "M-8 0q8-8.5 16 0q-8 8.5-16 0z") + circle(0, 0, 3, CREAM)
    else:
        shape = circle(0, 0, 11, "#2b3448", stroke=UNSEEN, stroke_width=2)
        lids = "M-7-1.500q7 6 14 0M-5 1.800l-1.8 3M0 3v3.500M5 1.800l1.8 3"
        shape += line("#c9d3e2", 2, lids, stroke_linecap="round")
    return placed(x, y, radius / 11, shape)


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


def track(x: float, y: float, step: float, current: int, *coins: str) -> str:
    """Eight coins in a row, already drawn in place; a ring and a pointer mark the current one, 0 for none."""
    if not current:
        return "".join(coins)
    here = x + step * (current - 1)
    ring = circle(here, y, 22.5, "none", stroke=CREAM, stroke_width=2.5)
    return "".join(coins) + ring + path(CREAM, f"M{number(here - 6)} {number(y - 32)}h12l-6 7z")


def struck(x: float, y: float, radius: float) -> str:
    """The bar across what is used up."""
    reach = radius * 0.72
    lines = f"M{number(x - reach)} {number(y + reach)}L{number(x + reach)} {number(y - reach)}"
    return line(BLACK, 7, lines, stroke_linecap="round") + line(INK_SOFT, 3, lines, stroke_linecap="round")


def card(x: float, y: float, name: str, *, width: float = 58, label: str = "", active: bool = False) -> str:
    """A card with somebody's face and name, by its upper left corner; a gold edge and a pointer mark the active one."""
    height = width * 1.36
    edge = rectangle(x - 3, y - 3, width + 6, height + 6, LIGHT, rx=7) if active else ""
    if active:
        edge += path(LIGHT, f"M{number(x + width / 2 - 7)} {number(y - 11)}h14l-7 8z")
    return (
        rectangle(x + 1, y + 3, width, height, "#000", rx=5, fill_opacity=0.5)
        + edge
        + rectangle(x, y, width, height, BLACK, rx=5)
        + rectangle(x + 1.5, y + 1.5, width - 3, height - 3, PAPER, rx=4)
        + placed(x + 4, y + 4, (width - 8) / 100, use(f"face-{name}"))
        + words(x + width / 2, y + height - width * 0.13, label or name.capitalize(), width * 0.2, BLACK)
    )


def back(x: float, y: float, *, width: float = 58) -> str:
    """A card that lies face down: a gaslight over the roofs."""
    height, scale = width * 1.36, width / 58
    lamp = (
        circle(29, 30, 22, "#7a3350") + circle(29, 30, 15, "#b5572f") + circle(29, 30, 9, LIGHT)
        + path(BLACK, "M27.5 39h3v40h-3zM19 43h20v2.500h-20zM21 20l3 20h10l3-20zM19 17h20v3.500h-20zM23 17l6-8 6 8z")
        + path("#ffcf5e", "M24 23l2 15h6l2-15z")
        + path(BLACK, "M4.5 66l7-4 6 3 4-9h6v8l6 3 8-3v-5h5v6l7-3v14h-49z")
    )  # fmt: skip
    return (
        rectangle(x + 1, y + 3, width, height, "#000", rx=5, fill_opacity=0.5)
        + rectangle(x, y, width, height, BLACK, rx=5)
        + rectangle(x + 1.5, y + 1.5, width - 3, height - 3, PAPER, rx=4)
        + rectangle(x + 4.5, y + 4.5, width - 9, height - 9, "#542544", rx=2)
        + placed(x, y, scale, lamp)
    )


def slot(x: float, y: float, *, width: float = 58) -> str:
    """The place of a card that is not there."""
    return rectangle(x, y, width, width * 1.36, HIGH, rx=5, stroke=LINE_STRONG, stroke_dasharray="4 4")


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


def panel(x: float, y: float, width: float, height: float, title: str, note: str = "") -> str:
    """A raised field with a title at its upper left and a note at its upper right."""
    return (
        rectangle(x, y, width, height, "#10151f", rx=12, stroke=LINE, stroke_width=1.5)
        + small(x + 14, y + 22, title, text_anchor="start")
        + (small(x + width - 14, y + 22, note, fill=INK, text_anchor="end", font_weight=700) if note else "")
    )


def headline(width: float, title: str, note: str, role: str, *, alarm: bool = False) -> str:
    """What is going on: the turn at the left, who acts at the right with the sign of the role, in red for an alarm."""
    mark = sign(role, width - 42, 34, 34) if role else ""
    return (
        words(28, 43, title, 28, INK, text_anchor="start")
        + words(width - (66 if role else 28), 41, note, 19, JACK if alarm else LIGHT, text_anchor="end")
        + mark
        + path(RED if alarm else LINE, f"M28 58h{number(width - 56)}v1.500h-{number(width - 56)}z")
    )
