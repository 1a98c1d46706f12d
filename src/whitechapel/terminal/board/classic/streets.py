"""The streets of Mr. Jack: hexes as bricks of six by two characters, each column half a brick lower than the last."""

from typing import NamedTuple

from whitechapel.classic.board import KIND, SETUPS, STREETS
from whitechapel.classic.pieces import EDITIONS, EXITS
from whitechapel.table.positions import Position
from whitechapel.terminal import theme
from whitechapel.terminal.board.classic.shapes import ShownPosition, shaped
from whitechapel.terminal.board.marks import Marks
from whitechapel.terminal.canvas import Canvas, Ink
from whitechapel.terminal.theme import Glyphs

_WIDE, _HIGH = 6, 2
_LEFT = 1
_COLUMNS, _ROWS = 13, 18
_GROUNDS = {
    "street": ((theme.STREET, "#313b4c"), ("#354052", "#2d3646")),
    "building": ((theme.HOUSE, theme.HOUSE), (theme.HOUSE, theme.HOUSE)),
    "garden": ((theme.GARDEN, theme.GARDEN), (theme.GARDEN, theme.GARDEN)),
    "gaslight": ((theme.HIGH, theme.HIGH), (theme.HIGH, theme.HIGH)),
}
"""The ground of a hex's two rows, by kind, in even and odd columns: a hex stands out from its neighbours."""
_CURSOR = Ink(theme.LIGHT_INK, theme.LIGHT, bold=True)
_ACTIVE = Ink(theme.LIGHT, bold=True)
_EXITS = {"NW": (0, 0), "NE": (12, 0), "SW": (0, 16), "SE": (12, 16)}

WIDTH, HEIGHT = _COLUMNS * _WIDE + 2 * _LEFT, _ROWS


class _Board(NamedTuple):
    """A position as it is looked up hex by hex."""

    people: dict[str, str]
    lamps: dict[str, str]
    manholes: frozenset[str]
    covered: frozenset[str]
    ray: frozenset[str]
    path: frozenset[str]
    position: ShownPosition


def draw(position: Position, glyphs: Glyphs, marks: Marks) -> Canvas:
    """Whitechapel as a position (or a preview of one) shows it."""
    shown = shaped(position)
    canvas = Canvas(WIDTH, HEIGHT, Ink(theme.SOFT, theme.NIGHT))
    board = _looked_up(shown)
    for name, kind in KIND.items():
        _draw_hex(canvas, name, kind, board, glyphs, marks)
    for name in EXITS:
        _draw_exit(canvas, name, name in shown["cordons"], glyphs, marks)
    return canvas


