"""The board of a game that has none: the text its rules render."""

from collections.abc import Mapping

from whitechapel.core.game import AnyGame
from whitechapel.core.messages import Message
from whitechapel.core.types import Seat
from whitechapel.table.positions import Position
from whitechapel.terminal import theme
from whitechapel.terminal.board.marks import NOTHING, Marks
from whitechapel.terminal.canvas import Canvas, Ink
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.panel import Line, Scene, option
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

_INK = Ink(theme.INK, theme.NIGHT)


class RenderedBoard:
    """A board of nothing but text.

    Args:
        game: the game's rules.
    """

    WIDTH = 50
    HEIGHT = 17
    NEEDS = (80, 24)
    LOG_BELOW = False
    FORMS: Mapping[str, str] = {}

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def draw(self, position: Position, _glyphs: Glyphs, _marks: Marks = NOTHING) -> Canvas:
        """The rendered text, as far as there is room."""
        lines = self._lines(position)
        canvas = Canvas(max(self.WIDTH, *map(len, lines)), len(lines), _INK)
        for y, line in enumerate(lines):
            canvas.put(0, y, line, _INK)
        return canvas

    def _lines(self, position: Position) -> list[str]:
        data, game = _without_display(position), self._game
        if "seat" in data:
            seen = game.observation_from_json(data)
        else:
            seen = game.observe(game.position_from_json(data), Seat.JACK)
        return game.render(seen).split("\n")

    def centres(self) -> Mapping[str, tuple[int, int]]:
        """No place can be pointed at."""
        return {}

    def panel(self, scene: Scene) -> list[Line]:
        """What may be picked."""
        return [
            option(scene, choice.pick, scene.words.say(scene.chooser.pick_of(choice).label))
            for choice in scene.chooser.top
        ]

    def secret_lines(self, known: Position, words: Words) -> list[str]:  # noqa: ARG002 - its rules know one language
        """The whole text: it has the seat's secret in it."""
        return self._lines(known)

    def known_lines(self, known: Position, words: Words) -> list[str]:  # noqa: ARG002 - its rules know one language
        """Of a whole position all that is in it; of what a seat knows nothing besides the board."""
        data = _without_display(known)
        return [] if "seat" in data else [self._game.position_to_text(self._game.position_from_json(data))]

    def meant_by(self, chooser: Chooser, place: str) -> str | None:  # noqa: ARG002 - there are no places
        """Nothing can be clicked at."""
        return None

    def why_no_key(self, key: str, position: Position) -> Message | None:  # noqa: ARG002 - no key stands for anything
        """No key stands for anything."""
        return None


def _without_display(position: Position) -> Position:
    return {name: value for name, value in position.items() if name != "display"}
