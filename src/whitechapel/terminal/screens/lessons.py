"""The list of lessons: what was learnt, what comes next, and the first game after the last one."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from whitechapel.core.learning import Stage
from whitechapel.core.lessons import lesson_of, lessons_of
from whitechapel.core.registry import game_names
from whitechapel.table import Table
from whitechapel.table.learnt import Learnt
from whitechapel.table.local import PACE
from whitechapel.terminal.naming import title_of
from whitechapel.terminal.panel import LIGHT
from whitechapel.terminal.screens.lesson import LessonScreen, first_game
from whitechapel.terminal.screens.row import Row
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

_LESSON = "lesson-"
_WIDE = 36


def taught() -> list[str]:
    """The games that have lessons."""
    return [game for game in game_names() if lessons_of(game)]


class LessonsScreen(Screen[Table]):
    """Where lessons are chosen. It is dismissed with the first game, or with nothing.

    Args:
        game: whose lessons are shown first.
        learnt: what was learnt.
        words: the language.
        glyphs: Unicode or ASCII.
        pace: how many seconds every action of an AI takes at least.
        begin: the stage to begin with at once.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(
        self,
        game: str,
        learnt: Learnt,
        words: Words,
        glyphs: Glyphs,
        pace: float = PACE,
        begin: Stage | None = None,
    ) -> None:
        super().__init__()
        self._game = game
        self._learnt = learnt
        self._words = words
        self._glyphs = glyphs
        self._pace = pace
        self._begin = begin

    def compose(self) -> ComposeResult:
        """The game, a line for each of its lessons, the first game, and the way back."""
        with Vertical(id="home"):
            yield Static(id="title")
            yield Row("game", taught(), self._game)
            for lesson in lessons_of(self._game):
                yield Row(f"{_LESSON}{lesson.id}")
            yield Row("first")
            yield Row("back")

    def on_mount(self) -> None:
        """Begin where that is asked for."""
        if self._begin is not None:
            self._open(self._begin)

    async def on_row_changed(self) -> None:
        """Show the lessons of another game."""
        self._game = self.query_one("#game", Row).value
        await self.recompose()
        self._paint()
        self.query_one("#game").focus()

    def on_row_taken(self, event: Row.Taken) -> None:
        """Open a lesson, begin the first game, or go back."""
        name = event.row.id or ""
        if name == "first":
            self.dismiss(first_game(self._game, self._pace))
        elif name == "back":
            self.action_leave()
        else:
            self._open(self._stage(name.removeprefix(_LESSON)))

    def action_leave(self) -> None:
        """Go back."""
        self.dismiss(None)

    def _stage(self, name: str) -> Stage:
        """Where a lesson begins, or where it was left."""
        left = self._learnt.left(self._game)
        return left if left is not None and left.lesson.id == name else Stage(lesson_of(self._game, name))

    def _open(self, stage: Stage) -> None:
        screen = LessonScreen(stage, self._learnt, self._words, self._glyphs, self._pace)
        self.app.push_screen(screen, self._after)

    def _after(self, following: Table | None) -> None:
        """After the lessons: the first game, or the list again."""
        if following is not None:
            self.dismiss(following)

    def on_screen_resume(self) -> None:
        """Show again what was covered, with what was learnt meanwhile."""
        self._paint()
        self._focus_next()

    def _focus_next(self) -> None:
        left, following = self._learnt.left(self._game), self._learnt.next(self._game)
        name = left.lesson.id if left is not None else following.id if following is not None else None
        self.query_one("#first" if name is None else f"#{_LESSON}{name}").focus()

    def _paint(self) -> None:
        words, done = self._words, self._learnt.done(self._game)
        title = Text.assemble((words.say("learn"), LIGHT), "\n", (words.say("learn-about"), "italic"))
        self.query_one("#title", Static).update(title)
        left, right = self._glyphs.target
        self.query_one("#game", Row).update(f"{left} {title_of(self._game, words)} {right}")
        for number, lesson in enumerate(lessons_of(self._game), 1):
            line = f"{number:>3}  {words.say(lesson.title):<{_WIDE}}"
            learnt = words.say("learnt") if lesson.id in done else ""
            self.query_one(f"#{_LESSON}{lesson.id}", Row).update(line + learnt)
        self.query_one("#first", Row).update(words.say("learn-first-game"))
        self.query_one("#back", Row).update(words.say("close"))
