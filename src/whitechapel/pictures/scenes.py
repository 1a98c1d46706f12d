"""A position as a picture: the board, and beside or below it what a reader is told. It shows what it is given."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias, cast

from whitechapel.core.descriptor import loaded
from whitechapel.core.game import AnyObservation
from whitechapel.core.registry import describe
from whitechapel.core.svg import (
    BLACK,
    BRASS,
    GROUND,
    INK,
    INK_SOFT,
    JACK,
    LIGHT,
    Board,
    circle,
    document,
    path,
    placed,
    rectangle,
    small,
    use,
    words,
)
from whitechapel.pictures.text import fitted, width_of

Shape: TypeAlias = Literal["card", "board", "film"]
"""A card is for previews of links, 1200 by 630; a film's frame is upright; a board stands alone."""
WIDTHS: dict[Shape, int] = {"card": 1200, "board": 240, "film": 640}
"""How many pixels wide a picture of each shape is, unless somebody says otherwise."""
_CARD = (1200, 630)
_FRAME = 640
_EDGE = 20
_IN_A_ROW = 5
_LINES = 4  # beside two rows of faces
_HOUSE = "Whitechapel"


class Scene(NamedTuple):
    """What a picture shows.

    Attributes:
        board: the board; None for a game that draws none.
        title: the game.
        when: the turn, or that it is over.
        lines: what happened last, or how it ended.
        left: how many suspects are left.
    """

    board: Board | None
    title: str
    when: str
    lines: tuple[str, ...]
    left: str = ""


def board_of(game: str, known: AnyObservation) -> Board | None:
    """The board of a position as somebody knows it."""
    reference = describe(game).drawing
    return cast("Callable[[AnyObservation], Board]", loaded(reference))(known) if reference else None


def drawn(scene: Scene, shape: Shape) -> str:
    """A scene as a complete SVG document."""
    if shape == "board" and scene.board is not None:
        return _document(scene, scene.board.width, scene.board.height, scene.board.drawn)
    return _frame(scene) if shape == "film" else _card(scene)


def _card(scene: Scene) -> str:
    width, height = _CARD
    board, left = "", float(_EDGE * 2)
    if scene.board is not None:
        scale = min((height - 2 * _EDGE) / scene.board.height, 780 / scene.board.width)
        top = (height - scale * scene.board.height) / 2
        board = placed(_EDGE, top, scale, scene.board.drawn)
        left = _EDGE + scale * scene.board.width + 28
    room = width - left - _EDGE - 8
    title = min(54.0, 54 * room / max(width_of(scene.title, 54), 1))
    drawn = _house(left, 58) + words(left, 124, scene.title, title, LIGHT, text_anchor="start")
    drawn += words(left, 172, scene.when, 30, INK, text_anchor="start")
    drawn += path(BRASS, f"M{left:.0f} 194h{room:.0f}v2h-{room:.0f}z")
    for number, line in enumerate(fitted(scene.lines, 29, room, _LINES)):
        drawn += small(left, 242 + 40 * number, line, 29, INK, text_anchor="start")
    return _document(scene, width, height, board, drawn, _faces(scene, left, height - _EDGE - 6, room))


def _frame(scene: Scene) -> str:
    board, height = "", 0.0
    if scene.board is not None:
        scale = (_FRAME - 2 * _EDGE) / scene.board.width
        board = placed(_EDGE, 64, scale, scene.board.drawn)
        height = scale * scene.board.height
    below = 64 + height
    drawn = words(_EDGE + 2, 42, scene.title, 28, LIGHT, text_anchor="start")
    drawn += words(_FRAME - _EDGE - 2, 42, scene.when, 22, INK, text_anchor="end")
    for number, line in enumerate(fitted(scene.lines, 22, _FRAME - 2 * _EDGE - 4, 3)):
        drawn += small(_EDGE + 2, below + 34 + 29 * number, line, 22, INK, text_anchor="start")
    return _document(scene, _FRAME, round(below + 112), board, drawn)


def _house(x: float, y: float) -> str:
    """The lantern of the house, and its name."""
    lantern = path(INK_SOFT, "M6 12L16 3l10 9zM13 25h6v4h-6z") + path(LIGHT, "M8 12h16l-4 13h-8z")
    return placed(x - 4, y - 25, 1, lantern) + words(x + 34, y, _HOUSE, 24, INK_SOFT, text_anchor="start")


def _faces(scene: Scene, x: float, y: float, width: float) -> str:
    """Those who may still be Jack, in one row or two; once he is known, he alone, and larger."""
    if scene.board is None:
        return ""
    if scene.board.jack is not None:
        return _face(scene.board.jack, x + 76, y - 76, 73, JACK)
    suspects = scene.board.suspects
    rows = 1 if len(suspects) <= _IN_A_ROW else 2
    across = -(-len(suspects) // rows)
    step = min(104.0 if rows == 1 else 80.0, width / max(across, 1))
    drawn = small(x, y - rows * step - 16, scene.left, 24, INK_SOFT, text_anchor="start")
    for place, name in enumerate(suspects):
        down, along = divmod(place, max(across, 1))
        drawn += _face(name, x + step * (along + 0.5), y - step * (rows - down - 0.5), step * 0.45)
    return drawn


def _face(name: str, x: float, y: float, radius: float, rim: str = BRASS) -> str:
    inside = placed(x - radius, y - radius, radius / 50, use(f"round-{name}"))
    return circle(x, y, radius + 3, rim) + circle(x, y, radius, BLACK) + inside


def _document(scene: Scene, width: float, height: float, *inside: str) -> str:
    definitions = {} if scene.board is None else scene.board.definitions
    ground = rectangle(0, 0, width, height, GROUND)
    return document(width, height, f"{scene.title}: {scene.when}", " ".join(scene.lines), definitions, ground, *inside)
