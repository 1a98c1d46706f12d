"""What lies under the mouse: something to pick, or a place of the board."""

from whitechapel.terminal.screens.board_screen import BoardScreen, Drawing


def place_at(screen: BoardScreen, x: int, y: int) -> str | None:
    """The place of the board that is drawn at a spot of the screen."""
    drawing = screen.query_one("#board", Drawing)
    board = drawing.content_region
    if drawing.canvas is None or not board.contains(x, y):
        return None
    return drawing.canvas.place_at(x - board.x, y - board.y)


def pick_at(screen: BoardScreen, x: int, y: int) -> str | None:
    """What a click at a spot of the screen picks: by its place on the board, or by its line of the panel."""
    place = place_at(screen, x, y)
    if place is not None:
        return next((pick for pick, at in screen.chooser.places.items() if at == place), None)
    side, lines = screen.query_one("#panel").content_region, screen.panel_lines
    return lines[y - side.y].pick if side.contains(x, y) and y - side.y < len(lines) else None
