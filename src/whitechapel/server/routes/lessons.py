"""Lessons over plain HTTP. The server keeps nothing of them: every answer follows from what is asked."""

from msgspec import Struct

from whitechapel.server import protocol, views
from whitechapel.server.routes.shell import Call, Route


class OfGame(Struct):
    """Which game."""

    game: protocol.GameName


async def lessons(_call: Call, asked: OfGame) -> protocol.Lessons:
    """The lessons of a game."""
    return views.lessons(asked.game)


async def lesson(_call: Call, asked: protocol.AskLesson) -> protocol.LessonTask:
    """A task of a lesson, as it stands after what was tried."""
    return views.lesson(asked)


async def try_in_lesson(_call: Call, asked: protocol.AskTry) -> protocol.LessonAnswer:
    """Try something in a task."""
    return views.tried(asked)


async def preview_in_lesson(_call: Call, asked: protocol.AskTry) -> protocol.LessonPreview:
    """How the board would look after an action that may be tried."""
    return views.lesson_preview(asked)


async def describe_lesson(_call: Call, asked: protocol.AskLesson) -> protocol.LessonDescribed:
    """The position of a task in words."""
    return views.lesson_described(asked)


ROUTES = (
    Route("GET", "/api/v1/lessons", lessons),
    Route("GET", "/api/v1/lesson", lesson, (404, 409)),
    Route("GET", "/api/v1/lesson/try", try_in_lesson, (404, 409)),
    Route("GET", "/api/v1/lesson/preview", preview_in_lesson, (404, 409)),
    Route("GET", "/api/v1/lesson/describe", describe_lesson, (404, 409)),
)