def centres() -> dict[str, tuple[int, int]]:
    """The middle of every place, in columns and rows."""
    hexes = {f"hex-{name}": (corner[0] + _WIDE // 2, corner[1]) for name in KIND for corner in [_corner(name)]}
    return hexes | {
        f"exit-{name}": (_LEFT + _WIDE * column + _WIDE // 2, row) for name, (column, row) in _EXITS.items()
    }


def _corner(name: str) -> tuple[int, int]:
    """The upper left corner of a hex: columns from the left, numbers growing upwards."""
    column = ord(name[0]) - ord("a")
    return _LEFT + _WIDE * column, 15 - 2 * int(name[1:]) + column


def _looked_up(position: ShownPosition) -> _Board:
    lamps = {place: label for label, place in position["lit_numbered"].items()}
    manholes = SETUPS[EDITIONS.index(position["edition"])].manholes
    return _Board(
        people={place: name for name, place in position["characters"].items()},
        lamps=lamps | dict.fromkeys(position["lit_unnumbered"], ""),
        manholes=frozenset(STREETS[street] for street in manholes),
        covered=frozenset(position["covered_manholes"]),
        ray=frozenset(position["display"]["ray"]),
        path=frozenset(position.get("path", ())),
        position=position,
    )


def _draw_hex(canvas: Canvas, name: str, kind: str, board: _Board, glyphs: Glyphs, marks: Marks) -> None:
    x, y = _corner(name)
    grounds = _GROUNDS[kind][(x // _WIDE) % 2]
    if (kind == "gaslight" and name in board.lamps) or (marks.sight and name in board.ray):
        grounds = (theme.LIT, theme.LIT)
    above, below = _signs(name, kind, board, glyphs, marks)
    colour = {"building": theme.HOUSE_EDGE, "garden": theme.LEAF}.get(kind, theme.SOFT)
    canvas.put(x, y, f"{above:^{_WIDE}}", Ink(colour, grounds[0]))
    canvas.put(x, y + 1, f"{below:^{_WIDE}}", Ink(colour, grounds[1]))
    if name in board.lamps:
        canvas.put(x, y, f"{above:^{_WIDE}}", Ink(theme.LIGHT, bold=True))
    _draw_person(canvas, name, board, glyphs, marks)
    _draw_marks(canvas, f"hex-{name}", (x, y), below, marks, glyphs)
    canvas.name(x, y, _WIDE, _HIGH, f"hex-{name}")


def _signs(name: str, kind: str, board: _Board, glyphs: Glyphs, marks: Marks) -> tuple[str, str]:
    """What stands on a hex's two rows, people apart."""
    if kind == "building":
        return glyphs.house * _WIDE, glyphs.house * _WIDE
    if kind == "garden":
        return f"{glyphs.tree} {glyphs.tree}", f" {glyphs.tree} "
    if kind == "gaslight":
        return f"{glyphs.lamp}{board.lamps[name]}" if name in board.lamps else glyphs.unlit, name
    hole = glyphs.covered if name in board.covered else glyphs.manhole if name in board.manholes else ""
    if name in board.path:
        return glyphs.path, name + hole
    return glyphs.lit_street * 3 if marks.sight and name in board.ray else "", name + hole


def _draw_person(canvas: Canvas, name: str, board: _Board, glyphs: Glyphs, marks: Marks) -> None:
    """Somebody on a hex: two letters; innocents in brackets; a star for who would be visible; Watson's lantern."""
    person = board.people.get(name)
    if person is None:
        return
    x, y = _corner(name)
    suspect = person in board.position["suspects"]
    letters = person[:2].capitalize()
    label = letters if suspect else f"({letters})"
    if marks.sight and person in board.position["display"]["visible"]:
        label += glyphs.seen
    if person == "watson":
        label += glyphs.facings[board.position["watson_facing"]]
    ink = Ink(theme.LIGHT_INK, theme.INK, bold=True) if suspect else Ink(theme.INK)
    if person == board.position.get("jack"):
        label = glyphs.knife + label
    play = board.position.get("play")
    if play is not None and play["character"] == person:
        label = glyphs.here + label
    canvas.put(x + (_WIDE - len(label)) // 2, y, label[:_WIDE], ink)


def _draw_marks(canvas: Canvas, place: str, corner: tuple[int, int], label: str, marks: Marks, glyphs: Glyphs) -> None:
    """Point a place out, around its label in the lower row."""
    if place == marks.cursor:
        ink, around = _CURSOR, glyphs.cursor
    elif place in marks.targets:
        ink, around = _ACTIVE, glyphs.target
    elif place in marks.touched:
        ink, around = Ink(theme.CALM, bold=True), glyphs.target
    else:
        return
    x, y = corner
    canvas.put(x, y + 1, f"{around[0]}{label:^{_WIDE - 2}}{around[1]}", ink)


def _draw_exit(canvas: Canvas, name: str, cordoned: bool, glyphs: Glyphs, marks: Marks) -> None:
    """A road off the board, with its cordon if it has one."""
    column, y = _EXITS[name]
    x = _LEFT + _WIDE * column
    sign = glyphs.cordon * 3 if cordoned else glyphs.open_gate
    canvas.put(x, y, f"{name:^{_WIDE}}", Ink(theme.INK, theme.RAISED, bold=True))
    canvas.put(x, y + 1, f"{sign:^{_WIDE}}", Ink(theme.DANGER if cordoned else theme.LEAF, theme.RAISED, bold=True))
    _draw_marks(canvas, f"exit-{name}", (x, y), sign, marks, glyphs)
    canvas.name(x, y, _WIDE, _HIGH, f"exit-{name}")
