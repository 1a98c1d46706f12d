"""What the table and the replay have in common: a board with a panel beside it, the log below, two lines to talk in."""

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from whitechapel.terminal import theme
from whitechapel.terminal.board import classic, pocket
from whitechapel.terminal.board.marks import Marks
from whitechapel.terminal.canvas import Canvas
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.match.table import Match
from whitechapel.terminal.moments import Position
from whitechapel.terminal.panel import Line, Scene, panel
from whitechapel.terminal.showing import Showing
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.words import Words

BOARDS = {"pocket": pocket, "classic": classic}
NEEDS = {"pocket": (80, 24), "classic": (120, 40)}
"""The columns and rows each table needs."""

SAID = Style(color=theme.LIGHT, bold=True)
_TOLD = Style(color=theme.SOFT)
_LOOKED = Style(color=theme.LIGHT_INK, bgcolor=theme.LIGHT)


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
            return Strip.blank(self.size.width)
        return Strip(self.canvas.row(y), self.canvas.width)


class BoardScreen(Screen[Match]):
    """A screen with a board. It is dismissed with the match to sit down at next, or with none."""

    def __init__(self, showing: Showing, game: str, words: Words, glyphs: Glyphs) -> None:
        super().__init__()
        self.showing = showing
        self.game = game
        self.words = words
        self.glyphs = glyphs
        self.chooser = Chooser()
        self.ghost: Position | None = None
        self.split = True
        self.panel_lines: list[Line] = []

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Sheet(id="status")
        below_board = self.game == "classic"  # its board leaves room there; Pocket's log is as wide as the screen
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Drawing(id="board")
                if below_board:
                    yield Sheet(id="log")
            yield Sheet(id="panel")
        if not below_board:
            yield Sheet(id="log")
        yield Sheet(id="prompt")
        yield Sheet(id="keys")
        yield Sheet(id="small")

    def on_mount(self) -> None:
        """Give the board its room."""
        board = BOARDS[self.game]
        self.query_one("#board").styles.height = board.HEIGHT
        if self.game == "pocket":
            self.query_one("#middle").styles.height = board.HEIGHT
        self.query_one("#left").styles.width = board.WIDTH
        self.paint()

    def on_resize(self, event: events.Resize) -> None:
        """Say so kindly where the window is too small for the table."""
        wide, high = NEEDS[self.game]
        fits = event.size.width >= wide and event.size.height >= high
        for sheet in self.children:
            sheet.display = fits != (sheet.id == "small")
        if not fits:
            columns, rows = event.size
            text = self.words.say("terminal-small", columns=columns, rows=rows, wide=wide, high=high)
            self.query_one("#small", Sheet).update(Text(text))
        self.call_after_refresh(self.paint)

    @property
    def scene(self) -> Scene:
        """What the panel is about: the position shown, or the ghost of what the choice would make of it."""
        return Scene(self.showing.position, self.ghost, self.chooser, self.words, self.glyphs, self.split)

    def marks(self) -> Marks:
        """What the board points out."""
        position, last = self.showing.position, self.showing.last
        touched = BOARDS[self.game].touched(last, position) if last is not None else frozenset()
        return Marks(touched=touched, sight=self.split)

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
        self.panel_lines = [*panel(scene), *self.more_lines()]
        self.query_one("#board", Drawing).show(BOARDS[self.game].draw(scene.board, self.glyphs, self.marks()))
        self.query_one("#panel", Sheet).show(Text("\n").join(line.text for line in self.panel_lines))
        self.query_one("#log", Sheet).show(self._log())
        self.query_one("#status", Sheet).show(self.status())
        self.query_one("#prompt", Sheet).show(self.prompt())
        self.query_one("#keys", Sheet).show(Text(self.keys(), _TOLD))

    def more_lines(self) -> list[Line]:
        """What the panel shows below the rest."""
        return []

    def _log(self) -> Text:
        """As much of the log as there is room for, up to what is shown."""
        room = max(1, self.query_one("#log").size.height)
        lines = self.showing.lines()
        shown = [line for line in lines if line.upto <= self.showing.upto][-room:]
        text = Text(no_wrap=True, overflow="ellipsis")
        for number, line in enumerate(shown):
            looked = self.showing.looking_at == line.upto
            text.append(("\n" if number else "") + line.text, _LOOKED if looked else SAID if line.aloud else _TOLD)
        return text

    def action_look(self, by: int) -> None:
        """Look back in the log, or forward again."""
        self.showing.step(by)
        self.paint()
