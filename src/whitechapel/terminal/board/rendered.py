"""The board of a game that has none: the text its rules render."""

from whitechapel.core.game import AnyGame
from whitechapel.core.types import Seat
from whitechapel.table.positions import Position
from whitechapel.terminal import theme
from whitechapel.terminal.board.interface import Board
from whitechapel.terminal.board.marks import Marks
from whitechapel.terminal.canvas import Canvas, Ink
from whitechapel.terminal.panel import Line, Scene, option
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

_INK = Ink(theme.INK, theme.NIGHT)
_WIDTH, _HEIGHT = 50, 17


def rendered_board(game: AnyGame) -> Board:
    """A board of nothing but text: no place can be pointed at, and its rules know one language."""

    def draw(position: Position, _glyphs: Glyphs, _marks: Marks) -> Canvas:
        lines = _lines(game, position)
        canvas = Canvas(max(_WIDTH, *map(len, lines)), len(lines), _INK)
        for y, line in enumerate(lines):
            canvas.put(0, y, line, _INK)
        return canvas

    def secret_lines(known: Position, _words: Words) -> list[str]:
        return _lines(game, known)  # the seat's secret is in it

    def known_lines(known: Position, _words: Words) -> list[str]:
        """Of a whole position all that is in it; of what a seat knows nothing besides the board."""
        data = _without_display(known)
        return [] if "seat" in data else [game.position_to_text(game.position_from_json(data))]

    return Board(
        width=_WIDTH,
        height=_HEIGHT,
        needs=(80, 24),
        draw=draw,
        panel=_panel,
        secret_lines=secret_lines,
        known_lines=known_lines,
        forms={},
    )


def _panel(scene: Scene) -> list[Line]:
    """What may be picked."""
    chooser = scene.chooser
    return [option(scene, choice.pick, scene.words.say(chooser.pick_of(choice).label)) for choice in chooser.top]


def _lines(game: AnyGame, position: Position) -> list[str]:
    data = _without_display(position)
    if "seat" in data:
        seen = game.observation_from_json(data)
    else:
        seen = game.observe(game.position_from_json(data), Seat.JACK)
    return game.render(seen).split("\n")


def _without_display(position: Position) -> Position:
    return {name: value for name, value in position.items() if name != "display"}
