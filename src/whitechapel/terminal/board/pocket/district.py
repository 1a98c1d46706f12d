"""The district of Mr. Jack Pocket: nine tiles with streets and walls, and the detectives around them."""

from collections.abc import Mapping
from typing import NamedTuple

from whitechapel.pocket.shapes import PocketPosition, TileShape
from whitechapel.table.positions import Position
from whitechapel.terminal import theme
from whitechapel.terminal.board.marks import Marks
from whitechapel.terminal.board.pocket.shapes import shaped
from whitechapel.terminal.canvas import Canvas, Ink
from whitechapel.terminal.theme import Glyphs

_WIDE, _HIGH = 13, 5
_LEFT, _TOP = 5, 1
_SPACES = 12
_HOUSE = Ink(theme.HOUSE_EDGE, theme.HOUSE)
_STREET = Ink(theme.SOFT, theme.STREET)
_LIT = Ink(theme.LIGHT, theme.LIT)
_BRICK = Ink(theme.BRICK, theme.NIGHT, bold=True)
_CURSOR = Ink(theme.LIGHT_INK, theme.LIGHT, bold=True)
_ACTIVE = Ink(theme.LIGHT, bold=True)

WIDTH, HEIGHT = 3 * _WIDE + 2 * _LEFT, 3 * _HIGH + 2 * _TOP


class _Sight(NamedTuple):
    """The sides of an area through which somebody looks into it or out of it."""

    cell: int
    across: bool
    along: bool


def draw(position: Position, glyphs: Glyphs, marks: Marks) -> Canvas:
    """The district as a position (or a preview of one) shows it."""
    shown = shaped(position)
    canvas = Canvas(WIDTH, HEIGHT, Ink(theme.SOFT, theme.NIGHT))
    sights = _sights(shown) if marks.sight else {}
    for cell, tile in enumerate(shown["tiles"]):
        if tile is not None:
            _draw_tile(canvas, cell, tile, tile["character"] in shown["rotated"], sights.get(cell), glyphs)
            if tile["character"] == shown.get("jack"):
                _draw_own(canvas, cell, glyphs)
        _draw_marks(canvas, cell, glyphs, marks)
    for space in range(_SPACES):
        _draw_space(canvas, space, shown["detectives"], glyphs, marks)
    return canvas


def centres() -> dict[str, tuple[int, int]]:
    """The middle of every place, in columns and rows."""
    cells = {f"tile-{cell}": (_corner(cell)[0] + _WIDE // 2, _corner(cell)[1] + _HIGH // 2) for cell in range(9)}
    return cells | {f"space-{space}": _space_at(space) for space in range(_SPACES)}


def _corner(cell: int) -> tuple[int, int]:
    return _LEFT + _WIDE * (cell % 3), _TOP + _HIGH * (cell // 3)


def _space_at(space: int) -> tuple[int, int]:
    """Spaces count clockwise from above the left column."""
    side, along = divmod(space, 3)
    back = 2 - along
    across, down = ((along, -1), (3, along), (back, 3), (-1, back))[side]
    x = {-1: 2, 3: WIDTH - 3}.get(across, _LEFT + _WIDE * across + _WIDE // 2)
    y = {-1: 0, 3: HEIGHT - 1}.get(down, _TOP + _HIGH * down + _HIGH // 2)
    return x, y


def _sights(position: PocketPosition) -> dict[int, _Sight]:
    found: dict[int, _Sight] = {}
    for sight in position["display"]["sights"]:
        across = sight["space"] // 3 % 2 == 1
        for cell in sight["cells"]:
            known = found.get(cell, _Sight(cell, across=False, along=False))
            found[cell] = _Sight(cell, across or known.across, not across or known.along)
    return found


def _draw_tile(canvas: Canvas, cell: int, tile: TileShape, rotated: bool, sight: _Sight | None, glyphs: Glyphs) -> None:
    x, y = _corner(cell)
    for row in range(_HIGH):
        canvas.put(x, y + row, glyphs.house * _WIDE, _HOUSE)
    along = _LIT if sight and sight.along else _STREET
    across = _LIT if sight and sight.across else _STREET
    for row in range(_HIGH):
        canvas.put(x + 4, y + row, (glyphs.lit_street if along is _LIT else glyphs.street) * 5, along)
    canvas.put(x, y + 2, (glyphs.lit_street if across is _LIT else glyphs.street) * _WIDE, across)
    _draw_wall(canvas, x, y, tile["wall"], glyphs)
    name = tile["character"].capitalize()
    label = name if tile["suspect"] else f"({name})"
    ink = Ink(theme.INK, bold=True) if tile["suspect"] else Ink(theme.SOFT)
    label += glyphs.seen if sight else ""
    canvas.put(x + (_WIDE - len(label)) // 2 + (_WIDE - len(label)) % 2, y + 2, label, ink)
    if rotated:
        canvas.put(x + _WIDE // 2, y + 3, glyphs.rotated, Ink(theme.CALM, bold=True))
    canvas.name(x, y, _WIDE, _HIGH, f"tile-{cell}")


def _draw_own(canvas: Canvas, cell: int, glyphs: Glyphs) -> None:
    """Jack's own tile, to those who know it: a knife above his name."""
    x, y = _corner(cell)
    canvas.put(x + _WIDE // 2, y + 1, glyphs.knife, Ink(theme.DANGER, bold=True))


def _draw_wall(canvas: Canvas, x: int, y: int, wall: str | None, glyphs: Glyphs) -> None:
    if wall in ("N", "S"):
        canvas.put(x + 4, y if wall == "N" else y + _HIGH - 1, glyphs.wall_across * 5, _BRICK)
    elif wall is not None:
        canvas.put(x if wall == "W" else x + _WIDE - 1, y + 2, glyphs.wall_along, _BRICK)


def _draw_marks(canvas: Canvas, cell: int, glyphs: Glyphs, marks: Marks) -> None:
    place = f"tile-{cell}"
    x, y = _corner(cell)
    corners = ((x, y), (x + _WIDE - 1, y), (x, y + _HIGH - 1), (x + _WIDE - 1, y + _HIGH - 1))
    if place == marks.cursor:
        for (at_x, at_y), sign in zip(corners, glyphs.corners, strict=True):
            canvas.put(at_x, at_y, sign, _CURSOR)
        for row in (y + 1, y + 3):
            canvas.put(x + 1, row, glyphs.here, _CURSOR)
    elif place in marks.targets or place in marks.touched:
        ink = _ACTIVE if place in marks.targets else Ink(theme.CALM, bold=True)
        for (at_x, at_y), sign in zip(corners, glyphs.corners, strict=True):
            canvas.put(at_x, at_y, sign, ink)


def _draw_space(canvas: Canvas, space: int, detectives: Mapping[str, int], glyphs: Glyphs, marks: Marks) -> None:
    """A space: the initials of the detectives on it, or its number."""
    place = f"space-{space}"
    x, y = _space_at(space)
    here = "".join(name[0].upper() for name, at in detectives.items() if at == space)
    label = here or str(space)
    ink = Ink(theme.INK, theme.HIGH, bold=True) if here else Ink(theme.LINE)
    if place in marks.touched:
        ink = Ink(theme.CALM, theme.HIGH, bold=True)
    around = ("", "")
    if place == marks.cursor:
        ink, around = _CURSOR, glyphs.cursor
    elif place in marks.targets:
        ink, around = _ACTIVE, glyphs.target
    text = f"{around[0]}{label}{around[1]}" if around[0] else f" {label} " if here else label
    canvas.put(x - len(text) // 2, y, text, ink)
    canvas.name(x - 2, y, 5, 1, place)
