"""What lies beside a board in both games: the headline, panels, tracks and cards. Placed by their upper left."""

from whitechapel.core.svg import (
    BLACK,
    CREAM,
    HIGH,
    INK,
    INK_SOFT,
    JACK,
    LIGHT,
    LINE,
    LINE_STRONG,
    PAPER,
    RED,
    circle,
    line,
    number,
    path,
    placed,
    rectangle,
    small,
    use,
    words,
)
from whitechapel.core.svg_pieces import sign
from whitechapel.core.types import Seat

_ROLES: dict[Seat | None, str] = {Seat.JACK: "knife", Seat.DETECTIVE: "magnifier"}


def headline(width: float, title: str, note: str, seat: Seat | None, *, alarm: bool = False) -> str:
    """What is going on: the turn at the left, who acts or won at the right with the sign of his seat; red for alarm."""
    role = _ROLES.get(seat)
    return (
        words(28, 43, title, 28, INK, text_anchor="start")
        + words(width - (66 if role else 28), 41, note, 19, JACK if alarm else LIGHT, text_anchor="end")
        + (sign(role, width - 42, 34, 34) if role else "")
        + path(RED if alarm else LINE, f"M28 58h{number(width - 56)}v1.5h-{number(width - 56)}z")
    )


def panel(x: float, y: float, width: float, height: float, title: str, note: str = "") -> str:
    """A raised field with a title at its upper left and a note at its upper right."""
    return (
        rectangle(x, y, width, height, "#10151f", rx=12, stroke=LINE, stroke_width=1.5)
        + small(x + 14, y + 22, title, text_anchor="start")
        + (small(x + width - 14, y + 22, note, fill=INK, text_anchor="end", font_weight=700) if note else "")
    )


def track(x: float, y: float, step: float, current: int, *coins: str) -> str:
    """Eight coins in a row, already drawn in place; a ring and a pointer mark the current one, 0 for none."""
    if not current:
        return "".join(coins)
    here = x + step * (current - 1)
    ring = circle(here, y, 24.5, "none", stroke=CREAM, stroke_width=2.5)
    return "".join(coins) + ring + path(CREAM, f"M{number(here - 6)} {number(y - 35)}h12l-6 8z")


def struck(x: float, y: float, radius: float) -> str:
    """The bar across what is used up."""
    reach = radius * 0.72
    lines = f"M{number(x - reach)} {number(y + reach)}L{number(x + reach)} {number(y - reach)}"
    return line(BLACK, 7, lines, stroke_linecap="round") + line(INK_SOFT, 3, lines, stroke_linecap="round")


def card(x: float, y: float, name: str, *, width: float = 58, active: bool = False) -> str:
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
        + placed(x + 4, y + 4, (width - 8) / 100, use(f"square-{name}"))
        + words(x + width / 2, y + height - width * 0.13, name.capitalize(), width * 0.2, BLACK)
    )


def back(x: float, y: float, *, width: float = 58) -> str:
    """A card that lies face down: a gaslight over the roofs."""
    height = width * 1.36
    return (
        rectangle(x + 1, y + 3, width, height, "#000", rx=5, fill_opacity=0.5)
        + rectangle(x, y, width, height, BLACK, rx=5)
        + rectangle(x + 1.5, y + 1.5, width - 3, height - 3, PAPER, rx=4)
        + placed(x + 4.5, y + 4.5, (width - 9) / 134, use("art-back"))
    )


def slot(x: float, y: float, *, width: float = 58) -> str:
    """The place of a card that is not there."""
    return rectangle(x, y, width, width * 1.36, HIGH, rx=5, stroke=LINE_STRONG, stroke_dasharray="4 4")
