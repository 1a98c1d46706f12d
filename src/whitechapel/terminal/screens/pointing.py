"""What lies under the mouse: something to pick, or something that can't be picked for a reason."""

from collections.abc import Mapping, Sequence

from whitechapel.terminal.panel import Line
from whitechapel.terminal.screens.board_screen import BoardScreen, Drawing


def place_at(screen: BoardScreen, x: int, y: int) -> str | None:
    """The place of the board that is drawn at a spot of the screen."""
    drawing = screen.query_one("#board", Drawing)
    board = drawing.content_region
    if drawing.canvas is None or not board.contains(x, y):
        return None
    return drawing.canvas.place_at(x - board.x, y - board.y)


def word_at(screen: BoardScreen, spots: Mapping[str, str], x: int, y: int) -> str | None:
    """The word that a click at a spot of the screen picks: by its place on the board, or by its line of the panel."""
    place = place_at(screen, x, y)
    if place is not None:
        return next((word for word, spot in spots.items() if spot == place), None)
    return _line_at(screen, screen.panel_lines, x, y)


def _line_at(screen: BoardScreen, lines: Sequence[Line], x: int, y: int) -> str | None:
    side = screen.query_one("#panel").content_region
    return lines[y - side.y].word if side.contains(x, y) and y - side.y < len(lines) else None


def meant_by(picked: Sequence[str], place: str) -> str | None:
    """The action that a click on a place asks for while words are picked that may take it as their object."""
    if not picked:
        return None
    return {"move": f"move {place}", "rotation": f"rotation {place.removeprefix('cell')} 1"}.get(picked[0])
