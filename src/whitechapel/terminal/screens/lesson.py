"""A lesson on the drawn board: one thing to do, and an answer to whatever is tried."""

from textwrap import wrap
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType

from whitechapel.core.learning import Stage
from whitechapel.core.messages import Message
from whitechapel.table import RefusedError
from whitechapel.table.game import new_game, seats_for
from whitechapel.table.learnt import Learnt
from whitechapel.table.lesson import LessonTable
from whitechapel.table.local import PACE, LocalTable
from whitechapel.terminal import theme
from whitechapel.terminal.board.marks import Marks
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.naming import key_line, title_of
from whitechapel.terminal.panel import LIGHT, PLAIN, SOFT, Scene
from whitechapel.terminal.saving import FileKeeper
from whitechapel.terminal.screens.choosing import ChoosingScreen
from whitechapel.terminal.screens.prompting import choice_prompt
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

_RIGHT = Style(color=theme.CALM, bold=True)
_FIRST_LEVEL = "level:1"


def progress(stage: Stage, words: Words) -> str:
    """Which lesson of how many it is, and which of its tasks."""
    lesson, lessons = stage.numbered
    return words.say(
        "learn-where", lesson=lesson, lessons=lessons, task=stage.number + 1, tasks=len(stage.lesson.tasks)
    )


def first_game(game: str, pace: float) -> LocalTable:
    """The first game after the lessons: the Investigator's, against the easiest opponent."""
    return LocalTable(new_game(game, seats_for("detective", _FIRST_LEVEL)), FileKeeper(), pace)


class LessonScreen(ChoosingScreen):
    """Lessons, task by task. It is dismissed when they are left, with the first game where that is begun."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("n", "go_on", show=False),
        Binding("s", "show_me", show=False),
        Binding("b", "begin_anew", show=False),
        Binding("q", "leave", show=False),
    ]

    table: LessonTable

    def __init__(self, stage: Stage, learnt: Learnt, words: Words, glyphs: Glyphs, pace: float = PACE) -> None:
        super().__init__(LessonTable(stage), words, glyphs)
        self._learnt = learnt
        self._pace = pace
        self._learnt.keep(stage)
        self._offer()

    def _offer(self) -> None:
        self.position = self.table.position
        self.preview = None
        self.chooser.offer(self.table.turn.choices)

    @property
    def scene(self) -> Scene:
        """What the panel is about. Where somebody is to be pointed out, it tells neither who is seen nor how many."""
        scene = super().scene
        return scene._replace(chooser=Chooser(), split=False) if self.table.pointing else scene

    def marks(self) -> Marks:
        """What may be tried; who is seen is not drawn while that is asked."""
        marks = super().marks()
        touched = marks.touched | frozenset(self.table.stage.pointed)
        return marks._replace(sight=marks.sight and not self.table.pointing, touched=touched)

    def status(self) -> Text:
        """Which lesson it is, and how far it is along."""
        stage, words = self.table.stage, self.words
        title = Text.assemble((title_of(self.game, words), "bold"), words.dot, (words.say(stage.lesson.title), LIGHT))
        return title.append(f"{words.dot}{progress(stage, words)}", SOFT)

    def _log(self) -> Text:
        """What is asked for and what was said of the last try; once it is done, what happened and the praise."""
        table, room = self.table, self.query_one("#log").content_size
        told: list[tuple[Message, Style]] = [(said, SOFT) for said in table.happened] if table.stage.done else []
        told += [] if table.stage.done else [(table.stage.says, PLAIN)]
        told += [] if table.said is None else [(table.said, _RIGHT if table.right else LIGHT)]
        rows = [
            Text(row, style)
            for said, style in told
            for row in wrap(self.words.sentence(said), max(20, room.width), break_on_hyphens=False)
        ]
        return Text("\n").join(rows[-max(1, room.height) :])

    def prompt(self) -> Text:
        """What there is to pick, or how to go on."""
        if self.problem:
            return Text(self.problem, LIGHT)
        if self.table.stage.done:
            onward = self.words.say("learn-next" if self.table.stage.onward is not None else "learn-first-game")
            return Text(key_line(self.words, (self.words.say("terminal-enter"), onward)), LIGHT)
        return choice_prompt(super().scene, self.size.width - 2) if self.chooser.top else Text("", SOFT)

    def keys(self) -> str:
        """The keys to know."""
        return self.words.say("terminal-lesson-keys")

    async def play(self, action: str) -> None:
        """Try something."""
        try:
            await self.table.play(action)
        except RefusedError:
            self.problem = self.words.say("problem-illegal")
        self._learnt.keep(self.table.stage)
        await self._show()

    async def _show(self) -> None:
        """Offer what can be tried now; the cursor stays where it is, if it may."""
        cursor = self.chooser.cursor
        self._offer()
        if cursor is not None and self.chooser.is_option(cursor.pick):
            self.chooser.move_to(cursor.pick)
        await self.choice_changed()

    async def action_confirm(self) -> None:
        """Go on with the choice, or to the next task."""
        if self.table.stage.done:
            await self.action_go_on()
        else:
            await super().action_confirm()

    async def action_go_on(self) -> None:
        """Go to the next task or lesson; after the last one, to the first game."""
        stage = self.table.stage
        if not stage.done:
            return
        if stage.onward is None:
            self.dismiss(first_game(self.game, self._pace))
            return
        self.table.go_to(stage.onward)
        self._learnt.keep(stage.onward)
        await self._show()

    async def action_show_me(self) -> None:
        """Have the next step done."""
        if not self.table.stage.done:
            self.problem = ""
            await self.play(self.table.stage.shown)

    async def action_begin_anew(self) -> None:
        """Begin the task anew."""
        self.problem = ""
        await self.table.take_back()
        await self._show()

    async def action_back(self) -> None:
        """Step back out of the choice."""
        self.problem = ""
        self.chooser.back()
        await self.choice_changed()

    def action_leave(self) -> None:
        """Leave the lessons; the place is kept."""
        self.dismiss(None)
