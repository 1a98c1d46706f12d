"""Lessons on the drawn board, by keys: each of both games in every language, wrong tries, leaving and coming back."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.screen import Screen

from tests.terminal.tables import LANGUAGES
from tools.terminal_driver import SIZES, Sitting, settled
from whitechapel.core.choosing import walked
from whitechapel.core.learning import Stage, stage_at
from whitechapel.core.lessons import lessons_of
from whitechapel.table.learnt import own_learnt
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.board.marks import nearest
from whitechapel.terminal.screens.home import HomeScreen
from whitechapel.terminal.screens.lesson import LessonScreen
from whitechapel.terminal.screens.lessons import LessonsScreen
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.theme import ASCII, UNICODE
from whitechapel.words import Words

GAMES = ("pocket", "classic")
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


@asynccontextmanager
async def learning(stage: Stage, language: str = "en", *, plain: bool = False) -> AsyncIterator[Sitting]:
    """The app with a lesson open."""
    app = WhitechapelApp(Words(language, plain_signs=plain), ASCII if plain else UNICODE, 0.0)
    game = stage.lesson.game
    app.first = LessonsScreen(game, own_learnt(), app.words, app.glyphs, 0.0, stage)
    async with app.run_test(size=SIZES[game], tooltips=True) as pilot:
        here = Sitting(app, pilot)
        await opened(here, LessonScreen)
        yield here


def lesson_of(here: Sitting) -> LessonScreen:
    """The lesson that is open."""
    screen = here.app.screen
    assert isinstance(screen, LessonScreen)
    return screen


def said(here: Sitting) -> str:
    """What the screen shows, without its line breaks."""
    return " ".join(here.text().split())


def shows(here: Sitting, part: str, text: str) -> bool:
    """Whether a text stands in a part of the screen, in however many lines."""
    x, y, width, height = here.app.screen.query_one(f"#{part}").region
    lines = [line[x : x + width] for line in here.text().split("\n")[y : y + height]]
    return " ".join(text.split()) in " ".join(" ".join(lines).split())


async def opened(here: Sitting, kind: type[Screen[Any]]) -> None:
    """Wait until a screen of this kind is open."""
    for _ in range(6000):
        if isinstance(here.app.screen, kind) and here.app.screen.is_mounted:
            break
        await asyncio.sleep(0.01)
    assert isinstance(here.app.screen, kind)
    await here.pilot.pause()


async def pick(here: Sitting, wanted: str) -> None:
    """Move the cursor to a pick by arrows, and take it."""
    screen = lesson_of(here)
    chooser = screen.chooser
    for _ in range(80):
        if chooser.cursor is not None and chooser.cursor.pick == wanted:
            break
        await here.press(arrow(screen, wanted))
    assert chooser.cursor is not None
    assert chooser.cursor.pick == wanted


def arrow(screen: LessonScreen, wanted: str) -> str:
    """The first arrow of a shortest way to a pick; along a list it is down."""
    chooser, places = screen.chooser, screen.chooser.places
    assert chooser.cursor is not None
    start = chooser.cursor.pick
    if start not in places or wanted not in places or any(line.pick == start for line in screen.panel_lines):
        return "down"
    centres = screen.board.centres()
    known = {one: centres[place] for one, place in places.items()}
    waiting, ways = deque([start]), {start: ""}
    while waiting:
        one = waiting.popleft()
        for key, step in ARROWS.items():
            found = nearest(known, one, step)
            if found is not None and found not in ways:
                ways[found] = ways[one] or key
                waiting.append(found)
    return ways[wanted]


async def attempt(here: Sitting, action: str) -> None:
    """Try something by keys: every pick that leads to it, and the confirmation."""
    screen = lesson_of(here)
    choices = screen.chooser.choices
    assert choices is not None
    path = min((path for choice, path in walked(choices) if choice.action == action), key=len)
    tried = len(screen.table.stage.tried)
    for wanted in path:
        if wanted not in [choice.pick for choice in screen.chooser.path]:
            await pick(here, wanted)
            if screen.chooser.in_view is None:
                await here.press("enter")
    await here.press("enter")
    assert len(screen.table.stage.tried) == tried + 1


@pytest.mark.parametrize(
    ("game", "language"), [("pocket", "en"), ("pocket", "pl"), ("classic", "fr"), ("classic", "it")]
)
def test_every_lesson_is_done_by_keys_up_to_the_first_game(game: str, language: str) -> None:
    async def run() -> None:
        words = Words(language)
        async with learning(Stage(lessons_of(game)[0]), language) as here:
            going = True
            while going:
                screen = lesson_of(here)
                stage = screen.table.stage
                assert shows(here, "log", words.say(stage.says))
                assert shows(here, "status", words.say(stage.lesson.title))
                while not screen.table.stage.done:
                    await attempt(here, screen.table.stage.shown)
                assert shows(here, "log", words.say(screen.table.stage.praise))
                going = screen.table.stage.onward is not None
                assert shows(here, "prompt", words.say("learn-next" if going else "learn-first-game"))
                await here.press("enter")
            await opened(here, TableScreen)
            assert isinstance(here.app.screen, TableScreen)
            assert here.app.screen.game == game
            assert own_learnt().next(game) is None

    asyncio.run(run())


def test_a_wrong_try_is_answered_and_the_cursor_stays() -> None:
    async def run() -> None:
        async with learning(stage_at("pocket", "sight")) as here:
            await pick(here, "tile-3")
            await here.press("enter")
            assert "view before it comes to John Smith." in said(here)
            chooser = lesson_of(here).chooser
            assert chooser.cursor is not None
            assert chooser.cursor.pick == "tile-3"
            assert lesson_of(here).table.stage.tried == ()

    asyncio.run(run())


def test_what_is_no_part_of_the_task_says_so() -> None:
    async def run() -> None:
        async with learning(stage_at("pocket", "tiles")) as here:
            await here.press("t")
            assert "Not in this task: Toby." in said(here)

    asyncio.run(run())


def test_who_is_seen_is_neither_drawn_nor_counted_while_that_is_asked() -> None:
    async def run() -> None:
        async with learning(stage_at("classic", "light"), plain=True) as here:
            assert "Sm*" not in here.text()
            assert "Bert*" not in here.text()
            assert "Seen" not in here.text()
            await here.press("s", "s")
            assert "Smith*" in here.text()

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_every_task_can_be_shown_and_begun_anew(game: str) -> None:
    async def run() -> None:
        async with learning(Stage(lessons_of(game)[0])) as here:
            going = True
            while going:
                screen = lesson_of(here)
                await here.press("s")
                assert screen.table.stage.tried
                await here.press("b")
                assert screen.table.stage.tried == ()
                while not screen.table.stage.done:
                    await here.press("s")
                going = screen.table.stage.onward is not None
                if going:
                    await here.press("n")

    asyncio.run(run())


def test_leaving_leads_to_the_list_and_coming_back_keeps_the_place() -> None:
    async def run() -> None:
        async with learning(stage_at("pocket", "sight")) as here:
            await attempt(here, "point tile-4")
            await here.press("q")
            await opened(here, LessonsScreen)
            await here.press("enter")
            await opened(here, LessonScreen)
            assert str(lesson_of(here).table.stage) == "sight 1 point tile-4"
            await here.press("s", "enter", "s", "q")
            await opened(here, LessonsScreen)
            assert "Who is seen? done" in said(here)
            focused = here.app.focused
            assert focused is not None
            assert focused.id == "lesson-appeal"
            await here.press("q")
            await opened(here, HomeScreen)

    asyncio.run(run())


def test_the_home_screen_leads_to_the_lessons_of_either_game() -> None:
    async def run() -> None:
        app = WhitechapelApp(Words("fr"), UNICODE, 0.0)
        async with app.run_test(size=SIZES["classic"]) as pilot:
            here = Sitting(app, pilot)
            await settled(app)
            app.screen.query_one("#learn").focus()
            await here.press("enter")
            await opened(here, LessonsScreen)
            assert "Qui est vu" in said(here)
            app.screen.query_one("#game").focus()
            await here.press("right")
            await pilot.pause()
            assert "Lumière et ombre" in said(here)
            await here.press("down", "enter")
            await opened(here, LessonScreen)
            assert lesson_of(here).table.stage == stage_at("classic", "light")

    asyncio.run(run())


def test_the_first_game_can_be_begun_from_the_list() -> None:
    async def run() -> None:
        async with learning(stage_at("pocket", "sight")) as here:
            await here.press("q")
            await opened(here, LessonsScreen)
            here.app.screen.query_one("#first").focus()
            await here.press("enter")
            await opened(here, TableScreen)

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_fits_into_the_smallest_window(game: str, language: str) -> None:
    async def run() -> None:
        async with learning(Stage(lessons_of(game)[0]), language) as here:
            lines = here.text().split("\n")
            assert lines[-1].strip() == Words(language).say("terminal-lesson-keys")
            assert "…" not in "".join(lines)

    asyncio.run(run())
