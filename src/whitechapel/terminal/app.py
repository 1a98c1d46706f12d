"""The terminal app: home, the table, the replay."""

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from whitechapel.core.errors import WhitechapelError
from whitechapel.table import Table
from whitechapel.table.game import new_game, seats_for
from whitechapel.table.learnt import own_learnt
from whitechapel.table.local import PACE, LocalTable
from whitechapel.terminal import theme
from whitechapel.terminal.saving import FileKeeper, read, unfinished
from whitechapel.terminal.screens.home import HomeScreen, NewGame
from whitechapel.terminal.screens.lessons import LessonsScreen, taught
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.screens.sheets import KeysSheet
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.theme import UNICODE, Glyphs
from whitechapel.words import Words

_CSS = f"""
Screen {{ background: {theme.NIGHT}; color: {theme.INK}; }}
#status {{ height: 1; background: {theme.RAISED}; }}
#middle {{ height: 1fr; }}
#log {{ height: 1fr; padding: 0 1; }}
#panel {{ width: 1fr; height: 100%; padding: 0 1; background: {theme.RAISED}; }}
#prompt {{ height: 2; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }}
#keys {{ height: 1; padding: 0 1; background: {theme.RAISED}; }}
#small {{ height: 1fr; content-align: center middle; text-align: center; padding: 1; }}
ModalScreen {{ align: center middle; background: {theme.NIGHT} 60%; }}
.sheet {{ width: auto; max-width: 76; height: auto; padding: 1 2; }}
.sheet {{ background: {theme.HIGH}; border: round {theme.LIGHT}; }}
.ascii .sheet {{ border: ascii {theme.LIGHT}; }}
.sheet Static {{ width: auto; max-width: 70; }}
.title {{ margin-bottom: 1; }}
.below {{ margin-top: 1; }}
BoardScreen {{ overflow: hidden; }}
HomeScreen, LessonsScreen {{ align: center middle; }}
#home {{ width: 64; max-width: 100%; height: auto; }}
#title {{ text-align: center; margin-bottom: 1; }}
Row {{ padding: 0 2; }}
Row:focus {{ background: {theme.LIGHT}; color: {theme.LIGHT_INK}; text-style: bold; }}
#notice {{ margin-top: 1; padding: 0 2; }}
"""


class WhitechapelApp(App[None]):
    """Mr. Jack and Mr. Jack Pocket in a terminal.

    Args:
        words: the language to begin with.
        glyphs: Unicode or ASCII.
        pace: how many seconds every action of an AI takes at least.
        first: the screen to open over the home screen at once.

    Attributes:
        table: the table that was sat at last.
    """

    CSS = _CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]

    def __init__(
        self,
        words: Words,
        glyphs: Glyphs = UNICODE,
        pace: float = PACE,
        first: TableScreen | ReplayScreen | LessonsScreen | None = None,
    ) -> None:
        super().__init__()
        self.words = words
        self.glyphs = glyphs
        self.pace = pace
        self.first = first
        self.table: Table | None = None
        self._new = NewGame()

    def on_mount(self) -> None:
        """Open the first screens."""
        self.push_screen(self._home())
        if isinstance(self.first, TableScreen):
            self._sit_at(self.first)
        elif isinstance(self.first, LessonsScreen):
            self.push_screen(self.first, self._after)
        elif self.first is not None:
            self.push_screen(self.first)

    def _home(self, first: str = "start") -> HomeScreen:
        return HomeScreen(self._new, dict(unfinished()), self.words, self.glyphs, first)

    def sit_down(self, table: Table) -> None:
        """Show a match until its player leaves it."""
        self._sit_at(TableScreen(table, self.words, self.glyphs))

    def _sit_at(self, screen: TableScreen) -> None:
        self.table = screen.table
        self.push_screen(screen, self._after)

    def _after(self, following: Table | None) -> None:
        """Go on to the match the player chose when he left the table, or home."""
        self.switch_screen(self._home())
        if following is not None:
            self.sit_down(following)

    def on_home_screen_play(self, event: HomeScreen.Play) -> None:
        """Begin a new game."""
        self._new = event.new
        game, side, level = event.new
        self.sit_down(LocalTable(new_game(game, seats_for(side, f"level:{level}")), FileKeeper(), self.pace))

    def on_home_screen_go_on(self, event: HomeScreen.GoOn) -> None:
        """Go on with a game that was left."""
        try:
            self.sit_down(LocalTable(*read(event.place), self.pace))
        except (WhitechapelError, OSError) as error:
            self.notify(str(error))

    def on_home_screen_learn(self, event: HomeScreen.Learn) -> None:
        """Show the lessons of a game; one without has those of the first game that has some."""
        game = event.game if event.game in taught() else taught()[0]
        self.push_screen(LessonsScreen(game, own_learnt(), self.words, self.glyphs, self.pace), self._after)

    def on_home_screen_speak(self, event: HomeScreen.Speak) -> None:
        """Use another language from here on."""
        self.words = Words(event.language, plain_signs=self.words.plain_signs)
        self._new = event.new
        self.switch_screen(self._home("language"))

    def action_keys(self) -> None:
        """Show the keys."""
        self.push_screen(KeysSheet(self.words))
