"""What the table and the replay have in common: a board with a panel beside it, the log below, two lines to talk in."""

from textwrap import wrap
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from whitechapel.table import Position, Table
from whitechapel.terminal import theme
from whitechapel.terminal.aids import fitted
from whitechapel.terminal.board import board_of
from whitechapel.terminal.board.marks import Marks
from whitechapel.terminal.canvas import Canvas
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.log_view import LogView
from whitechapel.terminal.panel import LIGHT, SOFT, Line, Scene
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

_LOOKED_AT = Style(color=theme.LIGHT_INK, bgcolor=theme.LIGHT)
_PARTS = ("status", "middle", "log", "prompt", "keys", "small")


class Sheet(Static):
    """A part of the screen that is drawn anew when something changed; a click on it is the screen's business."""

    can_focus = False

    def show(self, text: Text) -> None:
        """Draw a text; the sheet keeps its size."""
        self.update(text, layout=False)


class Drawing(Widget):
    """The board: shows a canvas as it is."""

    can_focus = False
    canvas: Canvas | None = None

    def show(self, canvas: Canvas) -> None:
        """Draw another canvas; the board keeps its size."""
        self.canvas = canvas
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        if self.canvas is None or y >= self.canvas.height:
            return Strip.blank(self.size.width, Style())
        return Strip(self.canvas.row(y), self.canvas.width)


class BoardScreen(Screen[Table]):
    """A screen with a board. It is dismissed with the table to sit down at next, or with none.

    Attributes:
        log_view: the log, and which entry of it is looked at.
        position: what is on the table then.
        preview: how the board would look after the action in view.
        chooser: the choice in progress.
        split: whether it is shown who would be seen.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "split", show=False),
        Binding("question_mark", "app.keys", show=False),
    ]

    def __init__(self, game: str, position: Position, words: Words, glyphs: Glyphs) -> None:
        super().__init__()
        self.game = game
        self.board = board_of(game)
        self.words = words
        self.glyphs = glyphs
        self.log_view = LogView(words)
        self.position = position
        self.preview: Position | None = None
        self.chooser = Chooser()
        self.split = True
        self.panel_lines: list[Line] = []

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Sheet(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Drawing(id="board")
                if self.board.log_below:
                    yield Sheet(id="log")
            yield Sheet(id="panel")
        if not self.board.log_below:
            yield Sheet(id="log")
        yield Sheet(id="prompt")
        yield Sheet(id="keys")
        yield Sheet(id="small")

    def on_mount(self) -> None:
        """Give the board its room."""
        board = self.board
        self.query_one("#status").styles.height = self.status_rows(self.app.size.width)
        self.query_one("#board").styles.height = board.height
        if not board.log_below:
            self.query_one("#middle").styles.height = board.height
        self.query_one("#left").styles.width = board.width
        self.paint()

    def on_resize(self, event: events.Resize) -> None:
        """Say so kindly where the window is too small for the table. Textual's own tooltip is left alone."""
        self.query_one("#status").styles.height = self.status_rows(event.size.width)
        wide, high = self.board.needs
        fits = event.size.width >= wide and event.size.height >= high
        for part in self.children:
            if part.id in _PARTS:
                part.display = fits != (part.id == "small")
        if not fits:
            columns, rows = event.size
            text = self.words.say("terminal-small", columns=columns, rows=rows, wide=wide, high=high)
            self.query_one("#small", Sheet).update(Text(text))
        self.call_after_refresh(self.paint)

    @property
    def scene(self) -> Scene:
        """What the panel is about: the position shown, or a preview of what the choice would make of it."""
        return Scene(self.position, self.preview, self.chooser, self.words, self.glyphs, self.split)

    def marks(self) -> Marks:
        """What the board points out: what the last action has touched."""
        return Marks(touched=self.log_view.touched, sight=self.split)

    def status_rows(self, width: int) -> int:  # noqa: ARG002 - what others go by
        """How many rows the first line of the screen has in a window of so many columns."""
        return 1

    def status(self) -> Text:
        """The first line of the screen."""
        raise NotImplementedError

    def prompt(self) -> Text:
        """The two lines in which the table talks to the player."""
        raise NotImplementedError

    def keys(self) -> str:
        """The last line: the keys to know."""
        raise NotImplementedError

    def paint(self) -> None:
        """Draw everything anew."""
        if not self.is_mounted or not self.query("#keys"):
            return
        scene = self.scene
        self.panel_lines = self._panel_rows([*self.board.panel(scene), *self.more_lines()])
        self.query_one("#board", Drawing).show(self.board.draw(scene.board, self.glyphs, self.marks()))
        self.query_one("#panel", Sheet).show(Text("\n").join(line.text for line in self.panel_lines))
        self.query_one("#log", Sheet).show(self._log())
        self.query_one("#status", Sheet).show(self.status())
        self.query_one("#prompt", Sheet).show(self.prompt())
        self.query_one("#keys", Sheet).show(Text(self.keys(), SOFT))

    def action_split(self) -> None:
        """Show or hide who would be seen."""
        self.split = not self.split
        self.paint()

    def more_lines(self) -> list[Line]:
        """What the panel shows below the rest."""
        return []

    def _panel_rows(self, lines: list[Line]) -> list[Line]:
        """The lines of the panel in rows, without those there is no room for."""
        room = self.query_one("#panel").content_size.height
        kept = fitted([(line, len(self._rows(line))) for line in lines], room) if room else lines
        return [row for line in kept for row in self._rows(line)]

    def _rows(self, line: Line) -> list[Line]:
        """A line of the panel in as many rows as it takes, all of them as far in as the first."""
        room = self.query_one("#panel").content_size.width
        indent = len(line.text) - len(line.text.plain.lstrip())
        if len(line.text) <= room or room <= indent:
            return [line]
        rows = line.text[indent:].wrap(self.app.console, room - indent)
        return [Line(Text(" " * indent).append_text(row), line.pick) for row in rows]

    def _log(self) -> Text:
        """As much of the log as there is room for, up to what is shown."""
        room = self.query_one("#log").content_size
        view = self.log_view
        shown = [line for line in view.lines() if line.number <= view.number][-max(1, room.height) :]
        rows: list[Text] = []
        for line in shown:
            style = _LOOKED_AT if view.looking_at == line.number else LIGHT if line.aloud else SOFT
            rows += [Text(row, style) for row in wrap(line.text, max(20, room.width), subsequent_indent="  ")]
        return Text("\n").join(rows[-max(1, room.height) :])
