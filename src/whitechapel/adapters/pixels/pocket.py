"""Mr. Jack Pocket as a picture: the district with the detectives around it, and a few lines of words."""

from whitechapel.adapters.pixels.canvas import INK, LAMPLIGHT, SHADE, Canvas, Colour, Pixels
from whitechapel.core import Seat
from whitechapel.pocket import Observation, PublicObservation
from whitechapel.pocket.pieces import CELLS, CHARACTERS, EAST, NORTH, SOUTH, WEST
from whitechapel.pocket.state import Tile

_TILE, _MARGIN, _WALL = 92, 44, 12
_BOARD = 3 * _TILE + 2 * _MARGIN
_LINE = 16
_LINES = 9

_COLOURS: tuple[Colour, ...] = (
    (240, 150, 60), (110, 110, 120), (170, 120, 200), (190, 190, 190), (110, 150, 220), (240, 160, 190),
    (250, 250, 250), (245, 225, 90), (120, 190, 110),
)  # fmt: skip
_BRICK: Colour = (158, 66, 48)
_DETECTIVES: tuple[tuple[str, Colour], ...] = (("H", (190, 60, 50)), ("W", (120, 80, 50)), ("T", (90, 110, 60)))


def drawn(seen: Observation) -> Pixels:
    """What a viewer knows. Suspects are in colour; an area that some detective sees has a bright frame."""
    canvas = Canvas(_BOARD, _BOARD + _LINE * _LINES + 8)
    canvas.rectangle(_MARGIN - 4, _MARGIN - 4, 3 * _TILE + 8, 3 * _TILE + 8, INK)
    for cell, tile in zip(CELLS, seen.tiles, strict=True):
        if tile is not None:
            _draw_tile(canvas, cell, tile, cell in seen.seen_cells)
    for number, space in enumerate(seen.detectives):
        _draw_detective(canvas, number, space)
    for number, line in enumerate(_lines(seen)):
        canvas.text(8, _BOARD + _LINE * number, line)
    return canvas.pixels


def _draw_tile(canvas: Canvas, cell: int, tile: Tile, seen: bool) -> None:
    left, top = _MARGIN + _TILE * (cell % 3), _MARGIN + _TILE * (cell // 3)
    canvas.rectangle(left + 1, top + 1, _TILE - 2, _TILE - 2, LAMPLIGHT if seen else INK)
    canvas.rectangle(left + 4, top + 4, _TILE - 8, _TILE - 8, _COLOURS[tile.character] if tile.suspect else SHADE)
    far = _TILE - _WALL
    wall = {
        NORTH: (0, 0, _TILE, _WALL),
        EAST: (far, 0, _WALL, _TILE),
        SOUTH: (0, far, _TILE, _WALL),
        WEST: (0, 0, _WALL, _TILE),
    }.get(tile.wall)
    if wall is not None:
        canvas.rectangle(left + wall[0], top + wall[1], wall[2], wall[3], _BRICK)
    name = CHARACTERS[tile.character]
    canvas.label(left + _TILE // 2, top + _TILE // 2, name if tile.suspect else f"({name})")


def _draw_detective(canvas: Canvas, number: int, space: int) -> None:
    """A disc on his space; those who share one stand beside each other."""
    along = _MARGIN + _TILE * (space % 3) + 18 + 28 * number
    back = _BOARD - along
    near, far = _MARGIN // 2, _BOARD - _MARGIN // 2
    x, y = ((along, near), (far, along), (back, far), (near, back))[space // 3]
    letter, colour = _DETECTIVES[number]
    canvas.disc(x, y, 13, colour)
    canvas.label(x, y, letter, (255, 255, 255))


def _lines(seen: Observation) -> list[str]:
    tokens = [f"({face})" if used else face for face, used in zip(seen.tokens, seen.used, strict=False)]
    takers = ["-" if taker is None else "J" if taker is Seat.JACK else "D" for taker in seen.time_tokens]
    lines = [
        f"turn {seen.turn}: {seen.actor if seen.actor is not None else 'over'}" + (" - the chase" * bool(seen.chase)),
        f"tokens: {', '.join(tokens) or '-'}",
        f"next: {', '.join(seen.next_tokens) or '-'}",
        f"time tokens: {' '.join(takers)}",
        f"revealed: {', '.join(seen.revealed) or '-'}",
        f"rotated: {', '.join(seen.rotated) or '-'}",
        f"jack drew in turns: {', '.join(map(str, seen.drawn_in)) or '-'}",
    ]
    if not isinstance(seen, PublicObservation):
        lines += [f"jack is {seen.jack} - hourglasses {seen.hourglasses}", f"his cards: {', '.join(seen.cards) or '-'}"]
    return lines
