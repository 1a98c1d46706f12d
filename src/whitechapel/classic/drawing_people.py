"""The people on the board, for a hex with a radius of 52."""

from whitechapel.classic.drawing_board import place, towards
from whitechapel.classic.drawing_words import jack_of
from whitechapel.classic.observation import Observation
from whitechapel.core.svg import BLACK, CREAM, LIGHT, RED, UNSEEN, line, number, path, placed, polygon, use
from whitechapel.core.svg_pieces import eye, hollow, initials, knife, plate, token


def drawn_person(seen: Observation, name: str, *, named: bool) -> str:
    """Somebody: solid while a suspect, hollow when innocent; an eye tells whether he is visible.

    A knife marks Jack, a ring the character in play; a small manhole what is under his feet.
    """
    at = seen.places[name]
    x, y = place(at)
    visible = name in seen.visible
    suspect = name in seen.suspects
    drawn = _play_mark(x, y) if name == seen.in_play else ""
    drawn += (token if suspect else hollow)(name, x, y - 3, 33, seen=visible) + eye(x + 26, y - 28, 11.5, seen=visible)
    drawn += _lantern_light(seen) if name == "watson" else ""
    for what, hexes in (("manhole", seen.manholes), ("cover", seen.covers)):
        drawn += placed(x - 39, y - 2, 0.46, use(what)) if at in hexes else ""
    label = f"{initials(name)} {at}" if named else initials(name)
    if name == jack_of(seen):
        return drawn + knife(x - 26, y - 28, 12.5) + plate(x, y + 29, label, 17, RED, CREAM, stroke=CREAM)
    if suspect or named:
        drawn += plate(x, y + 29, label, 17, stroke=UNSEEN, stroke_opacity=0.6)
    return drawn


def _lantern_light(seen: Observation) -> str:
    """Where Watson's lantern faces, on his rim."""
    at = seen.places["watson"]
    tip = (towards(at, seen.facing, far, aside) for far, aside in ((41, -12), (55, 0), (41, 12)))
    return path(LIGHT, polygon(*tip), stroke=BLACK, stroke_width=2)


def _play_mark(x: float, y: float) -> str:
    """The ring and the pointer of the character in play."""
    ring = line(
        CREAM, 3, f"M{number(x - 42)} {number(y - 3)}a42 42 0 1 0 84 0a42 42 0 1 0-84 0z", stroke_dasharray="10 6"
    )
    return ring + path(CREAM, f"M{number(x - 9)} {number(y - 60)}h18l-9 12z", stroke=BLACK, stroke_width=1.5)
